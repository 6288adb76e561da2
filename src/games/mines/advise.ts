import { type Deduction, emptyKnowledge, learnMine, learnNumber } from './knowledge.ts'
import { gridOf, type Position } from './rules.ts'
import { deduce } from './solve.ts'

/** A cell that is proven to be safe, and why. */
export interface Advice {
  readonly cell: number
  readonly rule: Deduction['rule']
  /** The open cells whose numbers prove it. */
  readonly because: readonly number[]
  /** Mines around these numbers that were proven before. */
  readonly mines: readonly number[]
}

/** A hint may look further than what a board without guesses asks for. */
const MOST_CELLS = 60

/**
 * The cell that is proven to be safe by the simplest rules; flags are not believed. Undefined if nothing is open, or
 * nothing can be proven.
 */
export function advise(position: Position): Advice | undefined {
  const { field, cells } = position
  if (field === undefined) return undefined
  const known = emptyKnowledge(gridOf(position))
  for (const [cell, state] of cells.entries()) if (state === 'open') learnNumber(known, cell, field[cell] ?? 0)
  for (;;) {
    const found = deduce(known, MOST_CELLS)
    if (found === undefined) return undefined
    const [cell] = nearestFirst(found, gridOf(position).columns)
    if (cell !== undefined) {
      const around = new Set(found.because.flatMap((clue) => known.near[clue] ?? []))
      return {
        cell,
        rule: found.rule,
        because: shownClues(found, cell, known.near[cell] ?? []),
        mines: [...around].filter((one) => known.mines[one] === 1),
      }
    }
    for (const mine of found.mines) learnMine(known, mine)
  }
}

/** The safe cells of a deduction, those next to its numbers first. */
function nearestFirst({ safe, because: [clue = 0] }: Deduction, columns: number): readonly number[] {
  const distance = (cell: number) =>
    Math.abs((cell % columns) - (clue % columns)) + Math.abs(Math.floor(cell / columns) - Math.floor(clue / columns))
  return safe.toSorted((a, b) => distance(a) - distance(b))
}

/** Of a whole part of the border only the numbers that touch the cell are shown. */
const shownClues = ({ rule, because }: Deduction, cell: number, near: readonly number[]): readonly number[] =>
  rule === 'cases' || rule === 'count' ? because.filter((clue) => near.includes(clue) && clue !== cell) : because
