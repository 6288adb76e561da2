import { deduceByCases } from './cases.ts'
import type { Field, Grid } from './grid.ts'
import { clueOf, type Deduction, emptyKnowledge, HIDDEN, type Knowledge, learnMine, learnNumber } from './knowledge.ts'

/** What one number says by itself. */
function deduceByNumber(known: Knowledge, cell: number): Deduction | undefined {
  const clue = clueOf(known, cell)
  if (clue === undefined) return undefined
  if (clue.left === 0) return { rule: 'done', safe: clue.cells, mines: [], because: [cell] }
  return clue.left === clue.cells.length ? { rule: 'full', safe: [], mines: clue.cells, because: [cell] } : undefined
}

/** Cells whose neighbours may be those of the cell, too. */
function withinTwo({ columns, rows }: Grid, cell: number): readonly number[] {
  const [x, y] = [cell % columns, Math.floor(cell / columns)]
  const cells: number[] = []
  for (let row = Math.max(0, y - 2); row <= Math.min(rows - 1, y + 2); row++)
    for (let column = Math.max(0, x - 2); column <= Math.min(columns - 1, x + 2); column++)
      if (row !== y || column !== x) cells.push(row * columns + column)
  return cells
}

/**
 * What two numbers say together: if the second has more mines left than the first, by just as many as it has cells of
 * its own, these are mines, and what the first has of its own is safe.
 */
function deduceByPair(known: Knowledge, cell: number): Deduction | undefined {
  const clue = clueOf(known, cell)
  if (clue === undefined) return undefined
  for (const other of withinTwo(known.grid, cell)) {
    const second = clueOf(known, other)
    if (second === undefined || second.left < clue.left) continue
    const mines = second.cells.filter((one) => !clue.cells.includes(one))
    if (second.left - clue.left !== mines.length) continue
    const safe = clue.cells.filter((one) => !second.cells.includes(one))
    if (mines.length + safe.length > 0) return { rule: 'pair', safe, mines, because: [cell, other] }
  }
  return undefined
}

/**
 * What follows next from what is known, by the simplest rule that says something; undefined if nothing does.
 * @param mostCells of parts of the border that are larger not all arrangements are tried
 */
export function deduce(known: Knowledge, mostCells: number): Deduction | undefined {
  for (let cell = known.changed.pop(); cell !== undefined; cell = known.changed.pop()) {
    const found = deduceByNumber(known, cell)
    if (found === undefined) continue
    known.changed.push(cell) // it may have more to say
    return found
  }
  for (let cell = 0; cell < known.numbers.length; cell++) {
    const found = known.numbers[cell] === HIDDEN ? undefined : deduceByPair(known, cell)
    if (found !== undefined) return found
  }
  return deduceByCases(known, mostCells)
}

/** Of how many cells all arrangements are tried for a board that needs no guess: what one can do in one's head. */
const MOST_CELLS = 20

/** Whether logic alone leads from the first cell, around which no mines lie, to the end. */
export function isSolvable(grid: Grid, field: Field, first: number): boolean {
  const known = emptyKnowledge(grid)
  let hidden = field.length - grid.mines
  const open = (cell: number) => {
    if (known.numbers[cell] !== HIDDEN) return
    learnNumber(known, cell, field[cell] ?? 0)
    hidden--
  }
  open(first)
  while (hidden > 0) {
    const found = deduce(known, MOST_CELLS)
    if (found === undefined) return false
    found.safe.forEach(open)
    for (const cell of found.mines) learnMine(known, cell)
  }
  return true
}
