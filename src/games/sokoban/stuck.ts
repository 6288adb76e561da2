import { type Cell, DIRECTIONS, type Furnished, type Room } from './room.ts'

/**
 * How many pushes a box is from a goal at least, alone in the room, for each cell; those from which none leads there have
 * no number.
 */
export function pushesToGoal({ floor, goals, steps }: Room): ReadonlyMap<Cell, number> {
  const far = new Map([...goals].map((goal) => [goal, 0]))
  // backwards: the keeper pulls a box away from the goal
  for (const [cell, pushes] of far)
    for (const direction of DIRECTIONS) {
      const from = cell - steps[direction]
      if (floor[from] === true && floor[from - steps[direction]] === true && !far.has(from)) far.set(from, pushes + 1)
    }
  return far
}

/** The numbers of the boxes that can reach no goal any more: in a corner, along a wall, or in a block of four. */
export function stuckBoxes(position: Furnished): readonly number[] {
  const { room, boxes } = position
  const far = pushesToGoal(room)
  return [...boxes.keys()].filter((box) => !far.has(boxes[box] ?? 0) || isInBlock(position, boxes[box] ?? 0))
}

/** Whether a box is one of four cells that are walls and boxes, not all of the boxes on goals: nothing moves them. */
function isInBlock({ room: { floor, goals, steps }, boxes }: Furnished, cell: Cell): boolean {
  return [steps.left, steps.right].some((across) =>
    [steps.up, steps.down].some((along) => {
      const block = [cell, cell + across, cell + along, cell + across + along]
      const isFull = block.every((at) => floor[at] !== true || boxes.includes(at))
      return isFull && block.some((at) => floor[at] === true && !goals.has(at))
    }),
  )
}
