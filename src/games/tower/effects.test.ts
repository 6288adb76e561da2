import { expect, test } from 'vitest'
import { beginEffects, withTime } from './effects.ts'
import { BASE, beginTower, stepTower, type Tower } from './rules.ts'

const start = beginTower('usual', 1)
/** The effects just after the first block was dropped so far from the middle. */
function dropped(off: number) {
  const before: Tower = { ...start, at: off }
  return withTime(beginEffects(before), stepTower(before, true), 0)
}

test('what is cut off falls on the side where it hung over, behind the tower or before it', () => {
  expect(dropped(30)).toMatchObject({
    falling: [{ piece: { x: 65, z: 0, width: 30, depth: BASE }, floor: 1, isBehind: false }],
    rings: [],
  })
  expect(dropped(-30).falling).toMatchObject([{ piece: { x: -65, width: 30 }, isBehind: true }])
})

test('a perfect drop has a ring, and nothing falls', () => {
  expect(dropped(2)).toMatchObject({ falling: [], rings: [{ floor: 1, streak: 1 }] })
})

test('a block that misses falls whole, and the view goes back', () => {
  const missed = dropped(120)
  expect(missed.falling).toMatchObject([{ piece: { x: 120, width: BASE } }])
  const later = withTime(missed, missed.of, 0.2)
  expect(later.back).toBeGreaterThan(0.3)
  expect(withTime(later, later.of, 5).falling).toEqual([])
})

test('the view follows the tower, and begins anew with another', () => {
  const high = { ...start, height: 10 }
  const following = withTime(beginEffects(start), high, 0.05)
  expect(following.height).toBeGreaterThan(1)
  expect(following.height).toBeLessThan(10)
  expect(withTime(following, beginTower('usual', 2), 0.05)).toEqual(beginEffects(beginTower('usual', 2)))
})
