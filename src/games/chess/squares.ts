import type { Direction } from '../kit/input/direction.ts'
import type { Square } from './legal.ts'

const FILES = 'abcdefgh'

/** Where a square lies on the board as it is seen: columns from the left, rows from above, both from 0. */
export function placeOf(square: Square, isTurned: boolean): { readonly column: number; readonly row: number } {
  const [column, row] = [FILES.indexOf(square.charAt(0)), 8 - Number(square.charAt(1))]
  return isTurned ? { column: 7 - column, row: 7 - row } : { column, row }
}

function squareAt(column: number, row: number, isTurned: boolean): Square {
  const [file, rank] = isTurned ? [7 - column, row + 1] : [column, 8 - row]
  return `${FILES.charAt(file)}${rank}` as Square
}

/** The squares by rows from above, as the board is seen. @param isTurned whether black is below */
export const rowsOfSquares = (isTurned: boolean): readonly (readonly Square[])[] =>
  Array.from({ length: 8 }, (_, row) => Array.from({ length: 8 }, (_, column) => squareAt(column, row, isTurned)))

/** The square beside one, as the board is seen; the same at the edge. */
export function squareBeside(square: Square, direction: Direction, isTurned: boolean): Square {
  const { column, row } = placeOf(square, isTurned)
  const across = direction === 'left' ? -1 : direction === 'right' ? 1 : 0
  const down = direction === 'up' ? -1 : direction === 'down' ? 1 : 0
  return squareAt(Math.min(7, Math.max(0, column + across)), Math.min(7, Math.max(0, row + down)), isTurned)
}
