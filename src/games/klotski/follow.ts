import { cellBeside, columnOf, maskOf, rowOf, type Shape } from './cells.ts'

/** Where a dragged shape is: at a corner, and so far beyond it in cells, up to half a cell. */
export interface Followed {
  readonly cell: number
  readonly across: number
  readonly along: number
}

/** From this part of a cell on a shape belongs to the next one. */
const HALF = 0.5

/**
 * Moves a shape towards where it is dragged to, along cells that are not taken and never over others.
 * @param cell the corner where it is @param column @param row where the corner is dragged to, in cells
 */
export function follow(shape: Shape, cell: number, taken: number, column: number, row: number): Followed {
  const [across, along] = [column - columnOf(cell), row - rowOf(cell)]
  const isFree = (next: number | undefined): next is number => next !== undefined && (maskOf(shape, next) & taken) === 0
  const sideways = across === 0 ? undefined : cellBeside(shape, cell, across > 0 ? 'right' : 'left')
  const lengthways = along === 0 ? undefined : cellBeside(shape, cell, along > 0 ? 'down' : 'up')
  const ways = [
    { next: sideways, far: Math.abs(across), moved: { across: clamped(across), along: 0 } },
    { next: lengthways, far: Math.abs(along), moved: { across: 0, along: clamped(along) } },
  ].toSorted((a, b) => b.far - a.far)
  const way = ways.find(({ next }) => isFree(next))
  if (way?.next === undefined) return { cell, across: 0, along: 0 }
  return way.far > HALF ? follow(shape, way.next, taken, column, row) : { cell, ...way.moved }
}

const clamped = (far: number): number => Math.max(-HALF, Math.min(HALF, far))
