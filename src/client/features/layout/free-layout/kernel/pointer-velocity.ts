import type { Point } from '../../../../lib/geometry/vector.ts'

/** Recent positions of the pointer in px of the viewport with times in ms; the last is the present one. */
export type VelocitySamples = readonly { readonly at: Point; readonly time: number }[]

/** Long enough to bridge frames without a pointer event. */
const SAMPLED_MS = 64

/** Adds a sample and drops old ones. */
export const addSample = (samples: VelocitySamples, at: Point, time: number): VelocitySamples => [
  ...samples.filter((one) => time - one.time <= SAMPLED_MS),
  { at, time },
]

/**
 * In px a second. From `start` on changing numbers and guides cannot be read, and a scaled tile looks like one laid out
 * anew. The lower `end` is hysteresis: at the threshold itself the display would flicker.
 */
const FAST_PX_PER_S = { start: 250, end: 120 } as const

/**
 * Whether the pointer moves so fast, in any direction, that a rough preview suffices.
 * @param wasFast the result of the previous frame
 */
export function isFast(samples: VelocitySamples, wasFast: boolean): boolean {
  const [first, last] = [samples[0], samples.at(-1)]
  if (first === undefined || last === undefined) return false
  let px = 0
  let from = first.at
  for (const { at } of samples) {
    px += Math.hypot(at.x - from.x, at.y - from.y)
    from = at
  }
  return 1000 * px > FAST_PX_PER_S[wasFast ? 'end' : 'start'] * (last.time - first.time)
}
