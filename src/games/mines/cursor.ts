import type { Direction } from '../kit/input/direction.ts'
import type { Grid } from './grid.ts'

const TURNED: Readonly<Record<Direction, Direction>> = { up: 'left', left: 'up', down: 'right', right: 'down' }

/** The cell beside one, as the board lies; at the edge the same one. Without a cell it is the one in the middle. */
export function moveCursor(
  cell: number | undefined,
  seen: Direction,
  { columns, rows }: Pick<Grid, 'columns' | 'rows'>,
  isTurned: boolean,
): number {
  if (cell === undefined) return Math.floor(rows / 2) * columns + Math.floor(columns / 2)
  const direction = isTurned ? TURNED[seen] : seen
  const [x, y] = [cell % columns, Math.floor(cell / columns)]
  const column = Math.min(columns - 1, Math.max(0, x + (direction === 'right' ? 1 : direction === 'left' ? -1 : 0)))
  const row = Math.min(rows - 1, Math.max(0, y + (direction === 'down' ? 1 : direction === 'up' ? -1 : 0)))
  return row * columns + column
}
