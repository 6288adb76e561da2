import { expect, test } from 'vitest'
import { gapOffsets, rowGrowth } from './dock-drop-gap.ts'

const none = [false, false, false]

test('what comes from elsewhere parts the tiles: those before it half a place to the left, the others to the right', () => {
  expect(gapOffsets(none, 1)).toEqual([-0.5, 0.5, 0.5])
  expect(gapOffsets(none, 0)).toEqual([0.5, 0.5, 0.5])
  expect(gapOffsets(none, 3)).toEqual([-0.5, -0.5, -0.5])
  expect(rowGrowth(none)).toBe(0.5)
})

test('a tile of the dock has its own place: only those between it and the room move, by one', () => {
  expect(gapOffsets([true, false, false], 0)).toEqual([0, 0, 0])
  expect(gapOffsets([true, false, false], 1)).toEqual([0, -1, 0])
  expect(gapOffsets([false, false, true], 0)).toEqual([1, 1, 0])
  expect(rowGrowth([true, false, false])).toBe(0)
})

test('of several in the hand one room is left, and the row is shorter', () => {
  expect(gapOffsets([true, false, true, false], 1)).toEqual([0, -0.5, 0, -0.5])
  expect(rowGrowth([true, false, true, false])).toBe(-0.5)
})
