/** How often entries of a catalogue were added, by id. */
export type Counts = ReadonlyMap<string, number>

/** What a pinned entry is worth before anyone has added anything: the count that an unpinned one needs to overtake it. */
export const PIN_HEAD_START = 20

/**
 * Sorts entries by popularity: the more often added first, where a pinned one begins with a head start. Equal ones keep
 * their order, so that without counts the pinned come first and the catalogue's order stays.
 */
export function sortByPopularity<Entry>(
  entries: readonly Entry[],
  counts: Counts,
  identify: (entry: Entry) => { readonly id: string; readonly pin: boolean },
): readonly Entry[] {
  const scoreOf = (entry: Entry) => {
    const { id, pin } = identify(entry)
    return (counts.get(id) ?? 0) + (pin ? PIN_HEAD_START : 0)
  }
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry) }))
    .sort((one, other) => other.score - one.score)
    .map(({ entry }) => entry)
}
