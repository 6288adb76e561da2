import { mix } from '../../kernel/parameters.ts'

/** Two minutes of catching petals. Times in ms; lengths in units, y downwards, so that the foot of a field is at 600. */
export const ROUND_MS = 120_000
export const FOOT = 600
export const GROUND = 566
/** Where the head of the figure is, and how far to both sides of it and below it catches. */
export const HEAD = 388
const REACH = 66

/** The size of a field in units. */
export interface Field {
  readonly width: number
  readonly height: number
}

/** A blossom comes apart into five petals in the hands of who catches it; a cone hurts. */
const WORTH = { petal: 1, blossom: 5, cone: 0 } as const
export type FallingKind = keyof typeof WORTH

export interface Falling {
  readonly id: number
  readonly kind: FallingKind
  /** Where it is, but for its sway. */
  readonly x: number
  readonly y: number
  /** Units in a second. */
  readonly speed: number
  readonly age: number
  /** Where it is in its sway as it begins, in radians. */
  readonly phase: number
}

/** What has been caught or has come to the ground, and is seen a moment longer. */
export interface Trace {
  readonly kind: FallingKind
  readonly x: number
  readonly y: number
  readonly age: number
  readonly isCaught: boolean
  readonly phase: number
}

export interface Round {
  readonly left: number
  readonly caught: number
  readonly catcher: { readonly x: number; readonly velocity: number }
  /** For how long the figure still is dazed by a cone. */
  readonly dazed: number
  readonly falling: readonly Falling[]
  readonly traces: readonly Trace[]
  /** Units in a second to the right, on its way to what it will be for a while. */
  readonly wind: { readonly now: number; readonly next: number; readonly left: number }
  readonly nextIn: number
  readonly nextId: number
}

/** What a round is moved by. */
export interface Step {
  readonly field: Field
  /** Where the figure is to go; undefined where it is to stand. */
  readonly toward: number | undefined
  readonly ms: number
  /** From 0 to 1. */
  readonly random: () => number
}

/** Units in a second. */
const FASTEST = 640
/** How much of the way is gone in a second, as a rate. */
const EAGERNESS = 9
const DAZED_MS = 900
const DAZED_SHARE = 0.35
const STRONGEST_WIND = 80
/** How long before the end all petals come at once, and before when no cone falls. */
const FLURRY_MS = 15_000
const FIRST_CONE_MS = 15_000
const TRACE_MS = { caught: 700, landed: 3200 } as const
const SWAY = { petal: 26, blossom: 14, cone: 0 } as const

/** A round before its first petal. */
export const beginRound = ({ width }: Field): Round => ({
  ...{ left: ROUND_MS, caught: 0, dazed: 0, nextIn: 900, nextId: 0 },
  catcher: { x: width / 2, velocity: 0 },
  falling: [],
  traces: [],
  wind: { now: 0, next: 0, left: 8000 },
})

export const isOver = ({ left }: Round): boolean => left === 0

/** Where something is across the field, in its sway. */
export const swayingX = ({ kind, x, age, phase }: Falling): number => x + Math.sin(age / 420 + phase) * SWAY[kind]

/** How far a round has come, from 0 to 1. */
const progressOf = ({ left }: Round): number => 1 - left / ROUND_MS

/** A round some moments later. */
export function stepRound(round: Round, step: Step): Round {
  if (isOver(round)) return round
  const moved: Round = {
    ...round,
    left: Math.max(0, round.left - step.ms),
    dazed: Math.max(0, round.dazed - step.ms),
    catcher: moveCatcher(round, step),
    wind: moveWind(round.wind, step),
    falling: round.falling.map((one) => fall(one, round.wind.now, step)),
    traces: round.traces.map((one) => ({ ...one, age: one.age + step.ms })).filter(isSeen),
  }
  return letFall(settle(moved), step)
}

/** A round whose field has become another one. */
export const fitRound = (round: Round, { width }: Field): Round => ({
  ...round,
  catcher: { ...round.catcher, x: standable(round.catcher.x, width) },
  falling: round.falling.map((one) => ({ ...one, x: one.x % width })),
})

/** Where the figure can stand in a field. */
const standable = (x: number, width: number): number => Math.min(width - REACH, Math.max(REACH, x))

function moveCatcher({ catcher, dazed }: Round, { field: { width }, toward, ms }: Step): Round['catcher'] {
  const fastest = dazed > 0 ? FASTEST * DAZED_SHARE : FASTEST
  const wanted = toward === undefined ? 0 : (toward - catcher.x) * EAGERNESS
  const velocity = Math.min(fastest, Math.max(-fastest, wanted))
  const x = standable(catcher.x + (velocity * ms) / 1000, width)
  return { x, velocity: x === catcher.x ? 0 : velocity }
}

function moveWind({ now, next, left }: Round['wind'], { ms, random }: Step): Round['wind'] {
  const blown = mix(now, next, 1 - Math.exp(-ms / 1200))
  if (left > ms) return { now: blown, next, left: left - ms }
  return { now: blown, next: (random() * 2 - 1) * STRONGEST_WIND, left: 5000 + random() * 5000 }
}

function fall(one: Falling, wind: number, { field: { width }, ms }: Step): Falling {
  const drift = one.kind === 'cone' ? 0 : (wind * ms) / 1000
  // what the wind takes out at one side comes in at the other
  const x = (one.x + drift + width) % width
  return { ...one, x, y: one.y + (one.speed * ms) / 1000, age: one.age + ms }
}

const isSeen = ({ age, isCaught }: Trace): boolean => age < (isCaught ? TRACE_MS.caught : TRACE_MS.landed)

/** Takes away what was caught, and what has come to the ground. */
function settle(round: Round): Round {
  const isInReach = (one: Falling) =>
    one.y >= HEAD && one.y < HEAD + REACH && Math.abs(swayingX(one) - round.catcher.x) < REACH
  const isCaught = (one: Falling) => isInReach(one) && (one.kind === 'cone' || round.dazed === 0)
  const caught = round.falling.filter(isCaught)
  const landed = round.falling.filter((one) => !isCaught(one) && one.y >= GROUND)
  if (caught.length + landed.length === 0) return round
  const trace = (one: Falling, isOne: boolean): Trace => {
    const { kind, y, phase } = one
    return { kind, x: swayingX(one), y: Math.min(GROUND, y), age: 0, isCaught: isOne, phase }
  }
  return {
    ...round,
    caught: round.caught + caught.reduce((sum, { kind }) => sum + WORTH[kind], 0),
    dazed: caught.some(({ kind }) => kind === 'cone') ? DAZED_MS : round.dazed,
    falling: round.falling.filter((one) => !caught.includes(one) && !landed.includes(one)),
    traces: [...round.traces, ...caught.map((one) => trace(one, true)), ...landed.map((one) => trace(one, false))],
  }
}

/** Lets the next one fall when it is time; they come faster as a round goes on, and ever faster at its end. */
function letFall(round: Round, { field: { width, height }, ms, random }: Step): Round {
  if (round.nextIn > ms) return { ...round, nextIn: round.nextIn - ms }
  const progress = progressOf(round)
  const isFlurry = round.left < FLURRY_MS
  const chance = random()
  const mayHurt = !isFlurry && round.left < ROUND_MS - FIRST_CONE_MS
  const kind = chance < 0.08 ? 'blossom' : chance > mix(0.94, 0.86, progress) && mayHurt ? 'cone' : 'petal'
  const fallen: Falling = {
    ...{ id: round.nextId, kind, age: 0, y: FOOT - height - 30 },
    x: 40 + random() * (width - 80),
    speed: mix(120, 205, progress) * (kind === 'cone' ? 1.5 : kind === 'blossom' ? 1.2 : 0.8 + random() * 0.4),
    phase: random() * Math.PI * 2,
  }
  return {
    ...round,
    falling: [...round.falling, fallen],
    nextId: round.nextId + 1,
    nextIn: (isFlurry ? 190 : mix(780, 330, progress)) * (0.7 + random() * 0.6),
  }
}

/** The one a figure looks at: what of worth will first be at its head. */
export function nearestFalling({ falling, catcher }: Round): Falling | undefined {
  const above = falling.filter(({ kind, y }) => kind !== 'cone' && y < HEAD)
  const timeOf = (one: Falling) =>
    (HEAD - one.y) / one.speed + Math.max(0, Math.abs(swayingX(one) - catcher.x) - REACH) / FASTEST
  return above.reduce<Falling | undefined>(
    (best, one) => (best === undefined || timeOf(one) < timeOf(best) ? one : best),
    undefined,
  )
}
