/**
 * A list with each entry that only `reference` has, inserted behind its left neighbour there; at the start without one.
 * @param keyOf tells entries apart
 */
export function insertBehind<T>(
  list: readonly T[],
  reference: readonly T[],
  keyOf: (entry: T) => string,
): readonly T[] {
  const keys = new Set(list.map(keyOf))
  const result = [...list]
  for (const [index, entry] of reference.entries()) {
    const key = keyOf(entry)
    if (keys.has(key)) continue
    const left = reference[index - 1]
    const behind = left === undefined ? 0 : result.findIndex((other) => keyOf(other) === keyOf(left)) + 1
    result.splice(behind, 0, entry)
    keys.add(key)
  }
  return result
}
