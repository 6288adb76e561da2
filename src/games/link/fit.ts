import type { Point } from './paths.ts'
import type { Setup } from './rules.ts'

/** How a board lies in the room it has. */
export interface Fit {
  /** Whether its columns are shown as rows. */
  readonly isTurned: boolean
  /** The side of a cell, in px. */
  readonly cell: number
}

/** What a board has around its cells at each side, where lines go around, in cells. */
export const MARGIN = 0.42
const LARGEST = 84

/** The larger cells of a board that lies as it is, or turned. @param room its width and height in px */
export function fitBoard(room: { readonly width: number; readonly height: number }, { columns, rows }: Setup): Fit {
  const sideOf = (across: number, down: number) =>
    Math.floor(Math.min(room.width / (across + 2 * MARGIN), room.height / (down + 2 * MARGIN), LARGEST))
  const [lying, turned] = [sideOf(columns, rows), sideOf(rows, columns)]
  return { isTurned: turned > lying, cell: Math.max(lying, turned) }
}

/** Where a place is seen, in cells from the corner of the board: its middle. Those of the border are near the edge. */
export function seenAt({ x, y }: Point, { columns, rows }: Setup, isTurned: boolean): Point {
  const along = (at: number, count: number) => {
    if (at < 0) return MARGIN / 2
    return at >= count ? count + MARGIN * 1.5 : at + MARGIN + 0.5
  }
  const seen = { x: along(x, columns), y: along(y, rows) }
  return isTurned ? { x: seen.y, y: seen.x } : seen
}
