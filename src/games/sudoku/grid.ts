import type { Direction } from '../kit/input/direction.ts'

/** Cells are counted by rows, digits are from 1 to 9, and a set of digits is a number with the bit `digit - 1` for each. */
export const CELLS: readonly number[] = [...new Array(81).keys()]
export const DIGITS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9]
export const ALL_DIGITS = 0x1ff

export const bitOf = (digit: number): number => 1 << (digit - 1)
export const rowOf = (cell: number): number => Math.floor(cell / 9)
export const columnOf = (cell: number): number => cell % 9
export const boxOf = (cell: number): number => Math.floor(rowOf(cell) / 3) * 3 + Math.floor(columnOf(cell) / 3)

const COUNTS: readonly number[] = Array.from(
  { length: ALL_DIGITS + 1 },
  (_, set) => [...set.toString(2)].filter((bit) => bit === '1').length,
)
/** How many digits a set has. */
export const countOf = (set: number): number => COUNTS[set] ?? 0
/** The digits of a set. */
export const digitsOf = (set: number): readonly number[] => DIGITS.filter((digit) => (set & bitOf(digit)) !== 0)

/** A row, column or box: it has each digit once. */
export interface House {
  readonly kind: 'row' | 'column' | 'box'
  readonly index: number
  readonly cells: readonly number[]
}

const housesOf = (kind: House['kind'], indexOf: (cell: number) => number): readonly House[] =>
  [...new Array(9).keys()].map((index) => ({ kind, index, cells: CELLS.filter((cell) => indexOf(cell) === index) }))

export const ROWS = housesOf('row', rowOf)
export const COLUMNS = housesOf('column', columnOf)
export const BOXES = housesOf('box', boxOf)
/** All 27, boxes first: there one looks first. */
export const HOUSES: readonly House[] = [...BOXES, ...ROWS, ...COLUMNS]

export const sees = (cell: number, other: number): boolean =>
  cell !== other && (rowOf(cell) === rowOf(other) || columnOf(cell) === columnOf(other) || boxOf(cell) === boxOf(other))

/** The 20 cells that must differ from each cell. */
export const PEERS: readonly (readonly number[])[] = CELLS.map((cell) => CELLS.filter((other) => sees(cell, other)))

/** The cell beside one; at the edge that of the other end. Without a cell it is the one in the middle. */
export function cellBeside(cell: number | undefined, direction: Direction): number {
  if (cell === undefined) return 40
  const column = columnOf(cell) + (direction === 'right' ? 1 : direction === 'left' ? -1 : 0)
  const row = rowOf(cell) + (direction === 'down' ? 1 : direction === 'up' ? -1 : 0)
  return ((row + 9) % 9) * 9 + ((column + 9) % 9)
}
