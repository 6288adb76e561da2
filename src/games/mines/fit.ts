/** How a board lies in the room it has. */
export interface Fit {
  /** Whether its columns are shown as rows. */
  readonly isTurned: boolean
  /** The side of a cell, in px. */
  readonly cell: number
  /** Whether it is larger than the room, and has to be moved in it. */
  readonly isPanned: boolean
}

/** A board is seen as a whole from this side of its cells on, in px. */
const SMALLEST = 26
/** One that has to be moved has cells for a finger; none is larger than looks good. */
const PANNED = 34
const LARGEST = 54

/**
 * The larger cells of a board that lies as it is, or turned. @param room its width and height in px
 * @param frame what the board has around its cells, both sides together, in px
 */
export function fitBoard(
  room: { readonly width: number; readonly height: number },
  { columns, rows }: { readonly columns: number; readonly rows: number },
  frame: number,
): Fit {
  const sideOf = (across: number, down: number) =>
    Math.floor(Math.min((room.width - frame) / across, (room.height - frame) / down))
  const [lying, turned] = [sideOf(columns, rows), sideOf(rows, columns)]
  const isTurned = turned > lying
  const side = Math.max(lying, turned)
  const isPanned = side < SMALLEST
  return { isTurned, cell: isPanned ? PANNED : Math.min(LARGEST, side), isPanned }
}
