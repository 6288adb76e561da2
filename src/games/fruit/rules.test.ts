import * as v from 'valibot'
import { expect, test } from 'vitest'
import { MOST_STATE } from '../../shared/games/bridge.ts'
import { createRandom } from '../kit/random.ts'
import { game } from './arcade-game.ts'
import {
  beginJar,
  DROPPED_KINDS,
  droppedKind,
  type Fruit,
  heldKind,
  type Input,
  type Jar,
  MOST_LATE,
  pointsOf,
  stepJar,
} from './rules.ts'
import { HEIGHT, HELD_Y, LARGEST, RADII, radiusOf, WIDTH } from './sizes.ts'

const IDLE: Input = { move: 0, isDropped: false }
const LYING = { angle: 0, vx: 0, vy: 0, spin: 0, isMade: false, age: 60, late: 0 } as const

/** A jar with fruits that lie still. */
function jarOf(...fruits: readonly (readonly [kind: number, x: number, y: number])[]): Jar {
  const lying = fruits.map(([kind, x, y], at): Fruit => ({ ...LYING, id: at + 1, kind, x, y }))
  return { ...beginJar(1), fruits: lying, nextId: fruits.length + 1, drops: 1 }
}
const onFloor = (kind: number): number => HEIGHT - radiusOf(kind)

/** The jar some steps later; the one that is given stays as it is. */
function later(jar: Jar, steps: number, input: Input = IDLE): Jar {
  let now = structuredClone(jar)
  for (let step = 0; step < steps; step++) now = stepJar(now, input)
  return now
}
const kindsOf = ({ fruits }: Jar) => fruits.map(({ kind }) => kind)

test('there are eleven sizes, of which the smallest five are dropped as the seed says', () => {
  expect(RADII).toHaveLength(11)
  expect(RADII).toEqual(RADII.toSorted((a, b) => a - b))
  const kinds = Array.from({ length: 200 }, (_, drop) => droppedKind(7, drop))
  expect(new Set(kinds)).toEqual(new Set([0, 1, 2, 3, 4]))
  expect(kinds).toEqual(Array.from({ length: 200 }, (_, drop) => droppedKind(7, drop)))
  expect(kinds).not.toEqual(Array.from({ length: 200 }, (_, drop) => droppedKind(8, drop)))
  expect(DROPPED_KINDS).toBe(5)
})

test('a fruit is held where the player aims, within the jar, and falls when it is dropped', () => {
  const jar = beginJar(3)
  const radius = radiusOf(heldKind(jar))
  expect(later(jar, 1, { ...IDLE, aim: -50 }).aim).toBe(radius)
  expect(later(jar, 1, { ...IDLE, aim: 900 }).aim).toBe(WIDTH - radius)
  expect(later(jar, 4, { ...IDLE, move: 1 }).aim).toBe(WIDTH / 2 + 20)
  const dropped = later(jar, 1, { aim: 100, move: 0, isDropped: true })
  expect([dropped.drops, kindsOf(dropped)]).toEqual([1, [heldKind(jar)]])
  expect(dropped.fruits[0]?.y).toBeGreaterThan(HELD_Y)
  const [lying] = later(dropped, 180).fruits
  expect(lying?.y).toBeCloseTo(HEIGHT - radius, 0)
  expect(lying?.x).toBeCloseTo(100, -0.5)
})

test('the next one waits half a second, and one that is dropped too soon falls when it may, where it was meant', () => {
  const soon = later(later(beginJar(3), 1, { aim: 80, move: 0, isDropped: true }), 5)
  const wanted = later(soon, 1, { aim: 320, move: 0, isDropped: true })
  expect([wanted.drops, wanted.wanted]).toEqual([1, 320])
  expect(later(wanted, 20, { ...IDLE, aim: 200 }).drops).toBe(1)
  const fallen = later(wanted, 30, { ...IDLE, aim: 200 })
  expect([fallen.drops, fallen.wanted]).toEqual([2, null])
  expect(Math.abs((fallen.fruits[1]?.x ?? 0) - 320)).toBeLessThan(2)
})

test('two equal ones that touch become one of the next size, between them, and bring points', () => {
  const y = onFloor(2)
  const apart = later(jarOf([2, 100, y], [2, 160, y], [3, 300, onFloor(3)]), 30)
  expect([kindsOf(apart), apart.score]).toEqual([[2, 2, 3], 0])
  const merged = later(jarOf([2, 100, y], [2, 149.8, y]), 10)
  expect([kindsOf(merged), merged.score, merged.made, merged.largest]).toEqual([[3], pointsOf(3), 1, 3])
  expect(merged.fruits[0]).toMatchObject({ isMade: true })
  expect(merged.fruits[0]?.x).toBeCloseTo(125, -0.5)
  expect(kindsOf(later(jarOf([2, 100, y], [3, 155, onFloor(3)]), 30))).toEqual([2, 3])
  expect(Array.from({ length: 11 }, (_, kind) => pointsOf(kind + 1))).toEqual([1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66])
})

test('one that has come of two may merge on, a moment later', () => {
  const chain = jarOf([0, 100, onFloor(0)], [0, 129.9, onFloor(0)], [1, 115, onFloor(0) - 31])
  expect(kindsOf(later(chain, 2))).toEqual([1, 1])
  const end = later(chain, 60)
  expect([kindsOf(end), end.score]).toEqual([[2], 1 + 3])
})

test('two of the largest vanish, and bring most', () => {
  const y = onFloor(LARGEST)
  const end = later(jarOf([LARGEST, 101, y], [LARGEST, 299, y]), 40)
  expect([kindsOf(end), end.score, end.isOver]).toEqual([[], 66, false])
})

test('a fruit may pass the line, and not stay above it', () => {
  const full = jarOf(...[8, 7, 8, 7].map((kind, at) => [kind, 200, HEIGHT - radiusOf(8) - at * 141] as const))
  expect(later(full, MOST_LATE - 5).isOver).toBe(false)
  expect(later(full, MOST_LATE + 5).isOver).toBe(true)
  const below = jarOf([9, 200, onFloor(9)])
  const passing = later(below, 200, { ...IDLE, isDropped: true })
  expect(passing.drops).toBeGreaterThan(5)
  expect(passing.isOver).toBe(false)
})

/** How high a circle would come to lie. */
function restingY({ fruits }: Jar, x: number, radius: number): number {
  return Math.min(
    HEIGHT - radius,
    ...fruits.map((fruit) => {
      const [reach, aside] = [radiusOf(fruit.kind) + radius, Math.abs(fruit.x - x)]
      return aside < reach ? fruit.y - Math.sqrt(reach ** 2 - aside ** 2) : HEIGHT
    }),
  )
}

/** Where a bot drops: upon an equal one, or else low down. */
function chooseAim(jar: Jar): number {
  const kind = heldKind(jar)
  const radius = radiusOf(kind)
  let [best, most] = [WIDTH / 2, -Infinity]
  for (let x = radius; x <= WIDTH - radius; x += 9) {
    const y = restingY(jar, x, radius)
    const near = jar.fruits.filter((fruit) => Math.hypot(fruit.x - x, fruit.y - y) < radiusOf(fruit.kind) + radius + 3)
    const worth = near.map((fruit) => (fruit.kind === kind ? 400 : -10 * Math.abs(fruit.kind - kind)))
    const value = worth.reduce((sum, one) => sum + one, y)
    if (value > most) [best, most] = [x, value]
  }
  return best
}

const botInput = (jar: Jar): Input => (jar.wait === 0 ? { aim: chooseAim(jar), move: 0, isDropped: true } : IDLE)

/** How far a fruit is outside the jar, at most. */
const outside = ({ fruits }: Jar): number =>
  Math.max(
    0,
    ...fruits.map(({ kind, x, y }) => {
      const radius = radiusOf(kind)
      return Math.max(radius - x, x + radius - WIDTH, y + radius - HEIGHT)
    }),
  )

/** How far one of two that lie still is within the other, at most; a new one still pushes its neighbours aside. */
function pressed({ fruits }: Jar): number {
  const still = fruits.filter(({ age, vx, vy }) => age >= 40 && Math.hypot(vx, vy) < 60)
  const pairs = still.flatMap((one, at) => still.slice(at + 1).map((other) => [one, other] as const))
  return Math.max(0, ...pairs.map(([a, b]) => radiusOf(a.kind) + radiusOf(b.kind) - Math.hypot(a.x - b.x, a.y - b.y)))
}

test('a bot plays until the jar is full: nothing leaves it, little is pressed, and it is short enough to be kept', () => {
  let jar = beginJar(20)
  let [longest, farthest] = [0, 0]
  const presses: number[] = []
  for (let step = 0; !jar.isOver && step < 30_000; step++) {
    jar = stepJar(jar, botInput(jar))
    if (step % 20 > 0) continue
    presses.push(pressed(jar))
    farthest = Math.max(farthest, outside(jar))
    longest = Math.max(longest, JSON.stringify(jar).length)
  }
  expect(jar.isOver).toBe(true)
  expect(jar.score).toBeGreaterThan(800)
  expect(jar.largest).toBeGreaterThanOrEqual(7)
  expect(farthest).toBeLessThan(4)
  expect(presses.toSorted((a, b) => a - b)[Math.floor(presses.length * 0.9)]).toBeLessThan(2)
  expect(longest).toBeLessThan(MOST_STATE / 2)
})

/** A jar after many drops by chance, most of whose fruits lie still. */
function filledJar(seed: number, steps: number): Jar {
  const random = createRandom(seed)
  let jar = beginJar(seed)
  for (let step = 0; step < steps; step++)
    jar = stepJar(jar, { aim: random.next() * WIDTH, move: 0, isDropped: step % 40 === 0 })
  return jar
}

test('twenty seconds are the same each time', () => {
  const once = filledJar(5, 1200)
  expect(once.fruits.length).toBeGreaterThan(8)
  expect(filledJar(5, 1200)).toEqual(once)
  expect(filledJar(6, 1200)).not.toEqual(once)
})

/** Lets the fruits of a jar come to rest. */
function rest(jar: Jar, steps: number): Jar {
  for (let step = 0; step < steps; step++) stepJar(jar, IDLE)
  return jar
}

test('a game that is kept goes on close to what it would have been', () => {
  for (let seed = 1; seed <= 4; seed++) {
    const jar = rest(filledJar(seed, 1000), 120)
    const kept = v.parse(game.schema, JSON.parse(JSON.stringify(jar)))
    expect(kept).toEqual(jar)
    rest(jar, 240)
    rest(kept, 240)
    expect([kindsOf(kept), kept.score]).toEqual([kindsOf(jar), jar.score])
    for (const [at, { x, y }] of jar.fruits.entries())
      expect(Math.hypot(x - (kept.fruits[at]?.x ?? 0), y - (kept.fruits[at]?.y ?? 0))).toBeLessThan(3)
  }
})

test('a damaged state is none', () => {
  const jar = filledJar(2, 300)
  const damaged = (change: (copy: Jar) => unknown) => {
    const copy = structuredClone(jar)
    change(copy)
    return v.safeParse(game.schema, copy).success
  }
  expect(damaged(() => {})).toBe(true)
  expect(damaged((copy) => Object.assign(copy.fruits[0] ?? {}, { x: -3 }))).toBe(false)
  expect(damaged((copy) => Object.assign(copy.fruits[0] ?? {}, { kind: 11 }))).toBe(false)
  expect(damaged((copy) => Object.assign(copy.fruits[0] ?? {}, { id: copy.fruits[1]?.id }))).toBe(false)
  expect(damaged((copy) => Object.assign(copy, { nextId: 1 }))).toBe(false)
  expect(damaged((copy) => Object.assign(copy, { score: Number.NaN }))).toBe(false)
  expect(damaged((copy) => Object.assign(copy, { wanted: WIDTH + 1 }))).toBe(false)
})
