import * as v from 'valibot'
import { expect, test } from 'vitest'
import { MOST_STATE } from '../../shared/games/bridge.ts'
import { game } from './arcade-game.ts'
import {
  BASE,
  beginTower,
  blockOf,
  isAlongX,
  isOver,
  REACH,
  STREAK,
  speedOf,
  stepTower,
  type Tower,
  topOf,
} from './rules.ts'

/** How far the block is from the middle of the floor below. */
const offOf = (tower: Tower) => tower.at - (isAlongX(tower) ? topOf(tower).x : topOf(tower).z)

/** Drops the block so far from the middle of the floor below. */
const dropAt = (tower: Tower, off: number) => stepTower({ ...tower, at: tower.at - offOf(tower) + off }, true)
const drops = (offs: readonly number[], tower = beginTower('usual', 1)) => offs.reduce(dropAt, tower)

test('a block slides to and fro over the tower', () => {
  let tower = beginTower('usual', 1)
  const seen: number[] = []
  for (let step = 0; step < 600; step++) {
    tower = stepTower(tower, false)
    seen.push(tower.at)
  }
  expect([Math.min(...seen), Math.max(...seen)]).toEqual([-REACH, REACH])
  expect(tower.height).toBe(0)
  expect(seen[0]).toBeCloseTo(-REACH + speedOf(tower))
})

test('what overhangs is cut off, and the next block is as large as what is left', () => {
  const tower = drops([30])
  expect(topOf(tower)).toEqual({ x: 15, z: 0, width: 70, depth: BASE })
  expect(blockOf(tower)).toEqual({ x: 15, z: -REACH, width: 70, depth: BASE })
  expect(topOf(dropAt(tower, -20))).toEqual({ x: 15, z: -10, width: 70, depth: 80 })
})

test('blocks come by turns along the two axes', () => {
  expect([0, 1, 2, 3].map((count) => isAlongX(drops(Array(count).fill(0))))).toEqual([true, false, true, false])
})

test('a drop within the tolerance is perfect and keeps the size; several in a row give some back', () => {
  const small = drops([40, 40])
  expect([topOf(small).width, topOf(small).depth, small.streak]).toEqual([60, 60, 0])
  const once = drops([3], small)
  expect([topOf(once), once.streak]).toEqual([topOf(small), 1])
  const often = drops(Array(STREAK).fill(-2), small)
  expect([topOf(often).width, topOf(often).depth]).toEqual([68, 60])
  expect(topOf(drops(Array(40).fill(0), small))).toMatchObject({ width: BASE, depth: BASE })
})

test('a cut ends the row of perfect drops, and the longest is remembered', () => {
  const tower = drops([0, 0, 0, 0, 20, 0])
  expect([tower.streak, tower.bestStreak]).toEqual([1, 4])
})

test('a block that misses the tower ends the game, once it has fallen', () => {
  let tower = drops([0, 60, 60, 41])
  expect([tower.height, tower.sinceMiss, isOver(tower)]).toEqual([3, 1, false])
  for (let step = 0; step < 80; step++) tower = stepTower(tower, true)
  expect([isOver(tower), tower.height]).toEqual([true, 3])
})

test('it is the faster the higher the tower, up to a limit, and slower the gentle way', () => {
  const speeds = [0, 20, 60, 500].map((height) => speedOf({ way: 'usual', height }))
  expect(speeds).toEqual(speeds.toSorted((a, b) => a - b))
  expect(new Set(speeds).size).toBe(4)
  expect(speedOf({ way: 'gentle', height: 500 })).toBeLessThan(speedOf({ way: 'usual', height: 30 }))
})

/** Plays by letting go near the middle. @param nearness how near, in units, by the number of the floor */
function play(way: 'usual' | 'gentle', most: number, nearness: (floor: number) => number): Tower {
  let tower = beginTower(way, 1)
  while (!isOver(tower) && tower.height < most) {
    const next = stepTower(tower, false)
    const isNear = Math.abs(offOf(tower)) <= Math.max(nearness(tower.height), speedOf(tower) / 2)
    tower = isNear ? stepTower(tower, true) : next
  }
  return tower
}

test('a bot that drops near the middle reaches fifty floors, and goes on to three hundred', () => {
  expect(play('usual', 50, () => 0).height).toBe(50)
  const high = play('usual', 300, () => 0)
  expect([high.height, high.streak]).toEqual([300, 300])
})

test('a hand that is a little late sometimes reaches fifty floors, too, and a careless one does not', () => {
  const late = play('usual', 50, (floor) => (floor % 6 === 5 ? 9 : 0))
  expect([late.height, late.bestStreak, isOver(late)]).toEqual([50, 5, false])
  expect(play('usual', 50, () => 25).height).toBeLessThan(20)
})

test('a state is stored and read again, however high the tower is', () => {
  const tower = play('usual', 200, (floor) => (floor % 5 === 0 ? 5 : 0))
  expect(tower.height).toBe(200)
  const text = JSON.stringify(tower)
  expect(text.length).toBeLessThan(MOST_STATE / 2)
  expect(v.parse(game.schema, JSON.parse(text))).toEqual(tower)
  expect(v.is(game.schema, { ...tower, floors: [] })).toBe(false)
  expect(v.is(game.schema, { ...tower, at: 1000 })).toBe(false)
})
