import { memoizeLast } from '../../../../lib/values/memoize-last.ts'
import { type Motion, withMotion } from './motion.ts'
import { mapParameters, mix, type Parameters } from './parameters.ts'
import { AT_REST, isAtRest, type Spring, type SpringKind, swing } from './spring.ts'

/** A point to look at: from -1 at the left or top to 1; the middle is straight ahead. */
export interface Gaze {
  readonly x: number
  readonly y: number
}

/** What hangs or stands loosely, in degrees by which it lags behind. */
export interface Loose {
  readonly ears: number
  readonly tail: number
  readonly tip: number
  /** Bells, tassels and scarves. */
  readonly charm: number
}

/** A figure at a moment. */
export interface Figure {
  /** How it holds itself, on its way to its mood. */
  readonly posture: Parameters
  readonly eyes: Gaze
  readonly head: Gaze
  readonly motion: { readonly motion: Motion; readonly at: number } | undefined
  /** Milliseconds until it blinks; negative ones since it has begun to. */
  readonly blinkIn: number
  /** Where it is in a breath, in radians. */
  readonly breath: number
  readonly loose: Readonly<Record<keyof Loose, Spring>>
}

/** What a figure is moved by. */
export interface Surroundings {
  readonly mood: Parameters
  readonly gaze: Gaze
  /** Seconds since the last step. */
  readonly seconds: number
  /** From 0 to 1. */
  readonly random: () => number
}

const BLINK_MS = 190
const BREATH_SECONDS = 4.2
/** Degrees of a loose part that can be told from its breathing. */
const SEEN_DEGREES = 2.5
const AHEAD: Gaze = { x: 0, y: 0 }

/** How fast something comes to what it is drawn to: its share of the way in a second is 1 - 1 / e ^ rate. */
const RATES = { posture: 7, eyes: 14, head: 5 } as const

const LOOSE: Readonly<Record<keyof Loose, SpringKind>> = {
  ears: { hertz: 3.2, damping: 0.28 },
  tail: { hertz: 1.1, damping: 0.4 },
  tip: { hertz: 0.9, damping: 0.22 },
  charm: { hertz: 1.7, damping: 0.12 },
}

/** A figure that has just come in. */
export const figureAt = (posture: Parameters): Figure => ({
  ...{ posture, eyes: AHEAD, head: AHEAD, motion: undefined, blinkIn: 2000, breath: 0 },
  loose: { ears: AT_REST, tail: AT_REST, tip: AT_REST, charm: AT_REST },
})

/** Begins a motion, in place of one that is under way. */
export const beginMotion = (figure: Figure, motion: Motion): Figure => ({ ...figure, motion: { motion, at: 0 } })

/** Lets it blink now. */
export const beginBlink = (figure: Figure): Figure => ({ ...figure, blinkIn: 0 })

/** A figure some moments later. */
export function stepFigure(figure: Figure, { mood, gaze, seconds, random }: Surroundings): Figure {
  const share = (rate: number) => 1 - Math.exp(-rate * seconds)
  const toward = (from: Gaze, rate: number): Gaze => ({
    x: mix(from.x, gaze.x, share(rate)),
    y: mix(from.y, gaze.y, share(rate)),
  })
  const at = figure.motion === undefined ? 0 : figure.motion.at + seconds * 1000
  const next: Figure = {
    posture: mapParameters((name) => mix(figure.posture[name], mood[name], share(RATES.posture))),
    eyes: toward(figure.eyes, RATES.eyes),
    head: toward(figure.head, RATES.head),
    motion: figure.motion && at < figure.motion.motion.duration ? { ...figure.motion, at } : undefined,
    blinkIn: blinkAfter(figure.blinkIn, seconds, random),
    breath: (figure.breath + (seconds * 2 * Math.PI) / BREATH_SECONDS) % (2 * Math.PI),
    loose: figure.loose,
  }
  const pulled = pullsOn(next)
  const swung = (part: keyof Loose) => swing(figure.loose[part], pulled[part], LOOSE[part], seconds)
  return { ...next, loose: { ears: swung('ears'), tail: swung('tail'), tip: swung('tip'), charm: swung('charm') } }
}

/** Every three to six seconds, now and then twice. */
function blinkAfter(blinkIn: number, seconds: number, random: () => number): number {
  const left = blinkIn - seconds * 1000
  if (left > -BLINK_MS) return left
  return random() < 0.15 ? 60 : 3000 + random() * 3000
}

/** What is shown: the posture, with what it looks at, a motion, its breath and blinks. */
export const poseOf = memoizeLast(({ posture, eyes, head, motion, blinkIn, breath }: Figure): Parameters => {
  const looking: Parameters = {
    ...posture,
    angleX: posture.angleX + head.x * 15,
    angleY: posture.angleY - head.y * 10,
    angleZ: posture.angleZ + head.x * 3,
    bodyAngleX: posture.bodyAngleX + head.x * 2,
    eyeBallX: posture.eyeBallX + eyes.x,
    eyeBallY: posture.eyeBallY + eyes.y,
    breath: (1 - Math.cos(breath)) / 2,
  }
  const moved = motion === undefined ? looking : withMotion(looking, motion.motion, motion.at)
  const open = blinkIn > 0 ? 1 : 1 - Math.sin((Math.min(BLINK_MS, -blinkIn) / BLINK_MS) * Math.PI)
  return mapParameters((name) => moved[name] * (name === 'eyeLOpen' || name === 'eyeROpen' ? open : 1))
})

/** Where loose parts would hang if they did not swing, in degrees. */
const pullsOn = memoizeLast((figure: Figure): Loose => {
  const pose = poseOf(figure)
  const turn = pose.angleZ + pose.angleX * 0.35
  return {
    ears: turn * 0.8 + pose.angleY * 0.25,
    tail: pose.tail * 14 + pose.bodyAngleZ * 1.2 + pose.lift * 18 + (pose.breath - 0.5) * 3,
    tip: pose.tail * 26 + pose.bodyAngleZ * 2 + pose.lift * 34 + (pose.breath - 0.5) * 7,
    charm: turn * 0.7 + pose.bodyAngleX * 1.5 + pose.bodyStretch * 5 + pose.lift * 16,
  }
})

/** How far loose parts are from where they would hang: ears and what hangs come after the head, in degrees. */
export function looseOf(figure: Figure): Loose {
  const pulled = pullsOn(figure)
  return {
    ears: figure.loose.ears.value - pulled.ears,
    tail: figure.loose.tail.value,
    tip: figure.loose.tip.value,
    charm: figure.loose.charm.value - pulled.charm,
  }
}

/** How often a figure has to be drawn: each frame, or some times in a second as it but breathes. */
export function paceOf(figure: Figure, { mood, gaze }: Pick<Surroundings, 'mood' | 'gaze'>): 'full' | 'slow' {
  const pulled = pullsOn(figure)
  const isStill = (from: Gaze) => Math.abs(from.x - gaze.x) + Math.abs(from.y - gaze.y) < 0.02
  const isThere = Object.entries(mood).every(([name, value]) => {
    const way = Math.abs(figure.posture[name as keyof Parameters] - value)
    return way < (name.startsWith('angle') || name.startsWith('body') ? 0.2 : 0.01)
  })
  const hangs = (Object.keys(pulled) as (keyof Loose)[]).every((part) =>
    isAtRest(figure.loose[part], pulled[part], SEEN_DEGREES),
  )
  const isQuick = figure.motion !== undefined || figure.blinkIn <= 0 || !isThere || !hangs
  return isQuick || !isStill(figure.eyes) || !isStill(figure.head) ? 'full' : 'slow'
}
