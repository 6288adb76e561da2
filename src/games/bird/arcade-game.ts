import * as v from 'valibot'
import type { ArcadeGame } from '../kit/arcade/arcade.ts'
import type { Given } from '../kit/input/controls.ts'
import { GROUND, LOOKS, WAYS, type Way } from './course.ts'
import { beginFlight, type Flight, isOver, pointsOf, stepFlight } from './rules.ts'

const finite = v.pipe(v.number(), v.finite())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const height = v.pipe(finite, v.minValue(0), v.maxValue(GROUND))

const wayOf = (variant: string): Way => WAYS.find((way) => way === variant) ?? 'usual'

/** The flight as the kit needs to know it. */
export const game: ArcadeGame<Flight, Given<'flap'>> = {
  begin: (variant, seed) => beginFlight(wayOf(variant), seed),
  step: (flight, given) => stepFlight(flight, given.isPressed('flap')),
  isOver,
  scoreOf: pointsOf,
  isScoreHeard: true,
  variantOf: ({ way }) => way,
  schema: v.object({
    way: v.picklist(WAYS),
    seed: count,
    distance: v.pipe(finite, v.minValue(0)),
    y: height,
    vy: finite,
    sinceFlap: count,
    gates: v.pipe(
      v.array(
        v.object({
          index: count,
          x: finite,
          center: height,
          opening: v.pipe(finite, v.minValue(100), v.maxValue(300)),
          sway: v.pipe(finite, v.minValue(0), v.maxValue(60)),
          look: v.picklist(LOOKS),
        }),
      ),
      v.minLength(1),
      v.maxLength(20),
    ),
    lanterns: v.pipe(v.array(v.object({ x: finite, y: height, litAt: finite })), v.maxLength(20)),
    passed: count,
    lit: count,
    sinceHit: count,
  }),
  describe: (flight) => ({ progress: { points: pointsOf(flight) } }),
}
