/** How many entries are remembered as recently used. */
export const RECENT_LIMIT = 50

/** Adds the id of a used entry: the last used first, each once, at most 50. */
export function addRecent(recent: readonly string[], id: string): readonly string[] {
  return [id, ...recent.filter((one) => one !== id)].slice(0, RECENT_LIMIT)
}

/** The id by which an entry is remembered: unique among all sources. */
export const recentId = (source: string, id: string): string => `${source} ${id}`
