import type { Hint } from './advise.ts'
import { ALL_DIGITS, bitOf, digitsOf, PEERS } from './grid.ts'
import { conflictsOf, type Position } from './rules.ts'

/** A digit that is noted in a cell, and what a hint says of it: it proves something, or it is to go. */
export interface Note {
  readonly digit: number
  readonly mark: 'none' | 'proof' | 'cut'
}

/** How a cell is shown. */
export interface CellView {
  readonly digit: number
  readonly isGiven: boolean
  readonly notes: readonly Note[]
  /** Whether the chosen cell is this one, has the same digit, or sees it. */
  readonly relation: 'chosen' | 'same' | 'seen' | 'none'
  /** Whether its digit stands twice in a house, or was found to be wrong. */
  readonly fault: 'none' | 'conflict' | 'wrong'
  /** What a hint is about: the cell that gets its digit, those that prove it, the house. */
  readonly hint: 'none' | 'target' | 'proof' | 'house'
}

interface Shown {
  readonly chosen: number | undefined
  /** Cells that were found to be wrong. */
  readonly wrong: readonly number[]
  readonly step: Hint | undefined
}

/** How all cells are shown. */
export function cellViews(position: Position, { chosen, wrong, step }: Shown): readonly CellView[] {
  const conflicts = new Set(conflictsOf(position))
  const seen = new Set(chosen === undefined ? [] : PEERS[chosen])
  const digitOf = (cell: number) => position.values[cell] ?? 0
  const relationOf = (cell: number): CellView['relation'] => {
    if (cell === chosen) return 'chosen'
    if (chosen !== undefined && digitOf(chosen) > 0 && digitOf(cell) === digitOf(chosen)) return 'same'
    return seen.has(cell) ? 'seen' : 'none'
  }
  return position.values.map((digit, cell) => ({
    digit,
    isGiven: position.givens[cell] !== 0,
    notes: digit > 0 ? [] : notesOf(position.notes[cell] ?? 0, cell, step),
    relation: relationOf(cell),
    fault: wrong.includes(cell) ? 'wrong' : conflicts.has(cell) ? 'conflict' : 'none',
    hint: hintOf(cell, step),
  }))
}

function hintOf(cell: number, step: Hint | undefined): CellView['hint'] {
  if (step === undefined) return 'none'
  if (step.placed?.cell === cell) return 'target'
  if (step.cells.includes(cell)) return 'proof'
  return step.house?.cells.includes(cell) === true || step.other?.cells.includes(cell) === true ? 'house' : 'none'
}

/** The notes of a cell, and those that a hint is about. */
function notesOf(set: number, cell: number, step: Hint | undefined): readonly Note[] {
  if (step === undefined || step.placed !== undefined) return digitsOf(set).map((digit) => ({ digit, mark: 'none' }))
  const cut = step.removed.filter((one) => one.cell === cell).reduce((all, one) => all | bitOf(one.digit), 0)
  const proof = step.cells.includes(cell) ? (step.candidates[cell] ?? 0) & proofOf(step) : 0
  const markOf = (digit: number): Note['mark'] =>
    (cut & bitOf(digit)) !== 0 ? 'cut' : (proof & bitOf(digit)) !== 0 ? 'proof' : 'none'
  return digitsOf(set | cut | proof).map((digit) => ({ digit, mark: markOf(digit) }))
}

/** The digits that prove a step: of an XY-wing all that its cells have. */
const proofOf = ({ technique, digits }: Hint): number =>
  technique === 'xyWing' ? ALL_DIGITS : digits.reduce((all, digit) => all | bitOf(digit), 0)
