import { createRandom } from '../kit/random.ts'
import { type Moving, Physics } from './physics.ts'
import { HELD_Y, LARGEST, LINE, radiusOf, WIDTH } from './sizes.ts'

export interface Fruit extends Moving {
  readonly id: number
  /** Its size, from 0. */
  readonly kind: number
  /** Whether it has come of two. */
  readonly isMade: boolean
  /** Steps since it is there; not counted on beyond `GROWN`. */
  age: number
  /** Steps that it has been above the line. */
  late: number
}

/** A game. All of it is plain data; the bodies that move are built from it, and live beside it. */
export interface Jar {
  readonly seed: number
  fruits: Fruit[]
  score: number
  /** How many were dropped, and how many were made of two. */
  drops: number
  made: number
  /** The largest kind that there has been. */
  largest: number
  /** Where the held fruit is. */
  aim: number
  /** Where the next one is to be dropped as soon as it may. */
  wanted: number | null
  /** Steps until the next one may be dropped. */
  wait: number
  nextId: number
  isOver: boolean
}

/** What the player does in a step. */
export interface Input {
  /** Where a pointer is. */
  readonly aim?: number | undefined
  /** Which way an arrow is held. */
  readonly move: -1 | 0 | 1
  readonly isDropped: boolean
}

/** The kinds that are dropped: so many of the smallest. */
export const DROPPED_KINDS = 5
/** Steps between two drops. */
export const WAIT = 30
/** Units that an arrow moves the held fruit in a step. */
const SPEED = 5
/** Equal ones become one from this age on: a chain can be followed by eye. */
const MERGING_AGE = 8
/** Steps that a fruit may be above the line. */
export const MOST_LATE = 120
/** The age from which on nothing depends on it. */
export const GROWN = 60

/** What making a kind brings; of two largest, which both vanish, the next in the row. */
export const pointsOf = (kind: number): number => (kind * (kind + 1)) / 2

/** The kind that is dropped as the so many-th, from 0. */
export const droppedKind = (seed: number, drop: number): number =>
  createRandom(seed + Math.imul(drop, 0x9e37_79b1)).below(DROPPED_KINDS)

export const heldKind = ({ seed, drops }: Pick<Jar, 'seed' | 'drops'>): number => droppedKind(seed, drops)

export const beginJar = (seed: number): Jar => ({
  seed,
  fruits: [],
  score: 0,
  drops: 0,
  made: 0,
  largest: -1,
  aim: WIDTH / 2,
  wanted: null,
  wait: 0,
  nextId: 1,
  isOver: false,
})

/** The bodies of each game that goes on. */
const physicsByJar = new WeakMap<Jar, Physics>()

function physicsOf(jar: Jar): Physics {
  const physics = physicsByJar.get(jar) ?? new Physics(jar.fruits)
  physicsByJar.set(jar, physics)
  return physics
}

/** One step of a sixtieth of a second. It changes the jar that it is given, and returns it. */
export function stepJar(jar: Jar, { aim, move, isDropped }: Input): Jar {
  const radius = radiusOf(heldKind(jar))
  jar.aim = Math.min(WIDTH - radius, Math.max(radius, (aim ?? jar.aim) + move * SPEED))
  if (isDropped) jar.wanted = jar.aim
  jar.wait = Math.max(0, jar.wait - 1)
  const physics = physicsOf(jar)
  if (jar.wanted !== null && jar.wait === 0) drop(jar, physics, jar.wanted)
  physics.step()
  physics.read(jar.fruits)
  for (const [one, other] of physics.touching()) merge(jar, physics, one, other)
  for (const fruit of jar.fruits) {
    fruit.age = Math.min(GROWN, fruit.age + 1)
    fruit.late = fruit.y - radiusOf(fruit.kind) < LINE ? fruit.late + 1 : 0
    jar.isOver ||= fruit.late >= MOST_LATE
  }
  return jar
}

function drop(jar: Jar, physics: Physics, at: number): void {
  const kind = heldKind(jar)
  const radius = radiusOf(kind)
  // a hair's breadth aside: one that falls straight upon another would stand there
  const aside = createRandom(jar.seed ^ jar.drops).next() - 0.5
  const x = Math.min(WIDTH - radius, Math.max(radius, at + aside))
  put(jar, physics, { ...{ angle: 0, vx: 0, vy: 0, spin: 0 }, kind, x, y: HELD_Y, isMade: false })
  jar.drops++
  jar.wanted = null
  jar.wait = WAIT
}

function put(jar: Jar, physics: Physics, given: Omit<Fruit, 'id' | 'age' | 'late'>): void {
  const fruit: Fruit = { ...given, id: jar.nextId++, age: 0, late: 0 }
  jar.fruits.push(fruit)
  jar.largest = Math.max(jar.largest, fruit.kind)
  physics.add(fruit)
}

/** Makes one of two equal ones, between where they were; two of the largest vanish. */
function merge(jar: Jar, physics: Physics, ...ids: readonly [number, number]): void {
  const [one, other] = ids.map((id) => jar.fruits.find((fruit) => fruit.id === id))
  if (one === undefined || other === undefined || Math.min(one.age, other.age) < MERGING_AGE) return
  for (const { id } of [one, other]) physics.remove(id)
  jar.fruits = jar.fruits.filter((fruit) => fruit !== one && fruit !== other)
  const kind = one.kind + 1
  jar.score += pointsOf(kind)
  jar.made++
  if (one.kind === LARGEST) return
  const middle = (key: 'x' | 'y' | 'vx' | 'vy') => (one[key] + other[key]) / 2
  const radius = radiusOf(kind)
  const x = Math.min(WIDTH - radius, Math.max(radius, middle('x')))
  const { angle } = one.age < other.age ? other : one
  put(jar, physics, { kind, x, y: middle('y'), angle, vx: middle('vx'), vy: middle('vy'), spin: 0, isMade: true })
}
