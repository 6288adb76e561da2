/** The top left corner and the size of a card, in px. */
interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where the card at `index` stands once the one at `from` has been moved to `to`. */
export function indexAfterMove(index: number, from: number, to: number): number {
  if (index === from) return to
  if (from < index && index <= to) return index - 1
  if (to <= index && index < from) return index + 1
  return index
}

/** The index of the card whose middle is nearest to a point. */
export function nearestIndex(boxes: readonly Box[], x: number, y: number): number {
  const distances = boxes.map(({ left, top, width, height }) => Math.hypot(left + width / 2 - x, top + height / 2 - y))
  return distances.indexOf(Math.min(...distances))
}

/** How many cards stand in the first row. */
export const columnsOf = (boxes: readonly Box[]): number => boxes.filter(({ top }) => top === boxes[0]?.top).length
