import { expect, test } from 'vitest'
import { asidesOf, longerBy } from './dock-room.ts'

const none = [false, false, false]

test('what comes from elsewhere parts the tiles: those before it half a place to the left, the others to the right', () => {
  expect(asidesOf(none, 1)).toEqual([-0.5, 0.5, 0.5])
  expect(asidesOf(none, 0)).toEqual([0.5, 0.5, 0.5])
  expect(asidesOf(none, 3)).toEqual([-0.5, -0.5, -0.5])
  expect(longerBy(none)).toBe(0.5)
})

test('a tile of the dock has its own place: only those between it and the room move, by one', () => {
  expect(asidesOf([true, false, false], 0)).toEqual([0, 0, 0])
  expect(asidesOf([true, false, false], 1)).toEqual([0, -1, 0])
  expect(asidesOf([false, false, true], 0)).toEqual([1, 1, 0])
  expect(longerBy([true, false, false])).toBe(0)
})

test('of several in the hand one room is left, and the row is shorter', () => {
  expect(asidesOf([true, false, true, false], 1)).toEqual([0, -0.5, 0, -0.5])
  expect(longerBy([true, false, true, false])).toBe(-0.5)
})
