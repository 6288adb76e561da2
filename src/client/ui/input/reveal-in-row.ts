/** How much of the neighbours is shown, too, in px: it says that the row goes on. */
const NEIGHBOUR_PX = 40

/** Scrolls a row until one of its items is whole, and as little as that takes. */
export function revealInRow(row: Element, item: Element): void {
  const [own, room] = [item.getBoundingClientRect(), row.getBoundingClientRect()]
  const before = Math.min(0, own.left - room.left - NEIGHBOUR_PX)
  row.scrollLeft += before < 0 ? before : Math.max(0, own.right - room.right + NEIGHBOUR_PX)
}
