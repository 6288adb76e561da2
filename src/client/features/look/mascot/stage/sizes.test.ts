import { expect, test } from 'vitest'
import { areToolsBelow, boxAt, scaleOn } from './sizes.ts'

test('a figure is as large as is chosen where the screen has room for that', () => {
  expect(scaleOn(3, false, { width: 1440, height: 900 })).toBe(3)
  expect(boxAt(scaleOn(3, false, { width: 1440, height: 546 })).height).toBe(450)
  expect(boxAt(scaleOn(3, false, { width: 420, height: 900 })).width).toBe(420)
  expect(scaleOn(3, true, { width: 390, height: 780 }) * 180).toBeCloseTo(390 * 0.4)
  expect(scaleOn(1, true, { width: 390, height: -20 })).toBe(0.1)
})

test('the tools of a small figure at the top of the screen go down from it', () => {
  expect(areToolsBelow({ top: 0, height: 225 })).toBe(true)
  expect(areToolsBelow({ top: 20, height: 225 })).toBe(false)
  expect(areToolsBelow({ top: 100, height: 68 })).toBe(true)
})
