/** Custom properties of the root by name; an empty text takes the property away. */
export type PropertyValues = Readonly<Record<`--gk-${string}`, string>>

/** What may change them: a document, or anything else that tells of its changes. */
interface Source {
  subscribe(listener: () => void): unknown
}

/**
 * What settings mean for the page's style sheets, as custom properties of the root. They wait for the first frame, which
 * already has them from the last opening: so a setting that only changes how something looks costs the entry nothing.
 */
export interface Properties {
  /** The name of the settings that they follow from. */
  readonly id: string
  readonly sources: readonly Source[]
  /** The values at this moment; every name is given each time. */
  now(): PropertyValues
}

/** Declares a feature's properties (`properties.ts`), e.g. `defineProperties('icon', [iconSettings], () => ({ … }))`. */
export function defineProperties(id: string, sources: readonly Source[], now: () => PropertyValues): Properties {
  return { id, sources, now }
}

/** Writes them to the root, now and whenever a source changes. */
export function syncProperties(root: HTMLElement, all: readonly Properties[]): void {
  for (const { sources, now } of all) {
    const write = () => {
      for (const [name, value] of Object.entries(now())) {
        if (root.style.getPropertyValue(name) !== value) root.style.setProperty(name, value)
      }
    }
    write()
    for (const source of sources) source.subscribe(write)
  }
}
