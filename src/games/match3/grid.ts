import type { Direction } from '../kit/input/direction.ts'

/** Cells of a side. They are counted by rows from 0. */
export const SIDE = 8
export const CELLS = SIDE ** 2

/** What a piece does when it is cleared: its row, its column, what lies around it, or all pieces of one kind. */
export const SPECIALS = ['row', 'column', 'burst', 'rainbow'] as const
export type Special = (typeof SPECIALS)[number]

export interface Piece {
  readonly id: number
  /** Its shape, from 0; -1 for a rainbow, which has none. */
  readonly kind: number
  readonly special?: Special
}

/** A board at rest: a piece in each cell. */
export type Grid = readonly Piece[]
/** A board some of whose pieces are gone. */
export type Gapped = readonly (Piece | undefined)[]

export const RAINBOW_KIND = -1

export const rowOf = (cell: number): number => Math.floor(cell / SIDE)
export const columnOf = (cell: number): number => cell % SIDE

/** The cell beside one; undefined beyond the edge. */
export function cellBeside(cell: number, direction: Direction): number | undefined {
  const [row, column] = [rowOf(cell), columnOf(cell)]
  if (direction === 'up') return row > 0 ? cell - SIDE : undefined
  if (direction === 'down') return row < SIDE - 1 ? cell + SIDE : undefined
  if (direction === 'left') return column > 0 ? cell - 1 : undefined
  return column < SIDE - 1 ? cell + 1 : undefined
}

/** The board with two pieces in each other's cells. */
export function swapped<T>(board: readonly T[], one: number, other: number): readonly T[] {
  const next = [...board]
  const [a, b] = [board[one], board[other]]
  if (a !== undefined && b !== undefined) [next[one], next[other]] = [b, a]
  return next
}

/** Three or more equal pieces side by side. */
export interface Run {
  readonly kind: number
  readonly cells: readonly number[]
  readonly isRow: boolean
}

/** All rows and columns, as cells in their order. */
const LINES: readonly { readonly cells: readonly number[]; readonly isRow: boolean }[] = [true, false].flatMap(
  (isRow) =>
    Array.from({ length: SIDE }, (_, line) => ({
      isRow,
      cells: Array.from({ length: SIDE }, (_, step) => (isRow ? line * SIDE + step : step * SIDE + line)),
    })),
)

/** The runs of a board, each as long as it is. */
export function runsOf(board: Gapped): readonly Run[] {
  const runs: Run[] = []
  for (const { cells, isRow } of LINES) {
    for (let start = 0; start < SIDE; ) {
      const kind = kindAt(board, cells[start])
      let end = start + 1
      while (end < SIDE && kindAt(board, cells[end]) === kind) end++
      if (kind >= 0 && end - start >= 3) runs.push({ kind, cells: cells.slice(start, end), isRow })
      start = end
    }
  }
  return runs
}

const kindAt = (board: Gapped, cell: number | undefined): number =>
  (cell === undefined ? undefined : board[cell])?.kind ?? RAINBOW_KIND

/** Whether a cell is part of a run. */
export function isInRun(board: Gapped, cell: number): boolean {
  const kind = kindAt(board, cell)
  if (kind < 0) return false
  const reach = (direction: Direction): number => {
    let [count, next] = [0, cellBeside(cell, direction)]
    while (next !== undefined && kindAt(board, next) === kind) {
      count++
      next = cellBeside(next, direction)
    }
    return count
  }
  return reach('left') + reach('right') >= 2 || reach('up') + reach('down') >= 2
}
