import { expect, test } from 'vitest'
import { gapOffsets, rowGrowth } from './dock-drop-gap.ts'

const none = [false, false, false]

test('a tile from elsewhere opens a gap: tiles before it move half a slot to the left, the others to the right', () => {
  expect(gapOffsets(none, 1)).toEqual([-0.5, 0.5, 0.5])
  expect(gapOffsets(none, 0)).toEqual([0.5, 0.5, 0.5])
  expect(gapOffsets(none, 3)).toEqual([-0.5, -0.5, -0.5])
  expect(rowGrowth(none)).toBe(0.5)
})

test('a tile of the dock leaves its own slot: only tiles between it and the gap move, by one slot', () => {
  expect(gapOffsets([true, false, false], 0)).toEqual([0, 0, 0])
  expect(gapOffsets([true, false, false], 1)).toEqual([0, -1, 0])
  expect(gapOffsets([false, false, true], 0)).toEqual([1, 1, 0])
  expect(rowGrowth([true, false, false])).toBe(0)
})

test('for several dragged tiles one gap opens, and the row is shorter', () => {
  expect(gapOffsets([true, false, true, false], 1)).toEqual([0, -0.5, 0, -0.5])
  expect(rowGrowth([true, false, true, false])).toBe(-0.5)
})
