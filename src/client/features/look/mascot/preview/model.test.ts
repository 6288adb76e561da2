import { expect, test } from 'vitest'
import { live2dSettings } from '../settings.ts'
import { CORNER, moved, PREVIEW_HEIGHT, sizeAt } from './model.ts'

const preview = { width: 280, height: PREVIEW_HEIGHT }

test('scale enlarges the mascot, and its largest fits the preview', () => {
  const { min, max } = live2dSettings.fields.scale
  expect([min, max]).toEqual([0.1, 3])
  expect(sizeAt(2).height).toBe(2 * sizeAt(1).height)
  expect(sizeAt(3).height).toBeLessThan(PREVIEW_HEIGHT)
})

test('isMove: a drag moves the mascot, and never out of the preview', () => {
  const mascot = sizeAt(1)
  expect(moved(CORNER, -20, -30, mascot, preview)).toEqual({ right: 20, bottom: 30 })
  expect(moved(CORNER, 20, 30, mascot, preview)).toEqual(CORNER)
  const farthest = moved(CORNER, -999, -999, mascot, preview)
  expect(farthest.right + mascot.width).toBeCloseTo(preview.width)
  expect(farthest.bottom + mascot.height).toBeCloseTo(preview.height)
  expect(moved({ right: 200, bottom: 100 }, 0, 0, { width: 400, height: 400 }, preview)).toEqual(CORNER)
})
