import type { Direction } from '../kit/input/direction.ts'

/** How many lines the board has each way. */
export const SIZE = 15
export const CELLS = SIZE * SIZE
/** The crossing in the middle. */
export const CENTER = (CELLS - 1) / 2

/** A crossing of two lines, from 0 at the upper left, by rows. */
export type Cell = number

export const columnOf = (cell: Cell): number => cell % SIZE
export const rowOf = (cell: Cell): number => Math.floor(cell / SIZE)

/** The crossing of a column and a row; undefined beyond the board. */
export const cellAt = (column: number, row: number): Cell | undefined =>
  column >= 0 && row >= 0 && column < SIZE && row < SIZE ? row * SIZE + column : undefined

/** The four ways in which a line runs, as columns and rows. */
export const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const

/** The name of a crossing as players write it, such as H8: columns from the left, rows from below. */
export const placeOf = (cell: Cell): string => `${'ABCDEFGHIJKLMNO'[columnOf(cell)]}${SIZE - rowOf(cell)}`

const STEPS: Readonly<Record<Direction, readonly [column: number, row: number]>> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
}

/** The crossing beside one; the same at the edge. */
export function cellBeside(cell: Cell, direction: Direction): Cell {
  const [across, along] = STEPS[direction]
  return cellAt(columnOf(cell) + across, rowOf(cell) + along) ?? cell
}
