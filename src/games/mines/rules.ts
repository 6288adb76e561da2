import type { Rules } from '../kit/record.ts'
import { createField } from './field.ts'
import { cellCount, type Field, GRIDS, type Grid, type Level, MINE, neighboursOf } from './grid.ts'

/** What a game begins with; the first press makes the board. */
export interface Setup {
  readonly level: Level
  readonly seed: number
  /** Whether logic alone leads to the end. */
  readonly isGuessFree: boolean
}

export type CellState = 'hidden' | 'flag' | 'open'

export interface Position {
  readonly setup: Setup
  /** Undefined until the first cell is opened. */
  readonly field: Field | undefined
  readonly cells: readonly CellState[]
  /** The mines that the last move has opened. */
  readonly exploded: readonly number[]
}

/** `flag` sets a flag or takes it away; `around` opens what lies around a number that has all its flags. */
export interface Move {
  readonly type: 'open' | 'flag' | 'around'
  readonly cell: number
}

export const gridOf = ({ setup }: Position): Grid => GRIDS[setup.level]

/** Opens cells; from those without mines around them all that lies around, too, but for flags. */
function openCells(position: Position, field: Field, start: readonly number[]): Position {
  const near = neighboursOf(gridOf(position))
  const cells = [...position.cells]
  const queue = start.filter((cell) => cells[cell] === 'hidden')
  for (const cell of queue) cells[cell] = 'open'
  for (const cell of queue) {
    if (field[cell] !== 0) continue
    for (const other of near[cell] ?? []) {
      if (cells[other] !== 'hidden') continue
      cells[other] = 'open'
      queue.push(other)
    }
  }
  return { ...position, field, cells, exploded: queue.filter((cell) => field[cell] === MINE) }
}

/** The hidden cells around a number that has as many flags around it; undefined if there is nothing to open. */
export function openableAround({ field, cells, ...position }: Position, cell: number): readonly number[] | undefined {
  if (field === undefined || cells[cell] !== 'open') return undefined
  const around = neighboursOf(gridOf({ field, cells, ...position }))[cell] ?? []
  const flags = around.filter((other) => cells[other] === 'flag').length
  const hidden = around.filter((other) => cells[other] === 'hidden')
  return flags === field[cell] && hidden.length > 0 ? hidden : undefined
}

export const rules: Rules<Setup, Position, Move> = {
  begin: (setup) => ({
    setup,
    field: undefined,
    cells: new Array<CellState>(cellCount(GRIDS[setup.level])).fill('hidden'),
    exploded: [],
  }),
  play(position, { type, cell }) {
    const state = position.cells[cell]
    if (state === undefined || position.exploded.length > 0) return undefined
    if (type === 'flag') {
      if (state === 'open') return undefined
      return { ...position, cells: position.cells.with(cell, state === 'flag' ? 'hidden' : 'flag') }
    }
    if (type === 'around') {
      const hidden = openableAround(position, cell)
      return hidden && position.field && openCells(position, position.field, hidden)
    }
    if (state !== 'hidden') return undefined
    const { seed, isGuessFree } = position.setup
    return openCells(position, position.field ?? createField(gridOf(position), seed, cell, isGuessFree), [cell])
  },
}

/** How much of what has no mine is open, from 0 to 1. */
export function openShare(position: Position): number {
  const open = position.cells.filter((state, cell) => state === 'open' && position.field?.[cell] !== MINE).length
  return open / (position.cells.length - gridOf(position).mines)
}

/** Whether all cells without a mine are open. */
export const isCleared = (position: Position): boolean => openShare(position) === 1

/** Mines without a flag, by the flags: negative if there are more of them. */
export const minesLeft = (position: Position): number =>
  gridOf(position).mines - position.cells.filter((state) => state === 'flag').length
