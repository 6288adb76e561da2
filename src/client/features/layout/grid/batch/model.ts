/** The ids of the selected tiles of the page on screen, in no order. */
export type Selection = ReadonlySet<string>

/** Selects or deselects a tile. */
export function toggled(selected: Selection, id: string): Selection {
  const next = new Set(selected)
  if (!next.delete(id)) next.add(id)
  return next
}

/** The selected tiles that are still on the page; the same set if all are. */
export function stillPresent(selected: Selection, page: readonly { readonly id: string }[]): Selection {
  const remaining = page.flatMap(({ id }) => (selected.has(id) ? [id] : []))
  return remaining.length === selected.size ? selected : new Set(remaining)
}

/** How high a toast and half a tile reach above dock or tab bar, in px: a toast of two lines, its distance, a tile. */
const TOAST_REACH_PX = 120

/**
 * Whether a toast would lie over a tile that has been dropped.
 * @param y of the tile's middle, in px of the viewport
 * @param foot what dock or tab bar take of the height, with the space above them, in px
 */
export const isUnderToast = (
  y: number,
  { height, foot }: { readonly height: number; readonly foot: number },
): boolean => y > height - foot - TOAST_REACH_PX

/** The tiles dragged with one: the whole selection in page order if the tile is part of it, else the tile alone. */
export function draggedTogether<T extends { readonly id: string }>(
  tile: T,
  selected: Selection,
  page: readonly T[],
): readonly T[] {
  const selection = page.filter(({ id }) => selected.has(id))
  return selection.includes(tile) ? selection : [tile]
}
