import type { Direction } from '../kit/input/direction.ts'
import { type Cell, DIRECTIONS, type Furnished, isFree } from './room.ts'
import { canWalk, wayTo } from './walk.ts'

/** A box that is on its way alone: where it and the keeper are, and how it got there. */
interface Sent {
  readonly cell: Cell
  readonly keeper: Cell
  readonly pushes: readonly Direction[]
}

/**
 * Where one box can be pushed while all others stay, each with the fewest pushes that bring it there.
 * @param keeper where he is now
 */
export function pushesOf(furnished: Furnished, box: number, keeper: Cell): ReadonlyMap<Cell, readonly Direction[]> {
  const { room, boxes } = furnished
  const others = boxes.filter((_, at) => at !== box)
  const start = boxes[box] ?? 0
  const found = new Map<Cell, readonly Direction[]>()
  const seen = new Set<number>()
  const queue: Sent[] = [{ cell: start, keeper, pushes: [] }]
  for (const { cell, keeper: stands, pushes } of queue) {
    const now = { room, boxes: [...others, cell] }
    for (const direction of DIRECTIONS) {
      const [behind, to] = [cell - room.steps[direction], cell + room.steps[direction]]
      const key = cell * 4 + DIRECTIONS.indexOf(direction)
      if (seen.has(key) || !isFree(now, to) || !isFree(now, behind) || !canWalk(now, stands, behind)) continue
      seen.add(key)
      const sent: Sent = { cell: to, keeper: cell, pushes: [...pushes, direction] }
      queue.push(sent)
      if (to !== start && !found.has(to)) found.set(to, sent.pushes)
    }
  }
  return found
}

/** The steps of the keeper that push a box: to behind it, and on, for each push. */
export function stepsOf(
  furnished: Furnished,
  box: number,
  keeper: Cell,
  pushes: readonly Direction[],
): readonly Direction[] {
  const { room, boxes } = furnished
  const steps: Direction[] = []
  let [cell, stands] = [boxes[box] ?? 0, keeper]
  for (const direction of pushes) {
    const way = wayTo({ room, boxes: boxes.with(box, cell) }, stands, cell - room.steps[direction])
    steps.push(...(way ?? []), direction)
    stands = cell
    cell += room.steps[direction]
  }
  return steps
}
