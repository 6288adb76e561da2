/** The list with its item at index `from` moved to index `to`. */
export function moveItem<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from]
  if (item === undefined) return list
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, item)
}

/** Moves an item by its indices among the shown items; hidden items stay at their own indices. */
export function moveVisibleItem<T>(
  list: readonly T[],
  isShown: (item: T) => boolean,
  from: number,
  to: number,
): readonly T[] {
  const rest = [...moveItem(list.filter(isShown), from, to)]
  return list.flatMap((item) => (isShown(item) ? rest.splice(0, 1) : [item]))
}

/** The index that an item dragged by `distance` px lies over, rows being `pitch` px apart. */
export function indexAtDistance(from: number, distance: number, pitch: number, count: number): number {
  const rows = pitch > 0 ? Math.round(distance / pitch) : 0
  return Math.min(count - 1, Math.max(0, from + rows))
}

/** By how many rows the item at `index` shifts while the one at `from` is dragged over `to`: −1, 0 or 1. */
export function rowShift(index: number, from: number, to: number): number {
  if (index > from && index <= to) return -1
  return index < from && index >= to ? 1 : 0
}
