import type { Point } from '../sorting/model.ts'

/** Where the hand has been lately: px of the viewport, ms; in order, the last is where it is. */
export type Trail = readonly { readonly at: Point; readonly time: number }[]

/** A hand that tells where it is now and then is not at rest in between. */
const LATELY_MS = 64

/** The trail of a hand that is there at this time. */
export const followed = (trail: Trail, at: Point, time: number): Trail => [
  ...trail.filter((one) => time - one.time <= LATELY_MS),
  { at, time },
]

/** How fast a hand is, in px a second. */
const SPEED = {
  /** From here on no number that changes in each frame is read any more, and no line that comes and goes. */
  hasty: 500,
  /** From here on nobody sees whether a tile is laid out in each of its sizes, or its picture enlarged. */
  brisk: 200,
} as const

/** Whether the hand has lately gone so fast that nothing of what it passes need be told, be it to and fro. */
export const isHasty = (trail: Trail): boolean => speedOf(trail) > SPEED.hasty

/** Whether it has gone so fast that what it changes need only be seen roughly. */
export const isBrisk = (trail: Trail): boolean => speedOf(trail) > SPEED.brisk

/** In px a second, however crooked the way; none of a hand of which no two places are known. */
function speedOf(trail: Trail): number {
  const [first, last] = [trail[0], trail.at(-1)]
  if (first === undefined || last === undefined || first.time === last.time) return 0
  let px = 0
  for (const [index, { at }] of trail.entries()) {
    const from = trail[index - 1]?.at ?? at
    px += Math.hypot(at.x - from.x, at.y - from.y)
  }
  return (1000 * px) / (last.time - first.time)
}
