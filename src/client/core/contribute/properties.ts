/** Custom properties of the root by name; an empty text removes the property. */
export type PropertyValues = Readonly<Record<`--gk-${string}`, string>>

/** A document, or anything else that notifies of its changes. */
interface Source {
  subscribe(listener: () => void): unknown
}

/**
 * Settings as custom properties of the root, for style sheets. Applied after the first frame, which has them from
 * `BootState`, so they cost the entry nothing (decision 0010).
 */
export interface Properties {
  /** The id of the settings that they derive from. */
  readonly id: string
  readonly sources: readonly Source[]
  /** The current values, always of every name. */
  compute(): PropertyValues
}

/** Declares the content of a `properties.ts`: `defineProperties('icon', [iconSettings], () => ({ … }))`. */
export function defineProperties(id: string, sources: readonly Source[], compute: () => PropertyValues): Properties {
  return { id, sources, compute }
}

/** Writes all properties to the root, now and whenever a source changes. First all are computed: some read styles. */
export function syncProperties(root: HTMLElement, all: readonly Properties[]): void {
  const write = (values: PropertyValues) => {
    for (const [name, value] of Object.entries(values)) {
      if (root.style.getPropertyValue(name) !== value) root.style.setProperty(name, value)
    }
  }
  for (const values of all.map(({ compute }) => compute())) write(values)
  for (const { sources, compute } of all) for (const source of sources) source.subscribe(() => write(compute()))
}
