/** Tiles of the page on screen that are chosen together, by their ids; in no order. */
export type Chosen = ReadonlySet<string>

/** Chosen as well, or no more. */
export function toggled(chosen: Chosen, id: string): Chosen {
  const next = new Set(chosen)
  if (!next.delete(id)) next.add(id)
  return next
}

/** Those of the chosen ones that are still on the page; the same when all are. */
export function stillPresent(chosen: Chosen, page: readonly { readonly id: string }[]): Chosen {
  const left = page.flatMap(({ id }) => (chosen.has(id) ? [id] : []))
  return left.length === chosen.size ? chosen : new Set(left)
}

/** What is carried with a tile, itself included: all that are chosen, in the order of the page, if it is one of them. */
export function draggedWith<T extends { readonly id: string }>(
  tile: T,
  chosen: Chosen,
  page: readonly T[],
): readonly T[] {
  const all = page.filter(({ id }) => chosen.has(id))
  return all.includes(tile) ? all : [tile]
}
