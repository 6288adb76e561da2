import { leftOf, METRE, MILESTONE, nextPattern, type Obstacle, SHAPES, speedAt, type Way } from './course.ts'

/** What is hit of the runner, whose picture is 84 by 62: a box of this half width, standing and ducked so high. */
const HALF_WIDTH = 13
const STANDING = 38
const DUCKED = 20
/** Of an obstacle, so much at each edge of its picture forgives. */
const FORGIVES = 5
/** So far from its middle a foot still finds ground at the edge of a stream. */
const FOOT = 9

/** In units a step, and a step and step. */
const JUMP = 10
const RISING_HELD = 0.42
const RISING = 1.2
const FALLING = 0.62
/** Ducking in the air brings one down. */
const DIVE = -10
const FASTEST_FALL = -13

/** Steps after the ground has gone in which one may still jump, and before it comes in which one may already. */
const COYOTE_STEPS = 5
const BUFFER_STEPS = 8
/** Steps after which a finger that swipes down still has not meant to jump when it touched. */
const SWIPE_STEPS = 8
/** Steps that one ducks at least: a flick of a finger is enough. */
const DUCK_STEPS = 18
/** So deep in a stream nothing helps. */
const DROWNED = -16

const AHEAD = 1900
const BEHIND = 400
/** Steps between a hit and the end. */
const TUMBLING_STEPS = 32

export interface Run {
  readonly way: Way
  readonly seed: number
  /** Units run: the x of the runner's middle. */
  readonly distance: number
  /** Over the ground. */
  readonly y: number
  readonly vy: number
  /** Whether the jump that goes up is still held. */
  readonly isHeld: boolean
  /** Whether it stays held to its top, whatever is let go: there was a pause. */
  readonly isKept: boolean
  /** Steps since there was ground to jump from; many after a jump. */
  readonly sinceGround: number
  /** Steps since the last jump began; many before the first. */
  readonly sinceJump: number
  /** Steps for which a jump that was asked for is remembered, and for which one still ducks. */
  readonly jumpLeft: number
  readonly duckLeft: number
  /** Those that may be seen, in their order, and how many patterns there have been. */
  readonly obstacles: readonly Obstacle[]
  readonly patterns: number
  /** Steps since something was hit; 0 while it goes on. */
  readonly sinceHit: number
}

/** What the player does in a step. */
export interface RunInput {
  /** Whether a jump is asked for with this step, and whether it is held. */
  readonly isJumping: boolean
  readonly isJumpHeld: boolean
  /** The same of ducking. */
  readonly isDucking: boolean
  readonly isDuckHeld: boolean
  /** Whether it is a finger that ducks, whose touch has jumped before. */
  readonly isSwiped?: boolean
  /** Whether the game goes on with this step after a pause. */
  readonly isResumed?: boolean
}

export function beginRun(way: Way, seed: number): Run {
  const still = { distance: 0, y: 0, vy: 0, isHeld: false, isKept: false, sinceGround: 0, sinceJump: 600 }
  return withCourse({ ...still, jumpLeft: 0, duckLeft: 0, way, seed, obstacles: [], patterns: 0, sinceHit: 0 })
}

const endOf = ({ x, width }: Obstacle): number => x + width

function withCourse(run: Run): Run {
  const { way, seed, distance, obstacles, patterns } = run
  const last = obstacles.at(-1)
  const end = last === undefined ? 0 : endOf(last)
  if (last !== undefined && end > distance + AHEAD) return run
  return withCourse({
    ...run,
    obstacles: [...obstacles, ...nextPattern(way, seed, patterns, end)].filter(
      (obstacle) => endOf(obstacle) > distance - BEHIND,
    ),
    patterns: patterns + 1,
  })
}

/** Whether there is something ahead of the runner, as there always is; a damaged run may have lost it. */
export const isOnCourse = ({ obstacles, distance }: Pick<Run, 'obstacles' | 'distance'>): boolean =>
  (obstacles.at(-1)?.x ?? 0) > distance

/** One step. */
export function stepRun(run: Run, input: RunInput): Run {
  if (run.sinceHit > 0) return tumble(run)
  const moved = withHeight(withJump({ ...run, distance: run.distance + speedAt(run.way, run.distance) }, input))
  return hasHit(moved) ? { ...moved, sinceHit: 1 } : withCourse(moved)
}

/** The run with what the player has asked for. */
function withJump(run: Run, input: RunInput): Run {
  const { isJumping, isJumpHeld, isDucking, isDuckHeld, isSwiped = false, isResumed = false } = input
  if (isSwiped) return withSwipe(run)
  const jumpLeft = isJumping ? BUFFER_STEPS : Math.max(0, run.jumpLeft - 1)
  if (jumpLeft > 0 && run.sinceGround <= COYOTE_STEPS) {
    const risen = { y: Math.max(0, run.y), vy: JUMP, sinceGround: COYOTE_STEPS + 1, sinceJump: 0 }
    return { ...run, ...risen, isHeld: isJumpHeld, isKept: false, jumpLeft: 0, duckLeft: 0 }
  }
  const isKept = run.isHeld && (isResumed || (run.isKept && !isJumping))
  return {
    ...run,
    jumpLeft,
    sinceJump: run.sinceJump + 1,
    duckLeft: isDucking ? DUCK_STEPS : Math.max(isDuckHeld ? 1 : 0, run.duckLeft - 1),
    isKept,
    isHeld: run.isHeld && (isJumpHeld || isKept) && run.vy > 0,
    vy: isDucking && run.y > 0 ? Math.min(run.vy, DIVE) : run.vy,
  }
}

/** A finger ducks: the jump of its touch was not meant, and if it has just begun it is none. */
function withSwipe(run: Run): Run {
  const hasJustJumped = run.y > 0 && run.sinceJump <= SWIPE_STEPS
  return {
    ...run,
    ...(hasJustJumped ? { y: 0, vy: 0, sinceGround: 0 } : { vy: run.y > 0 ? Math.min(run.vy, DIVE) : run.vy }),
    ...{ jumpLeft: 0, duckLeft: DUCK_STEPS, isHeld: false, isKept: false, sinceJump: run.sinceJump + 1 },
  }
}

/** Whether there is ground below the feet. */
const hasGround = ({ distance, obstacles }: Run): boolean =>
  !obstacles.some(({ kind, x, width }) => kind === 'stream' && distance - FOOT > x && distance + FOOT < x + width)

function withHeight(run: Run): Run {
  const isOnGround = run.y === 0 && run.vy <= 0
  if (isOnGround && hasGround(run)) return { ...run, vy: 0, sinceGround: 0 }
  const gravity = run.vy <= 0 ? FALLING : run.isHeld ? RISING_HELD : RISING
  const y = run.y + run.vy
  const vy = Math.max(FASTEST_FALL, run.vy - gravity)
  const sinceGround = run.sinceGround + 1
  // who is a little too deep at the other bank gets out of the water
  if (y <= 0 && vy <= 0 && hasGround(run)) return { ...run, y: 0, vy: 0, sinceGround: 0 }
  return { ...run, y, vy, sinceGround }
}

function tumble(run: Run): Run {
  const vy = Math.max(FASTEST_FALL, run.vy - FALLING)
  const floor = run.y < 0 ? -60 : 0
  return { ...run, vy, y: Math.max(floor, run.y + vy), sinceHit: run.sinceHit + 1 }
}

export const isDucked = ({ duckLeft, y }: Run): boolean => duckLeft > 0 && y <= 0

const hasHit = (run: Run): boolean => run.y < DROWNED || run.obstacles.some((obstacle) => hasHitObstacle(run, obstacle))

function hasHitObstacle(run: Run, obstacle: Obstacle): boolean {
  const { bottom, top } = SHAPES[obstacle.kind]
  if (top === 0) return false // a stream is no wall
  const left = leftOf(obstacle, run.distance) + FORGIVES
  const right = left + obstacle.width - FORGIVES * 2
  const isBeside = run.distance + HALF_WIDTH <= left || run.distance - HALF_WIDTH >= right
  if (isBeside) return false
  const head = run.y + (isDucked(run) ? DUCKED : STANDING)
  return head > bottom + (bottom > 0 ? FORGIVES : 0) && run.y < top - FORGIVES
}

/** How far the runner has come, in whole metres. */
export const metresOf = ({ distance }: Run): number => Math.floor(distance / METRE)

/** Whether the last step has led past a milestone. */
export function isAtMilestone({ way, distance, sinceHit }: Run): boolean {
  const of = (units: number) => Math.floor(units / METRE / MILESTONE)
  return sinceHit === 0 && of(distance) > of(distance - speedAt(way, distance))
}

export const isOver = ({ sinceHit }: Run): boolean => sinceHit > TUMBLING_STEPS
