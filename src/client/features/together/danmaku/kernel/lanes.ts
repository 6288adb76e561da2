/** The lanes that messages fly in: for each, from when on it is free for the next one, in ms. */
export type Lanes = readonly number[]

/** What decides how messages share the lanes: all are equally fast, so none catches up with the one before it. */
export interface Traffic {
  /** The width of the stage, in px. */
  readonly width: number
  /** In px per second. */
  readonly speeds: number
  /** Between two messages of a lane, in px. */
  readonly right: number
}

export const emptyLanes = (count: number): Lanes => Array.from({ length: count }, () => 0)

/** How many lanes beside each other a message takes, by its height and that of a lane with the gap between two, in px. */
export const lanesTaken = (height: number, lane: number, gap: number): number =>
  Math.max(1, Math.ceil((height + gap) / (lane + gap)))

/** How long a message of a width in px is on its way, and after what time its lane is free again, in ms. */
export const flightOf = (width: number, traffic: Traffic): { readonly ms: number; readonly freeAfter: number } => ({
  ms: ((traffic.width + width) / traffic.speeds) * 1000,
  freeAfter: ((width + traffic.right) / traffic.speeds) * 1000,
})

/**
 * The first of so many lanes beside each other that are free: the uppermost, or any where `random` is given, from 0 up to
 * but not including 1. One that needs more lanes than there are takes all. Undefined if none are free.
 */
export function freeLane(lanes: Lanes, taken: number, now: number, random?: number): number | undefined {
  const count = Math.min(taken, lanes.length)
  const places = Array.from({ length: lanes.length - count + 1 }, (_, place) => place)
  const free = places.filter((place) => lanes.slice(place, place + count).every((at) => at <= now))
  return random === undefined ? free[0] : free[Math.floor(random * free.length)]
}

/** The lanes, so many of which from `lane` on are free at a time. */
export const occupied = (lanes: Lanes, lane: number, taken: number, freeAt: number): Lanes =>
  lanes.map((at, index) => (index >= lane && index < lane + taken ? freeAt : at))

/** The lanes of a stage that has become narrower by so many px, which its last messages have to pass, too. */
export function refitted(lanes: Lanes, count: number, narrowerBy: number, speeds: number): Lanes {
  const later = (Math.max(0, narrowerBy) / speeds) * 1000
  return Array.from({ length: count }, (_, index) => (lanes[index] ?? 0) + later)
}
