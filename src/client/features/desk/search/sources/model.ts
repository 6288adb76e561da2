import { SEARCH } from '../../../../../shared/constants.ts'

/** A suggestion source and whether it is enabled (spec section 3: searchAssociationArr). */
export interface Source {
  readonly name: string
  readonly active: boolean
}

/**
 * The stored sources, or by default the engine in use where it offers suggestions.
 * @param known the names of all sources that exist
 */
export function effectiveSources(
  stored: readonly Source[],
  engine: string,
  known: readonly string[],
): readonly Source[] {
  if (stored.length > 0) return stored.filter(({ name }) => known.includes(name))
  return known.includes(engine) ? [{ name: engine, active: true }] : []
}

/** Turns one source on or off. At most three are on: a fourth turns off the oldest (`dropped`). */
export function toggleSource(
  sources: readonly Source[],
  name: string,
): { readonly sources: readonly Source[]; readonly dropped: string | undefined } {
  const isActive = sources.find((source) => source.name === name)?.active ?? false
  if (isActive) {
    return { sources: sources.map((one) => (one.name === name ? { name, active: false } : one)), dropped: undefined }
  }
  const others = sources.filter((source) => source.name !== name)
  const active = others.filter((source) => source.active)
  const dropped = active.length >= SEARCH.sourcesLimit ? active[0]?.name : undefined
  const updated = others.map((source) => (source.name === dropped ? { ...source, active: false } : source))
  return { sources: [...updated, { name, active: true }], dropped }
}

/** The master toggle: the first three on, or all off. */
export function toggleAllSources(names: readonly string[], active: boolean): readonly Source[] {
  return names.map((name, index) => ({ name, active: active && index < SEARCH.sourcesLimit }))
}
