import { MINE } from './grid.ts'
import { isCleared, type Position } from './rules.ts'

/** How a cell is shown. Mines are seen once the game has ended, and with them the flags that were wrong. */
export type CellLook = 'hidden' | 'flag' | 'wrongFlag' | 'mine' | 'exploded' | 'blank' | `number${number}`

export function lookOf(position: Position, cell: number): CellLook {
  const { field, cells, exploded } = position
  const number = field?.[cell] ?? 0
  if (cells[cell] === 'open') {
    if (number === MINE) return 'exploded'
    return number === 0 ? 'blank' : `number${number}`
  }
  if (exploded.length > 0) {
    if (cells[cell] === 'flag') return number === MINE ? 'flag' : 'wrongFlag'
    return number === MINE ? 'mine' : 'hidden'
  }
  return cells[cell] === 'flag' || (number === MINE && isCleared(position)) ? 'flag' : 'hidden'
}

/** How many flags stand on cells without a mine. */
export const wrongFlags = ({ field, cells }: Position): number =>
  cells.filter((state, cell) => state === 'flag' && field?.[cell] !== MINE).length
