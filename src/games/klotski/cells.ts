import type { Direction } from '../kit/input/direction.ts'
import { COLUMNS, ROWS } from './openings.ts'

/** How large a piece is, in cells. */
export interface Shape {
  readonly width: number
  readonly height: number
}

export const columnOf = (cell: number): number => cell % COLUMNS
export const rowOf = (cell: number): number => Math.floor(cell / COLUMNS)

/** Whether a shape lies on the board with its upper left corner there. */
const fits = ({ width, height }: Shape, column: number, row: number): boolean =>
  column >= 0 && row >= 0 && column + width <= COLUMNS && row + height <= ROWS

/** The cells of a shape as bits, by its upper left corner. */
export function maskOf({ width, height }: Shape, cell: number): number {
  const line = ((1 << width) - 1) << cell
  return height === 2 ? line | (line << COLUMNS) : line
}

export const DIRECTIONS: readonly Direction[] = ['up', 'right', 'down', 'left']
const STEPS: Readonly<Record<Direction, readonly [column: number, row: number]>> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
}

/** The corner of a shape one cell farther; undefined where the board ends. */
export function cellBeside(shape: Shape, cell: number, direction: Direction): number | undefined {
  const [across, along] = STEPS[direction]
  const [column, row] = [columnOf(cell) + across, rowOf(cell) + along]
  return fits(shape, column, row) ? row * COLUMNS + column : undefined
}

/** The corners that a shape can get to along cells that are not taken, without the one where it is. */
export function reachOf(shape: Shape, cell: number, taken: number): readonly number[] {
  const reached = [cell]
  for (const at of reached)
    for (const direction of DIRECTIONS) {
      const next = cellBeside(shape, at, direction)
      if (next === undefined || reached.includes(next) || (maskOf(shape, next) & taken) !== 0) continue
      reached.push(next)
    }
  return reached.slice(1)
}
