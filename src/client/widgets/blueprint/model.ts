/** Adds one to this tile's counter. */
export function countUp(counts: Readonly<Record<string, number>>, id: string): Readonly<Record<string, number>> {
  return { ...counts, [id]: (counts[id] ?? 0) + 1 }
}

/** The sum of all tiles' counters. */
export const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)
