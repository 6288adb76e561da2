import type { Direction } from '../kit/input/direction.ts'
import type { Rules } from '../kit/record.ts'
import { LEVELS, type LevelId } from './levels.ts'
import { type Furnished, isFree, readRoom } from './room.ts'
import { canWalk } from './walk.ts'

export interface Setup {
  readonly level: LevelId
}

/** The keeper is where the last push has left him: how he walks between two pushes is no move. */
export type Position = Furnished

/** The keeper walks behind a box, by its number, and pushes it one cell. */
export interface Move {
  readonly box: number
  readonly direction: Direction
}

export const rules: Rules<Setup, Position, Move> = {
  begin: ({ level }) => readRoom((LEVELS.find(({ id }) => id === level) ?? LEVELS[0]).rows),
  play(position, { box, direction }) {
    const { room, boxes, keeper } = position
    const cell = boxes[box]
    if (cell === undefined) return undefined
    const [behind, to] = [cell - room.steps[direction], cell + room.steps[direction]]
    if (!isFree(position, to) || !isFree(position, behind) || !canWalk(position, keeper, behind)) return undefined
    return { room, boxes: boxes.with(box, to), keeper: cell }
  },
}

/** How many boxes are on goals. */
export const homeCount = ({ room, boxes }: Position): number => boxes.filter((cell) => room.goals.has(cell)).length

export const isSolved = (position: Position): boolean => homeCount(position) === position.boxes.length
