import { createRandom } from '../kit/random.ts'

export const WAYS = ['gentle', 'usual'] as const
export type Way = (typeof WAYS)[number]

/** The height of the world in units, and where its ground begins; x grows with the flight, y downwards. */
export const HEIGHT = 600
export const GROUND = 552
export const GATE_WIDTH = 56

/** What stands in the way: from above and from below, with an opening between. */
export const LOOKS = ['bamboo', 'lanterns', 'stones'] as const

export interface Gate {
  readonly index: number
  /** The middle of it, and of its opening while nothing moves. */
  readonly x: number
  readonly center: number
  /** The height of the opening. */
  readonly opening: number
  /** How far it moves up and down with the wind; 0 while there is none. */
  readonly sway: number
  readonly look: (typeof LOOKS)[number]
}

/** A paper lantern that floats between two gates, and is lit by who comes near. */
export interface Lantern {
  readonly x: number
  readonly y: number
  /** How far the bird had flown when it was lit; 0 before. */
  readonly litAt: number
}

/** From the first gate to the hardest, all that follow being like it. */
interface Pace {
  /** Units a step. */
  readonly speed: number
  readonly opening: readonly [first: number, hardest: number]
  /** From one gate to the next. */
  readonly spacing: readonly [first: number, hardest: number]
  /** How much higher or lower the next opening may be. */
  readonly shift: readonly [first: number, hardest: number]
  /** From this gate on there is wind. */
  readonly windFrom: number
}
export const PACES: Readonly<Record<Way, Pace>> = {
  gentle: { speed: 2.6, opening: [244, 192], spacing: [330, 296], shift: [70, 130], windFrom: 60 },
  usual: { speed: 3.1, opening: [224, 150], spacing: [312, 264], shift: [90, 180], windFrom: 24 },
}
const HARDEST_AT = 60
const FIRST_GATE = 540
/** What is left above and below the highest and the lowest opening. */
const MARGIN = 44
const WIND_REACH = 26
const FIRST_LANTERN = 2

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
const randomOf = (seed: number, index: number) => createRandom(seed + Math.imul(index, 0x9e37_79b1))

/** The gate after another, or the first one, by the seed and its place alone. */
export function nextGate(way: Way, seed: number, last: Gate | undefined): Gate {
  const { opening: openings, spacing, shift, windFrom } = PACES[way]
  const index = last === undefined ? 0 : last.index + 1
  const part = Math.min(1, index / HARDEST_AT)
  const now = ([first, hardest]: readonly [number, number]) => first + (hardest - first) * part
  const random = randomOf(seed, index)
  const opening = now(openings)
  const sway = index >= windFrom && random.below(3) === 0 ? WIND_REACH : 0
  const edge = MARGIN + opening / 2 + sway
  const before = last?.center ?? HEIGHT * 0.42
  const [highest, lowest] = [
    within(before - now(shift), edge, GROUND - edge),
    within(before + now(shift), edge, GROUND - edge),
  ]
  return {
    index,
    x: last === undefined ? FIRST_GATE : last.x + now(spacing),
    center: highest + random.next() * (lowest - highest),
    opening,
    sway,
    look: index < 4 ? 'bamboo' : random.pick(LOOKS),
  }
}

/** Where the middle of an opening is when the bird has flown so far: time goes by with the distance. */
export const centerOf = ({ center, sway, index }: Gate, distance: number): number =>
  sway === 0 ? center : center + sway * Math.sin(distance / 90 + index * 2)

/** The lantern between two gates that follow each other, if there is one. */
export function lanternBetween(seed: number, one: Gate, other: Gate): Lantern | undefined {
  const random = randomOf(~seed, one.index)
  if (one.index < FIRST_LANTERN || random.below(9) < 5) return undefined
  const straight = (one.center + other.center) / 2
  const y = within(straight + (random.next() - 0.5) * 180, 80, GROUND - 90)
  return { x: (one.x + other.x) / 2, y, litAt: 0 }
}
