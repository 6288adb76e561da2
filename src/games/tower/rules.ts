/** How it is played: `gentle` is slower, and takes more for perfect. */
export const WAYS = ['gentle', 'usual'] as const
export type Way = (typeof WAYS)[number]

/** How fast the block is at first, how much faster with each floor, and at most, in units a step. */
interface Pace {
  readonly first: number
  readonly rise: number
  readonly fastest: number
  /** So far from the floor below a drop is still perfect, in units. */
  readonly tolerance: number
}
const PACES: Readonly<Record<Way, Pace>> = {
  usual: { first: 2.1, rise: 0.032, fastest: 4.6, tolerance: 4 },
  gentle: { first: 1.5, rise: 0.014, fastest: 2.8, tolerance: 6 },
}

/** The side of the first floor, in units. */
export const BASE = 100
/** How far from the middle the block turns. */
export const REACH = 150
/** What is left of a block that is thinner falls, too. */
const THINNEST = 1.5
/** From so many perfect drops in a row on, each gives some back. */
export const STREAK = 3
const GIVEN_BACK = 8
/** Floors that are remembered: more are never seen. */
export const FLOORS_KEPT = 40
/** Steps from a miss to the end: the tower is seen once more. */
const FALLING_STEPS = 75

/** A floor from above: its middle, and its two sides; x goes down to the right, z down to the left. */
export interface Floor {
  readonly x: number
  readonly z: number
  readonly width: number
  readonly depth: number
}

export interface Tower {
  readonly way: Way
  /** What decides the colours. */
  readonly seed: number
  /** The uppermost floors, the top one last. */
  readonly floors: readonly Floor[]
  /** How many were set upon the first. */
  readonly height: number
  /** Where the block is, from the middle of the world along its axis, and which way it goes. */
  readonly at: number
  readonly direction: 1 | -1
  /** Perfect drops in a row. */
  readonly streak: number
  /** The longest row of them. */
  readonly bestStreak: number
  readonly sinceDrop: number
  /** Steps since the block missed the tower; 0 before. */
  readonly sinceMiss: number
}

const FIRST: Floor = { x: 0, z: 0, width: BASE, depth: BASE }

export const beginTower = (way: Way, seed: number): Tower => ({
  ...{ way, seed, floors: [FIRST], height: 0, at: -REACH, direction: 1 },
  ...{ streak: 0, bestStreak: 0, sinceDrop: 0, sinceMiss: 0 },
})

/** Blocks come by turns along the one axis and the other. */
export const isAlongX = ({ height }: Pick<Tower, 'height'>): boolean => height % 2 === 0

export const speedOf = ({ way, height }: Pick<Tower, 'way' | 'height'>): number => {
  const { first, rise, fastest } = PACES[way]
  return Math.min(fastest, first + rise * height)
}

export const topOf = ({ floors }: Pick<Tower, 'floors'>): Floor => floors.at(-1) ?? FIRST

/** The block that slides over the tower. @param at where along its axis */
export function blockOf(tower: Tower, at = tower.at): Floor {
  const top = topOf(tower)
  return isAlongX(tower) ? { ...top, x: at } : { ...top, z: at }
}

/** One step. @param isDropped whether the block is let go */
export function stepTower(tower: Tower, isDropped: boolean): Tower {
  if (tower.sinceMiss > 0) return { ...tower, sinceMiss: tower.sinceMiss + 1 }
  return isDropped ? drop(tower) : slide(tower)
}

function slide(tower: Tower): Tower {
  const at = tower.at + tower.direction * speedOf(tower)
  const isBeyond = Math.abs(at) >= REACH
  return {
    ...tower,
    at: isBeyond ? REACH * tower.direction : at,
    direction: isBeyond ? (tower.direction === 1 ? -1 : 1) : tower.direction,
    sinceDrop: tower.sinceDrop + 1,
  }
}

function drop(tower: Tower): Tower {
  const top = topOf(tower)
  const off = tower.at - (isAlongX(tower) ? top.x : top.z)
  const size = (isAlongX(tower) ? top.width : top.depth) - Math.abs(off)
  if (Math.abs(off) <= PACES[tower.way].tolerance) return withFloor(tower, grown(tower, top), tower.streak + 1)
  if (size < THINNEST) return { ...tower, streak: 0, sinceMiss: 1 }
  const floor = isAlongX(tower)
    ? { ...top, x: top.x + off / 2, width: size }
    : { ...top, z: top.z + off / 2, depth: size }
  return withFloor(tower, floor, 0)
}

/** A floor that lies as the one below, larger by a little where many in a row were perfect. */
function grown(tower: Tower, top: Floor): Floor {
  if (tower.streak + 1 < STREAK) return top
  return isAlongX(tower)
    ? { ...top, width: Math.min(BASE, top.width + GIVEN_BACK) }
    : { ...top, depth: Math.min(BASE, top.depth + GIVEN_BACK) }
}

function withFloor(tower: Tower, floor: Floor, streak: number): Tower {
  return {
    ...tower,
    floors: [...tower.floors, floor].slice(-FLOORS_KEPT),
    height: tower.height + 1,
    at: -REACH,
    direction: 1,
    streak,
    bestStreak: Math.max(streak, tower.bestStreak),
    sinceDrop: 0,
  }
}

export const isOver = ({ sinceMiss }: Tower): boolean => sinceMiss > FALLING_STEPS
