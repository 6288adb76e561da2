/** How many entries are remembered as recently used. */
export const RECENT_LIMIT = 50

/** Adds the id of a used entry: the last used first, each once, at most 50. */
export function addRecent(recent: readonly string[], id: string): readonly string[] {
  return [id, ...recent.filter((one) => one !== id)].slice(0, RECENT_LIMIT)
}

/** The id by which an entry is remembered: unique among all sources. */
export const recentId = (source: string, id: string): string => `${source} ${id}`

/** How often an icon has been opened of late. */
export interface IconUse {
  readonly id: string
  /** Each opening counts 1, and fades with every later one of any icon. */
  readonly weight: number
}

/** After some 35 later openings of others, one counts half. */
const FADING = 0.98
/** How many icons are counted. */
export const USES_LIMIT = 100

/** Counts an opening of an icon: the most used first. */
export function addUse(uses: readonly IconUse[], id: string): readonly IconUse[] {
  const before = uses.find((one) => one.id === id)?.weight ?? 0
  const faded = uses.filter((one) => one.id !== id).map((one) => ({ ...one, weight: one.weight * FADING }))
  return [{ id, weight: before * FADING + 1 }, ...faded]
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, USES_LIMIT)
}

/** The most used first, the others in their order. */
export function byUse<T>(entries: readonly T[], idOf: (entry: T) => string, uses: readonly IconUse[]): readonly T[] {
  const weights = new Map(uses.map(({ id, weight }) => [id, weight]))
  const weightOf = (entry: T) => weights.get(idOf(entry)) ?? 0
  return entries.toSorted((one, other) => weightOf(other) - weightOf(one))
}
