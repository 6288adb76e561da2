import type { Rules } from '../kit/record.ts'
import { workOn } from './candidates.ts'
import { createPuzzle, type Puzzle } from './generate.ts'
import { bitOf, CELLS, PEERS } from './grid.ts'
import type { Level } from './levels.ts'
import type { Grid } from './solve.ts'

/** What a game begins with. */
export interface Setup {
  readonly level: Level
  readonly seed: number
  /** The day of which it is the puzzle. */
  readonly day?: string | undefined
}

export interface Position extends Puzzle {
  readonly values: Grid
  /** The digits that are noted in each cell, as sets. */
  readonly notes: readonly number[]
}

/** `set` writes a digit, 0 for none; `note` notes one or takes it away; `fill` notes in all cells what can stand there. */
export type Move =
  | { readonly type: 'set' | 'note'; readonly cell: number; readonly digit: number }
  | { readonly type: 'fill' }

/** Writes a digit: its cell has no notes any more, and what the cell sees no note of that digit. */
function write(position: Position, cell: number, digit: number): Position {
  const peers = PEERS[cell] ?? []
  const notes = position.notes.map((set, other) => {
    if (other === cell) return 0
    return digit > 0 && peers.includes(other) ? set & ~bitOf(digit) : set
  })
  return { ...position, values: position.values.with(cell, digit), notes }
}

function fillNotes(position: Position): Position | undefined {
  const notes = [...workOn(position.values).candidates]
  return notes.every((set, cell) => set === position.notes[cell]) ? undefined : { ...position, notes }
}

export const rules: Rules<Setup, Position, Move> = {
  begin({ level, seed }) {
    const puzzle = createPuzzle(level, seed)
    return { ...puzzle, values: puzzle.givens, notes: CELLS.map(() => 0) }
  },
  play(position, move) {
    if (move.type === 'fill') return fillNotes(position)
    const { type, cell, digit } = move
    const value = position.values[cell]
    if (value === undefined || position.givens[cell] !== 0 || digit < 0 || digit > 9) return undefined
    const set = position.notes[cell] ?? 0
    if (type === 'set') return value === digit && (digit > 0 || set === 0) ? undefined : write(position, cell, digit)
    if (value !== 0 || digit === 0) return undefined
    return { ...position, notes: position.notes.with(cell, set ^ bitOf(digit)) }
  },
}

/** Whether all cells have their digits. */
export const isFilled = ({ values, solution }: Position): boolean =>
  values.every((digit, cell) => digit === solution[cell])

/** How many cells are empty. */
export const emptyCells = ({ values }: Pick<Position, 'values'>): number => values.filter((digit) => digit === 0).length

/** Cells whose digit another cell that they see has, too. */
export const conflictsOf = ({ values }: Pick<Position, 'values'>): readonly number[] =>
  CELLS.filter((cell) => values[cell] !== 0 && (PEERS[cell] ?? []).some((other) => values[other] === values[cell]))

/** Cells whose digit is not that of the solution. */
export const mistakesOf = ({ values, solution }: Position): readonly number[] =>
  CELLS.filter((cell) => values[cell] !== 0 && values[cell] !== solution[cell])
