/** The entries in random order (Fisher and Yates). @param random gives numbers from 0 to under 1 */
export function shuffle<T>(entries: readonly T[], random: () => number): T[] {
  const shuffled = [...entries]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T]
  }
  return shuffled
}
