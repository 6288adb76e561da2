import type { Direction } from '../kit/input/direction.ts'

/** A cell of a room, from 0 at the upper left, by rows. */
export type Cell = number

export const DIRECTIONS: readonly Direction[] = ['up', 'right', 'down', 'left']

/** What never moves: the walls around the floor, and the goals on it. */
export interface Room {
  readonly columns: number
  readonly rows: number
  /** Whether each cell is floor; walls are all around. */
  readonly floor: readonly boolean[]
  readonly goals: ReadonlySet<Cell>
  /** How far a cell is from the next one in each direction. */
  readonly steps: Readonly<Record<Direction, number>>
}

/** A room with its boxes and the keeper. */
export interface Furnished {
  readonly room: Room
  readonly boxes: readonly Cell[]
  readonly keeper: Cell
}

/** Reads a room: `#` wall, `.` goal, `$` box, `*` box on a goal, `@` keeper, `+` keeper on a goal. Boxes are counted by rows. */
export function readRoom(lines: readonly string[]): Furnished {
  const columns = lines[0]?.length ?? 0
  const signs = [...lines.join('')]
  const cellsOf = (wanted: string) => signs.flatMap((sign, cell) => (wanted.includes(sign) ? [cell] : []))
  const room: Room = {
    columns,
    rows: lines.length,
    floor: signs.map((sign) => sign !== '#'),
    goals: new Set(cellsOf('.*+')),
    steps: { up: -columns, right: 1, down: columns, left: -1 },
  }
  return { room, boxes: cellsOf('$*'), keeper: cellsOf('@+')[0] ?? 0 }
}

/** Whether neither a wall nor a box is there. */
export const isFree = ({ room, boxes }: Pick<Furnished, 'room' | 'boxes'>, cell: Cell): boolean =>
  room.floor[cell] === true && !boxes.includes(cell)

/** The direction from a cell to one beside it; undefined if it is not beside. */
export const directionTo = ({ steps }: Room, from: Cell, to: Cell): Direction | undefined =>
  DIRECTIONS.find((direction) => from + steps[direction] === to)
