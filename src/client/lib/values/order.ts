/**
 * A list with each entry that only `reference` has, inserted behind its left neighbour there; at the start without one.
 * @param keyOf tells entries apart
 */
export function insertBehind<T>(
  list: readonly T[],
  reference: readonly T[],
  keyOf: (entry: T) => string,
): readonly T[] {
  const start: Chain<T> = { entries: [], next: undefined }
  const links = new Map<string, Chain<T>>()
  let behind = start
  const insert = (entry: T) => {
    const link = { entries: [entry], next: behind.next }
    behind.next = link
    behind = link
    if (!links.has(keyOf(entry))) links.set(keyOf(entry), link)
  }
  for (const entry of list) insert(entry)
  behind = start
  for (const entry of reference) {
    const known = links.get(keyOf(entry))
    if (known === undefined) insert(entry)
    else behind = known
  }
  const result: T[] = []
  for (let link: Chain<T> | undefined = start; link !== undefined; link = link.next) result.push(...link.entries)
  return result
}

/** A list in which something is inserted at once, wherever; its start has no entry. */
interface Chain<T> {
  readonly entries: readonly T[]
  next: Chain<T> | undefined
}
