import { createRandom } from '../kit/random.ts'

export const WAYS = ['gentle', 'usual'] as const
export type Way = (typeof WAYS)[number]

/** Units of a metre. x grows with the way, y upwards from the ground. */
export const METRE = 40
/** Every so many metres the light changes. */
export const MILESTONE = 500

/** Units a step, at the beginning and from `fastestAt` metres on. */
interface Pace {
  readonly slowest: number
  readonly fastest: number
  readonly fastestAt: number
}
export const PACES: Readonly<Record<Way, Pace>> = {
  gentle: { slowest: 5, fastest: 7.5, fastestAt: 1800 },
  usual: { slowest: 5.8, fastest: 10.6, fastestAt: 2200 },
}

/** How fast it goes there, in units a step. */
export function speedAt(way: Way, x: number): number {
  const { slowest, fastest, fastestAt } = PACES[way]
  return slowest + (fastest - slowest) * Math.min(1, x / METRE / fastestAt)
}

export const KINDS = ['stone', 'stump', 'lantern', 'banner', 'crow', 'lowCrow', 'stream'] as const
export type Kind = (typeof KINDS)[number]

/** The box of what is drawn, in units over the ground; how wide a stream is depends on the speed. */
export interface Shape {
  readonly width: number
  readonly bottom: number
  readonly top: number
  /** How much faster than the ground it comes nearer, as a crow that flies. */
  readonly drift: number
}
export const SHAPES: Readonly<Record<Kind, Shape>> = {
  stone: { width: 52, bottom: 0, top: 32, drift: 0 },
  stump: { width: 46, bottom: 0, top: 46, drift: 0 },
  lantern: { width: 42, bottom: 0, top: 72, drift: 0 },
  banner: { width: 130, bottom: 27, top: 150, drift: 0 },
  crow: { width: 52, bottom: 62, top: 90, drift: 0.28 },
  lowCrow: { width: 52, bottom: 27, top: 55, drift: 0.28 },
  stream: { width: 0, bottom: 0, top: 0, drift: 0 },
}

export interface Obstacle {
  readonly kind: Kind
  /** Where its left edge is when the runner reaches it. */
  readonly x: number
  readonly width: number
}

/** Where the left edge of an obstacle is while the runner is at `distance`. */
export const leftOf = ({ kind, x }: Obstacle, distance: number): number => x + (x - distance) * SHAPES[kind].drift

/** One of the things that come together: how many steps after the first, and how many a stream is wide. */
interface Part {
  readonly kind: Kind
  readonly at: number
  readonly wide?: number
}

/** What comes together, and from how many metres on. */
export interface Pattern {
  readonly from: number
  readonly parts: readonly Part[]
}

const one = (from: number, kind: Kind, wide?: number): Pattern => ({
  from,
  parts: [{ kind, at: 0, ...(wide !== undefined && { wide }) }],
})

/** All that may come; each can be passed at each speed, which a test shows. */
export const PATTERNS: readonly Pattern[] = [
  one(0, 'stone'),
  one(0, 'stump'),
  one(60, 'stream', 13),
  one(120, 'banner'),
  one(250, 'lantern'),
  one(350, 'lowCrow'),
  one(400, 'crow'),
  one(500, 'stream', 19),
  pair(200, 'stone', 13, 'stone'),
  pair(450, 'stump', 60, 'banner'),
  pair(500, 'banner', 58, 'stone'),
  pair(600, 'crow', 44, 'stump'),
  pair(700, 'stone', 48, 'lantern'),
  pair(800, 'lowCrow', 52, 'lowCrow'),
  pair(900, 'lantern', 62, 'crow'),
  {
    from: 700,
    parts: [
      { kind: 'stone', at: 0 },
      { kind: 'stone', at: 46 },
      { kind: 'stone', at: 92 },
    ],
  },
  {
    from: 800,
    parts: [
      { kind: 'stream', at: 0, wide: 14 },
      { kind: 'stream', at: 52, wide: 14 },
    ],
  },
  {
    from: 1000,
    parts: [
      { kind: 'stream', at: 0, wide: 17 },
      { kind: 'banner', at: 66 },
    ],
  },
  {
    from: 1200,
    parts: [
      { kind: 'banner', at: 0 },
      { kind: 'stump', at: 60 },
      { kind: 'lowCrow', at: 112 },
    ],
  },
]

function pair(from: number, first: Kind, after: number, second: Kind): Pattern {
  return {
    from,
    parts: [
      { kind: first, at: 0 },
      { kind: second, at: after },
    ],
  }
}

/** The obstacles of a pattern whose first one is at `x`, for those who run so fast. */
export const placePattern = ({ parts }: Pattern, x: number, speed: number): readonly Obstacle[] =>
  parts.map(({ kind, at, wide = 0 }) => ({
    kind,
    x: x + at * speed,
    width: wide === 0 ? SHAPES[kind].width : wide * speed,
  }))

/** Steps from the end of a pattern to the next one, at the beginning and at the fastest, and how much chance adds. */
const REST_SLOW = 74
const REST_FAST = 46
const REST_CHANCE = 34
const FIRST_AT = 560

/** What comes as the `index`th, after what ends at `end`; by the seed and these alone. */
export function nextPattern(way: Way, seed: number, index: number, end: number): readonly Obstacle[] {
  const random = createRandom(seed + Math.imul(index, 0x9e37_79b1))
  const { slowest, fastest } = PACES[way]
  const speed = speedAt(way, end)
  const part = (speed - slowest) / (fastest - slowest)
  const rest = REST_SLOW + (REST_FAST - REST_SLOW) * part + random.next() * REST_CHANCE
  const x = index === 0 ? FIRST_AT : end + rest * speed
  const pattern = random.pick(PATTERNS.filter(({ from }) => from * METRE <= x))
  return placePattern(pattern, x, speed)
}
