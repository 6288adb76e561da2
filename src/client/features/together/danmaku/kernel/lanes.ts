/** The lanes that messages fly in: for each, the place from which on there is room for one, in px on the conveyor. */
export type Lanes = readonly number[]

export const emptyLanes = (count: number): Lanes => Array.from({ length: count }, () => Number.NEGATIVE_INFINITY)

/** How many lanes of a height fit into another with a gap between two, all in px; at least one. */
export const laneCount = (height: number, lane: number, gap: number): number =>
  Math.max(1, Math.floor((height + gap) / (lane + gap)))

/** How many lanes beside each other a message takes, by its height and that of a lane with the gap between two, in px. */
export const lanesTaken = (height: number, lane: number, gap: number): number =>
  Math.max(1, Math.ceil((height + gap) / (lane + gap)))

/**
 * The first of so many lanes beside each other that have room at a place: the uppermost, or any where `random` is given,
 * from 0 up to but not including 1. Undefined if none have.
 */
export function freeLane(lanes: Lanes, taken: number, place: number, random?: number): number | undefined {
  const first = Array.from({ length: lanes.length - taken + 1 }, (_, lane) => lane)
  const free = first.filter((lane) => roomFrom(lanes, lane, taken) <= place)
  return random === undefined ? free[0] : free[Math.floor(random * free.length)]
}

/** From which place on so many lanes, the uppermost of which is `lane`, have room. */
export const roomFrom = (lanes: Lanes, lane: number, taken: number): number =>
  Math.max(...lanes.slice(lane, lane + taken))

/** The lanes, so many of which from `lane` on have room from a place on, or from where they had it if that is later. */
export const occupied = (lanes: Lanes, lane: number, taken: number, from: number): Lanes =>
  lanes.map((before, index) => (index >= lane && index < lane + taken ? Math.max(before, from) : before))
