import { SEARCH } from '../../../../shared/constants.ts'

/** One source of suggestions and whether it is asked (spec section 3: searchAssociationArr). */
export interface Source {
  readonly name: string
  readonly active: boolean
}

/**
 * The sources as they stand: while the user has chosen none, the engine in use answers for itself, if it can.
 * @param known the sources that can be asked
 */
export function sourcesNow(stored: readonly Source[], engine: string, known: readonly string[]): readonly Source[] {
  if (stored.length > 0) return stored.filter(({ name }) => known.includes(name))
  return known.includes(engine) ? [{ name: engine, active: true }] : []
}

/** Turns one source on or off. At most three are on: the fourth turns off the one that was turned on first. */
export function toggleSource(
  sources: readonly Source[],
  name: string,
): { readonly sources: readonly Source[]; readonly dropped: string | undefined } {
  const was = sources.find((source) => source.name === name)?.active ?? false
  if (was) {
    return { sources: sources.map((one) => (one.name === name ? { name, active: false } : one)), dropped: undefined }
  }
  const others = sources.filter((source) => source.name !== name)
  const active = others.filter((source) => source.active)
  const dropped = active.length >= SEARCH.sourcesLimit ? active[0]?.name : undefined
  const kept = others.map((source) => (source.name === dropped ? { ...source, active: false } : source))
  return { sources: [...kept, { name, active: true }], dropped }
}

/** The master toggle: the first three on, or all off. */
export function toggleAllSources(names: readonly string[], active: boolean): readonly Source[] {
  return names.map((name, index) => ({ name, active: active && index < SEARCH.sourcesLimit }))
}
