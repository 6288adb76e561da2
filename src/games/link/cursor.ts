import type { Direction } from '../kit/input/direction.ts'
import { pointOf } from './paths.ts'
import type { Position } from './rules.ts'

const TURNED: Readonly<Record<Direction, Direction>> = { up: 'left', left: 'up', down: 'right', right: 'down' }
/** How much farther a tile is that lies aside than one that lies straight ahead. */
const ASIDE = 3

/** The nearest tile that lies in a direction, as the board is seen; the same cell if none does. */
export function tileBeside({ setup, cells }: Position, from: number, seen: Direction, isTurned: boolean): number {
  const direction = isTurned ? TURNED[seen] : seen
  const start = pointOf(from, setup)
  const farness = (cell: number) => {
    const { x, y } = pointOf(cell, setup)
    const [dx, dy] = [x - start.x, y - start.y]
    const ahead = direction === 'left' ? -dx : direction === 'right' ? dx : direction === 'up' ? -dy : dy
    const aside = Math.abs(direction === 'left' || direction === 'right' ? dy : dx)
    return ahead > 0 ? ahead + ASIDE * aside : Number.POSITIVE_INFINITY
  }
  return nearest(cells, from, farness)
}

/** The tile that lies nearest to a cell; that cell if there is none. */
export function nearestTile({ setup, cells }: Position, from: number): number {
  const start = pointOf(from, setup)
  return nearest(cells, from, (cell) => {
    const { x, y } = pointOf(cell, setup)
    return Math.hypot(x - start.x, y - start.y)
  })
}

function nearest(cells: Position['cells'], from: number, farness: (cell: number) => number): number {
  let best = from
  let least = Number.POSITIVE_INFINITY
  for (const [cell, tile] of cells.entries()) {
    const far = tile === undefined ? Number.POSITIVE_INFINITY : farness(cell)
    if (far < least) [best, least] = [cell, far]
  }
  return best
}
