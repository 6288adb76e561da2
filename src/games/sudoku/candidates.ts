import { ALL_DIGITS, bitOf, CELLS, type House, PEERS } from './grid.ts'
import type { Grid } from './solve.ts'

/** A grid that is being solved: its digits, and the digits that each empty cell may still have. */
export interface Work {
  readonly values: Uint8Array
  readonly candidates: Uint16Array
}

export interface Digit {
  readonly cell: number
  readonly digit: number
}

/** Sets a digit, and takes it from all that the cell sees. */
export function place({ values, candidates }: Work, { cell, digit }: Digit): void {
  values[cell] = digit
  candidates[cell] = 0
  for (const other of PEERS[cell] ?? []) candidates[other] = (candidates[other] ?? 0) & ~bitOf(digit)
}

export function workOn(grid: Grid): Work {
  const work: Work = { values: new Uint8Array(81), candidates: new Uint16Array(81).fill(ALL_DIGITS) }
  for (const cell of CELLS) if (grid[cell]) place(work, { cell, digit: grid[cell] })
  return work
}

/** Takes a candidate away. */
export function remove({ candidates }: Work, { cell, digit }: Digit): void {
  candidates[cell] = (candidates[cell] ?? 0) & ~bitOf(digit)
}

export const has = ({ candidates }: Work, cell: number, digit: number): boolean =>
  ((candidates[cell] ?? 0) & bitOf(digit)) !== 0

/** The cells of a house that may have a digit. */
export const cellsFor = (work: Work, { cells }: Pick<House, 'cells'>, digit: number): readonly number[] =>
  cells.filter((cell) => has(work, cell, digit))

export const isSolved = ({ values }: Work): boolean => values.every((digit) => digit > 0)
