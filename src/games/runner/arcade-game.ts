import * as v from 'valibot'
import type { ArcadeGame } from '../kit/arcade/arcade.ts'
import type { Given } from '../kit/input/controls.ts'
import { KINDS, WAYS, type Way } from './course.ts'
import { beginRun, isAtMilestone, isOnCourse, isOver, metresOf, type Run, stepRun } from './rules.ts'

/** `swipe` is to duck with the finger whose touch has jumped. */
export type RunAction = 'jump' | 'duck' | 'swipe'

interface RunGiven extends Given<RunAction> {
  /** Whether the game goes on with this step after a pause. */
  readonly isResumed: boolean
}

const finite = v.pipe(v.number(), v.finite())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** At most farther than anybody gets, and near enough to be counted in steps. */
const length = v.pipe(finite, v.minValue(0), v.maxValue(1e9))

const wayOf = (variant: string): Way => WAYS.find((way) => way === variant) ?? 'usual'

/** The run as the kit needs to know it. */
export const game: ArcadeGame<Run, RunGiven> = {
  begin: (variant, seed) => beginRun(wayOf(variant), seed),
  step: (run, given) =>
    stepRun(run, {
      isJumping: given.isPressed('jump'),
      isJumpHeld: given.isHeld('jump'),
      isDucking: given.isPressed('duck'),
      isDuckHeld: given.isHeld('duck') || given.isHeld('swipe'),
      isSwiped: given.isPressed('swipe'),
      isResumed: given.isResumed,
    }),
  isOver,
  scoreOf: metresOf,
  soundOf: (run) => (isAtMilestone(run) ? 'gain' : run.sinceJump === 0 ? 'move' : undefined),
  variantOf: ({ way }) => way,
  schema: v.pipe(
    v.object({
      way: v.picklist(WAYS),
      seed: count,
      distance: length,
      y: v.pipe(finite, v.minValue(-100), v.maxValue(400)),
      vy: finite,
      isHeld: v.boolean(),
      isKept: v.optional(v.boolean(), false), // runs of before have none
      sinceGround: count,
      sinceJump: count,
      jumpLeft: count,
      duckLeft: count,
      obstacles: v.pipe(
        v.array(v.object({ kind: v.picklist(KINDS), x: length, width: v.pipe(length, v.maxValue(400)) })),
        v.minLength(1),
        v.maxLength(40),
      ),
      patterns: v.pipe(count, v.minValue(1)),
      sinceHit: count,
    }),
    v.check((run) => isOnCourse(run)),
  ),
  describe: (run) => ({ progress: { metres: metresOf(run) } }),
}
