import { cellCount, type Grid, type Neighbours, neighboursOf } from './grid.ts'

/** What can be known of a board: the numbers that are open, and the mines that are proven. It changes as more is known. */
export interface Knowledge {
  readonly grid: Grid
  readonly near: Neighbours
  /** The number of each open cell, else `HIDDEN`. */
  readonly numbers: Int8Array
  /** 1 where a mine is proven. */
  readonly mines: Uint8Array
  /** Open cells around which something has become known. */
  readonly changed: number[]
}

export const HIDDEN = -1

/** What follows from what is known, and by which rule. */
export interface Deduction {
  /**
   * `done`: all mines of a number are known; `full`: all hidden cells around it are mines; `pair`: two numbers together;
   * `cases`: so in every arrangement; `count`: so in every arrangement with as many mines as there are.
   */
  readonly rule: 'done' | 'full' | 'pair' | 'cases' | 'count'
  readonly safe: readonly number[]
  readonly mines: readonly number[]
  /** The open cells whose numbers prove it. */
  readonly because: readonly number[]
}

export function emptyKnowledge(grid: Grid): Knowledge {
  const count = cellCount(grid)
  return {
    grid,
    near: neighboursOf(grid),
    numbers: new Int8Array(count).fill(HIDDEN),
    mines: new Uint8Array(count),
    changed: [],
  }
}

const touch = ({ near, numbers, changed }: Knowledge, cell: number) => {
  for (const other of near[cell] ?? []) if (numbers[other] !== HIDDEN) changed.push(other)
}

/** Learns the number of a cell. */
export function learnNumber(known: Knowledge, cell: number, number: number): void {
  known.numbers[cell] = number
  known.changed.push(cell)
  touch(known, cell)
}

/** Learns that a mine lies in a cell. */
export function learnMine(known: Knowledge, cell: number): void {
  known.mines[cell] = 1
  touch(known, cell)
}

export const isUnknown = ({ numbers, mines }: Knowledge, cell: number): boolean =>
  numbers[cell] === HIDDEN && mines[cell] === 0

/** What a number still says: of these cells so many are mines. Undefined if nothing is open there, or nothing is left. */
export function clueOf(
  known: Knowledge,
  cell: number,
): { readonly cells: number[]; readonly left: number } | undefined {
  const number = known.numbers[cell] ?? HIDDEN
  if (number === HIDDEN) return undefined
  const cells: number[] = []
  let left = number
  for (const other of known.near[cell] ?? []) {
    if (known.mines[other] === 1) left--
    else if (known.numbers[other] === HIDDEN) cells.push(other)
  }
  return cells.length === 0 ? undefined : { cells, left }
}
