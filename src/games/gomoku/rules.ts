import type { Rules } from '../kit/record.ts'
import { CELLS, type Cell, cellAt, columnOf, rowOf, WAYS } from './cells.ts'

/** 1 black, who begins, 2 white. */
export type Side = 1 | 2

export const LEVELS = ['easy', 'medium', 'hard'] as const
export type Level = (typeof LEVELS)[number]

/** What a game begins with: how well the computer plays, and on which side the player is. */
export interface Setup {
  readonly level: Level
  readonly side: Side
  /** What decides between moves that are about equally good to the computer. */
  readonly seed: number
}

export interface Position {
  /** 0 where no stone lies. */
  readonly cells: readonly (0 | Side)[]
  /** Whose turn it is; undefined once the game is over. */
  readonly turn: Side | undefined
  readonly last: Cell | undefined
  /** The stones in a row that have won, from one end to the other; none before, or in a draw. */
  readonly row: readonly Cell[]
}

export const other = (side: Side): Side => (side === 1 ? 2 : 1)

/** The stones of one side that lie in a line from a cell on, the nearest first, without the one there. */
function stonesFrom(cells: Position['cells'], cell: Cell, across: number, along: number): readonly Cell[] {
  const found: Cell[] = []
  let [column, row] = [columnOf(cell) + across, rowOf(cell) + along]
  for (;;) {
    const next = cellAt(column, row)
    if (next === undefined || cells[next] !== cells[cell]) return found
    found.push(next)
    column += across
    row += along
  }
}

/** Five stones or more in a row through a stone, from one end to the other; none if there are no five. */
export function rowThrough(cells: Position['cells'], cell: Cell): readonly Cell[] {
  for (const [across, along] of WAYS) {
    const row = [
      ...stonesFrom(cells, cell, -across, -along).toReversed(),
      cell,
      ...stonesFrom(cells, cell, across, along),
    ]
    if (row.length >= 5) return row
  }
  return []
}

export const rules: Rules<Setup, Position, Cell> = {
  begin: () => ({ cells: new Array<0>(CELLS).fill(0), turn: 1, last: undefined, row: [] }),
  play({ cells, turn }, cell) {
    if (turn === undefined || cells[cell] !== 0) return undefined
    const after = cells.with(cell, turn)
    const row = rowThrough(after, cell)
    const isOver = row.length > 0 || !after.includes(0)
    return { cells: after, turn: isOver ? undefined : other(turn), last: cell, row }
  },
}

/** Who has five in a row once the game is over; 0 for a draw, undefined before. */
export function winnerOf({ cells, turn, row: [first] }: Position): Side | 0 | undefined {
  if (turn !== undefined) return undefined
  return first === undefined ? 0 : (cells[first] ?? 0)
}
