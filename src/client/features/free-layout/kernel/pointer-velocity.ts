import type { Point } from '../../../../shared/lib/geometry/vector.ts'

/** Where the hand has been lately: px of the viewport, ms; in order, the last is where it is. */
export type Trail = readonly { readonly at: Point; readonly time: number }[]

/** A hand that tells where it is now and then is not at rest in between. */
const LATELY_MS = 64

/** The trail of a hand that is there at this time. */
export const extendTrail = (trail: Trail, at: Point, time: number): Trail => [
  ...trail.filter((one) => time - one.time <= LATELY_MS),
  { at, time },
]

/**
 * In px a second. From `begins` on no number that changes in each frame is read any more, no line that comes and goes, and nobody
 * sees whether a tile is laid out in each of its sizes or its picture enlarged. It ends once the hand is clearly slower: what is
 * shown to a hand that goes just so fast would flicker.
 */
const HASTY = { begins: 250, ends: 120 } as const

/**
 * Whether the hand has lately gone so fast that what it passes and changes need only be shown roughly, be it to and fro.
 * @param was whether it was so in the frame before
 */
export function isFast(trail: Trail, was: boolean): boolean {
  const [first, last] = [trail[0], trail.at(-1)]
  if (first === undefined || last === undefined) return false
  let px = 0
  let from = first.at
  for (const { at } of trail) {
    px += Math.hypot(at.x - from.x, at.y - from.y)
    from = at
  }
  return 1000 * px > HASTY[was ? 'ends' : 'begins'] * (last.time - first.time)
}
