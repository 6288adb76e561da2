import type { Direction } from '../kit/input/direction.ts'
import { type Cell, DIRECTIONS, type Furnished, isFree } from './room.ts'

/** How a cell was reached: from where, and by which direction. */
interface Step {
  readonly from: Cell
  readonly direction: Direction
}

/** The cells that somebody walks to from one, round all boxes, with the last step of a shortest way. */
function stepsFrom(furnished: Pick<Furnished, 'room' | 'boxes'>, start: Cell): ReadonlyMap<Cell, Step | undefined> {
  const reached = new Map<Cell, Step | undefined>([[start, undefined]])
  for (const from of reached.keys())
    for (const direction of DIRECTIONS) {
      const to = from + furnished.room.steps[direction]
      if (!reached.has(to) && isFree(furnished, to)) reached.set(to, { from, direction })
    }
  return reached
}

/** Whether the keeper walks from a cell to another one without pushing. */
export const canWalk = (furnished: Pick<Furnished, 'room' | 'boxes'>, from: Cell, to: Cell): boolean =>
  from === to || stepsFrom(furnished, from).has(to)

/** A shortest way between two cells without pushing; undefined if there is none. */
export function wayTo(
  furnished: Pick<Furnished, 'room' | 'boxes'>,
  from: Cell,
  to: Cell,
): readonly Direction[] | undefined {
  const reached = stepsFrom(furnished, from)
  if (!reached.has(to)) return undefined
  const way: Direction[] = []
  for (let step = reached.get(to); step !== undefined; step = reached.get(step.from)) way.push(step.direction)
  return way.reverse()
}

/** A shortest way to one of the cells beside another one; undefined if there is none. */
export function wayBeside(furnished: Furnished, from: Cell, cell: Cell): readonly Direction[] | undefined {
  const ways = DIRECTIONS.flatMap((direction) => {
    const way = wayTo(furnished, from, cell + furnished.room.steps[direction])
    return way === undefined ? [] : [way]
  })
  return ways.toSorted((a, b) => a.length - b.length)[0]
}
