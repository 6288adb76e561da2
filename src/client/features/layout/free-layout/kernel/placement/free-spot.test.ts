import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Frame } from '../frame.ts'
import { boundsOf, boundsOverlap } from '../geometry.ts'
import { freeSpot, type SpotArea } from './free-spot.ts'

const area: SpotArea = { left: 90, right: 1000, top: 0, grid: 50, gapX: 30, gapY: 44 }
const frame = (x: number, y: number, w = 100, h = 100, r = 0): Frame => ({ x, y, w, h, r })
const size = { w: 58, h: 58 }

test('the first free position is looked for from the upper left of what is seen, on grid lines', () => {
  expect(freeSpot([], size, area)).toEqual({ x: 100, y: 0 })
  expect(freeSpot([], size, { ...area, top: 610 })).toEqual({ x: 100, y: 650 })
  expect(freeSpot([frame(100, 0)], size, area)).toEqual({ x: 250, y: 0 })
  expect(freeSpot([frame(100, 0, 900)], size, area)).toEqual({ x: 100, y: 150 })
})

test('where all that is seen is full it lies below', () => {
  const { y } = freeSpot([frame(0, 0, 1000, 2000)], size, { ...area, top: 400 })
  expect(y).toBeGreaterThanOrEqual(2044)
})

test('an element that is wider than the page lies below all others', () => {
  expect(freeSpot([frame(100, 0)], { w: 2000, h: 100 }, area)).toEqual({ x: 90, y: 144 })
})

test('it never lies upon another, nor beyond the edges', () => {
  const px = fc.integer({ min: 0, max: 900 })
  const some = fc.record({
    x: px,
    y: px,
    w: fc.integer({ min: 20, max: 400 }),
    h: fc.integer({ min: 20, max: 400 }),
    r: px,
  })
  fc.assert(
    fc.property(fc.array(some, { maxLength: 20 }), fc.integer({ min: 0, max: 50 }), px, (frames, grid, top) => {
      const { x, y } = freeSpot(frames, size, { ...area, grid, top })
      const own = { left: x, top: y, right: x + size.w, bottom: y + size.h }
      expect(frames.filter((one) => boundsOverlap(boundsOf(one), own))).toEqual([])
      expect(x >= area.left && x + size.w <= area.right && y >= top).toBe(true)
    }),
  )
})
