import { blockOf, type Floor, isAlongX, type Tower, topOf } from './rules.ts'

/** A piece that falls beside the tower. */
export interface Falling {
  readonly piece: Floor
  /** Which floor it was of. */
  readonly floor: number
  /** Whether it falls behind the tower. */
  readonly isBehind: boolean
  /** Which way it drifts, along x and z. */
  readonly drift: readonly [x: number, z: number]
  /** Seconds since it began. */
  readonly age: number
}

/** A ring around a floor that was set perfectly. */
export interface Ring {
  readonly on: Floor
  readonly floor: number
  readonly streak: number
  readonly age: number
}

/** What is only to be seen of a tower, and no part of the game. */
export interface Effects {
  /** The state that they were last brought up to. */
  readonly of: Tower
  readonly falling: readonly Falling[]
  readonly rings: readonly Ring[]
  /** How high the middle of the view is, in floors: it follows the tower. */
  readonly height: number
  /** How far the view has gone back from a tower that is finished, 0 to 1. */
  readonly back: number
}

const FALL_S = 1.1
export const RING_S = 0.6
/** How much of the way the view goes in a second. */
const FOLLOWS = 7
const BACKS = 3

export const beginEffects = (tower: Tower): Effects => ({
  ...{ of: tower, falling: [], rings: [], height: tower.height, back: 0 },
})

/** What overhangs when a block is dropped: the whole block where it misses; undefined if nothing does. */
function fallenOf(before: Tower, after: Tower): Falling | undefined {
  const block = blockOf(before)
  const alongX = isAlongX(before)
  const side = before.at - (alongX ? topOf(before).x : topOf(before).z) > 0 ? 1 : -1
  const drift = alongX ? ([side, 0] as const) : ([0, side] as const)
  const falling = { floor: before.height + 1, isBehind: side < 0, drift, age: 0 }
  if (after.sinceMiss > 0) return { ...falling, piece: block }
  const left = topOf(after)
  const size = alongX ? block.width - left.width : block.depth - left.depth
  if (after.streak > 0 || size <= 0) return undefined
  const piece = alongX
    ? { ...block, x: left.x + (side * (left.width + size)) / 2, width: size }
    : { ...block, z: left.z + (side * (left.depth + size)) / 2, depth: size }
  return { ...falling, piece }
}

/** The effects as time goes by, and with what has happened since. @param seconds since they were asked for before */
export function withTime(effects: Effects, tower: Tower, seconds: number): Effects {
  const before = effects.of
  if (tower.seed !== before.seed || tower.height < before.height || tower.sinceMiss < before.sinceMiss)
    return beginEffects(tower)
  const aged = <T extends { readonly age: number }>(list: readonly T[], most: number): readonly T[] =>
    list.map((one) => ({ ...one, age: one.age + seconds })).filter(({ age }) => age < most)
  const hasDropped = tower.height > before.height || (tower.sinceMiss > 0 && before.sinceMiss === 0)
  const fallen = hasDropped ? fallenOf(before, tower) : undefined
  const isPerfect = hasDropped && tower.streak > 0
  const { height, streak } = tower
  return {
    of: tower,
    falling: [...aged(effects.falling, FALL_S), ...(fallen === undefined ? [] : [fallen])],
    rings: [
      ...aged(effects.rings, RING_S),
      ...(isPerfect ? [{ on: topOf(tower), floor: height, streak, age: 0 }] : []),
    ],
    height: towards(effects.height, height, FOLLOWS * seconds),
    back: towards(effects.back, tower.sinceMiss > 0 ? 1 : 0, BACKS * seconds),
  }
}

const towards = (from: number, to: number, part: number): number => from + (to - from) * Math.min(1, part)
