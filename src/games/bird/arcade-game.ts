import * as v from 'valibot'
import type { ArcadeGame } from '../kit/arcade/arcade.ts'
import type { Given } from '../kit/input/controls.ts'
import { GROUND, LOOKS, WAYS, type Way } from './course.ts'
import { beginFlight, type Flight, isOnCourse, isOver, pointsOf, stepFlight } from './rules.ts'

const finite = v.pipe(v.number(), v.finite())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Farther than anybody gets, and near enough to be counted in steps. */
const place = v.pipe(finite, v.minValue(0), v.maxValue(1e9))
const height = v.pipe(finite, v.minValue(0), v.maxValue(GROUND))

const wayOf = (variant: string): Way => WAYS.find((way) => way === variant) ?? 'usual'

/** The flight as the kit needs to know it. */
export const game: ArcadeGame<Flight, Given<'flap'>> = {
  begin: (variant, seed) => beginFlight(wayOf(variant), seed),
  step: (flight, given) => stepFlight(flight, given.isPressed('flap')),
  isOver,
  scoreOf: pointsOf,
  isScoreHeard: true,
  soundOf: ({ sinceFlap }) => (sinceFlap === 0 ? 'move' : undefined),
  variantOf: ({ way }) => way,
  schema: v.pipe(
    v.object({
      way: v.picklist(WAYS),
      seed: count,
      distance: place,
      y: height,
      vy: finite,
      sinceFlap: count,
      gates: v.pipe(
        v.array(
          v.object({
            index: count,
            x: place,
            center: height,
            opening: v.pipe(finite, v.minValue(100), v.maxValue(300)),
            sway: v.pipe(finite, v.minValue(0), v.maxValue(60)),
            look: v.picklist(LOOKS),
          }),
        ),
        v.minLength(1),
        v.maxLength(20),
      ),
      lanterns: v.pipe(v.array(v.object({ x: place, y: height, litAt: finite })), v.maxLength(20)),
      passed: count,
      lit: count,
      sinceHit: count,
    }),
    v.check((flight) => isOnCourse(flight)),
  ),
  describe: (flight) => ({ progress: { points: pointsOf(flight) } }),
}
