import {
  centerOf,
  GATE_WIDTH,
  type Gate,
  GROUND,
  HEIGHT,
  type Lantern,
  lanternBetween,
  nextGate,
  PACES,
  type Way,
} from './course.ts'

/** What is hit of the bird: a circle around its middle, less than half as high as its picture is long. */
export const BIRD_RADIUS = 11
/** Of a gate, so much at each side of its picture forgives. */
const GATE_FORGIVES = 5
/** From so near a lantern is lit. */
const LANTERN_REACH = 36

/** In units a step, and a step and step; downwards. */
const FLAP = -6.4
const GRAVITY = 0.36
const FASTEST_FALL = 8.5
const HIGHEST = 16
/** So far ahead gates are made, and so far behind they are forgotten. */
const AHEAD = 1500
const BEHIND = 520
/** Steps that a bird falls which has hit something, before the game is over. */
const FALLING_STEPS = 36

export interface Flight {
  readonly way: Way
  readonly seed: number
  /** Units flown: the x of the bird. */
  readonly distance: number
  readonly y: number
  readonly vy: number
  /** Steps since its wings have beaten. */
  readonly sinceFlap: number
  /** Those that may be seen, in their order. */
  readonly gates: readonly Gate[]
  readonly lanterns: readonly Lantern[]
  readonly passed: number
  readonly lit: number
  /** Steps since it has hit something; 0 while it flies. */
  readonly sinceHit: number
}

/** A bird before the first beat of its wings. */
export function beginFlight(way: Way, seed: number): Flight {
  const still = { distance: 0, y: HEIGHT * 0.32, vy: 0, sinceFlap: 60 }
  return withCourse({ ...still, way, seed, gates: [], lanterns: [], passed: 0, lit: 0, sinceHit: 0 })
}

/** The flight with all that may be seen ahead, and without what is far behind. */
function withCourse(flight: Flight): Flight {
  const { way, seed, distance } = flight
  const last = flight.gates.at(-1)
  if (last !== undefined && last.x > distance + AHEAD) return flight
  const gate = nextGate(way, seed, last)
  const lantern = last && lanternBetween(seed, last, gate)
  const isNear = ({ x }: { readonly x: number }) => x > distance - BEHIND
  return withCourse({
    ...flight,
    gates: [...flight.gates, gate].filter(isNear),
    lanterns: [...flight.lanterns, ...(lantern ? [lantern] : [])].filter(isNear),
  })
}

/** Whether there are gates ahead of the bird, as there always are; a damaged flight may have lost them. */
export const isOnCourse = ({ gates, distance }: Pick<Flight, 'gates' | 'distance'>): boolean =>
  (gates.at(-1)?.x ?? 0) > distance

/** One step. @param isFlapping whether the wings beat */
export function stepFlight(flight: Flight, isFlapping: boolean): Flight {
  if (flight.sinceHit > 0) return fall(flight)
  const vy = isFlapping ? FLAP : Math.min(FASTEST_FALL, flight.vy + GRAVITY)
  const moved = {
    ...flight,
    vy,
    y: Math.max(HIGHEST, flight.y + vy),
    sinceFlap: isFlapping ? 0 : flight.sinceFlap + 1,
    distance: flight.distance + PACES[flight.way].speed,
  }
  if (hasHit(moved)) return { ...moved, sinceHit: 1 }
  return withCourse(withLanterns(withPassed(moved)))
}

function fall(flight: Flight): Flight {
  const vy = Math.min(FASTEST_FALL, flight.vy + GRAVITY)
  return { ...flight, vy, y: Math.min(GROUND - BIRD_RADIUS, flight.y + vy), sinceHit: flight.sinceHit + 1 }
}

function withPassed(flight: Flight): Flight {
  const { passed, distance, gates } = flight
  return gates.some(({ index, x }) => index === passed && x <= distance) ? { ...flight, passed: passed + 1 } : flight
}

function withLanterns(flight: Flight): Flight {
  const { distance, y } = flight
  const isReached = (lantern: Lantern) =>
    lantern.litAt === 0 && Math.hypot(lantern.x - distance, lantern.y - y) < LANTERN_REACH
  if (!flight.lanterns.some(isReached)) return flight
  return {
    ...flight,
    lit: flight.lit + 1,
    lanterns: flight.lanterns.map((lantern) => (isReached(lantern) ? { ...lantern, litAt: distance } : lantern)),
  }
}

const hasHit = (flight: Flight): boolean =>
  flight.y + BIRD_RADIUS >= GROUND || flight.gates.some((gate) => hasHitGate(flight, gate))

/** Whether the circle of the bird and one of the two parts of a gate overlap. */
function hasHitGate({ distance, y }: Flight, gate: Gate): boolean {
  const across = Math.max(0, Math.abs(gate.x - distance) - (GATE_WIDTH / 2 - GATE_FORGIVES))
  if (across >= BIRD_RADIUS) return false
  const within = gate.opening / 2 - Math.abs(y - centerOf(gate, distance))
  return Math.hypot(across, Math.max(0, within)) < BIRD_RADIUS
}

/** What a flight is worth: each gate passed is a point, and each lantern lit. */
export const pointsOf = ({ passed, lit }: Flight): number => passed + lit

export const isOver = ({ sinceHit }: Flight): boolean => sinceHit > FALLING_STEPS
