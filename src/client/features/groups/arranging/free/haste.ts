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

/**
 * In px a second. From here on no number that changes in each frame is read any more, no line that comes and goes, and nobody sees
 * whether a tile is laid out in each of its sizes or its picture enlarged.
 */
const HASTY = 250

/** Whether the hand has lately gone so fast that what it passes and changes need only be shown roughly, be it to and fro. */
export function isHasty(trail: Trail): boolean {
  const [first, last] = [trail[0], trail.at(-1)]
  if (first === undefined || last === undefined) return false
  let px = 0
  for (const [index, { at }] of trail.entries()) {
    const from = trail[index - 1]?.at ?? at
    px += Math.hypot(at.x - from.x, at.y - from.y)
  }
  return 1000 * px > HASTY * (last.time - first.time)
}
