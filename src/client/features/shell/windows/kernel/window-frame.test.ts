import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  MIN_SIZE,
  moveFrame,
  offsetOf,
  placeFrame,
  resizeFrame,
  restingOffset,
  roomBelowTools,
} from './window-frame.ts'

const viewport = { width: 1440, height: 900 }
const frame = { x: 120, y: 75, width: 1200, height: 750 }

describe('a window', () => {
  test('opens in the middle at its size, or as large as the viewport allows', () => {
    expect(placeFrame({ width: 1200, height: 750 }, { x: 0, y: 0 }, viewport)).toEqual(frame)
    expect(placeFrame({ width: 1600, height: 900 }, { x: 0, y: 0 }, { width: 800, height: 600 })).toEqual({
      x: 10,
      y: 10,
      width: 780,
      height: 580,
    })
  })

  test('stands above the dock where there is room for it, else in the middle', () => {
    const yOf = (height: number, viewportHeight: number) => {
      const tall = { width: 1440, height: viewportHeight }
      return placeFrame({ width: 1200, height }, restingOffset(height, 96, tall), tall).y
    }
    expect(yOf(750, 1080)).toBe(165)
    expect(yOf(750, 960)).toBe(104)
    expect(yOf(750, 900), 'below the tools').toBe(56)
    expect(yOf(750, 866), 'over the dock').toBe(58)
    expect(yOf(880, 900), 'too high for that').toBe(10)
  })

  test('has room below the tools, and above the dock where that is enough', () => {
    const yOf = (height: number, viewportHeight: number) => {
      const screen = { width: 1366, height: viewportHeight }
      return placeFrame({ width: 1200, height }, restingOffset(height, 96, screen), screen).y
    }
    expect(roomBelowTools({ width: 1366, height: 768 }, 96)).toBe(626)
    expect(yOf(626, 768)).toBe(56)
    expect(roomBelowTools({ width: 1366, height: 640 }, 96), 'over the dock').toBe(574)
    expect(yOf(574, 640)).toBe(56)
  })

  test('reopens where it was, if that is still in reach', () => {
    const moved = moveFrame(frame, { x: 100, y: 50 }, viewport)
    expect(placeFrame(frame, offsetOf(moved, viewport), viewport)).toEqual(moved)
    expect(placeFrame(frame, { x: 5000, y: 5000 }, viewport)).toMatchObject({ x: 1320, y: 870 })
  })

  test('is dragged, but its header stays in reach', () => {
    expect(moveFrame(frame, { x: -3000, y: -3000 }, viewport)).toMatchObject({ x: -1080, y: 0 })
    expect(moveFrame(frame, { x: 3000, y: 3000 }, viewport)).toMatchObject({ x: 1320, y: 870 })
  })

  test('is resized at a handle; the opposite side stays', () => {
    expect(resizeFrame(frame, { x: -1, y: -1 }, { x: 20, y: 10 }, viewport)).toEqual({
      x: 140,
      y: 85,
      width: 1180,
      height: 740,
    })
    expect(resizeFrame(frame, { x: 1, y: 0 }, { x: 50, y: 999 }, viewport)).toEqual({ ...frame, width: 1250 })
    expect(resizeFrame(frame, { x: 1, y: 1 }, { x: -5000, y: -5000 }, viewport)).toEqual({ ...frame, ...MIN_SIZE })
    expect(resizeFrame(frame, { x: -1, y: 0 }, { x: 5000, y: 0 }, viewport)).toEqual({ ...frame, x: 1020, width: 300 })
  })

  test('never is smaller than its minimum nor out of reach, whatever is done to it', () => {
    const number = fc.integer({ min: -4000, max: 4000 })
    const side = fc.constantFrom<-1 | 0 | 1>(-1, 0, 1)
    fc.assert(
      fc.property(number, number, side, side, (x, y, sideX, sideY) => {
        const after = resizeFrame(
          moveFrame(frame, { x, y }, viewport),
          { x: sideX, y: sideY },
          { x: y, y: x },
          viewport,
        )
        expect(after.width).toBeGreaterThanOrEqual(MIN_SIZE.width)
        expect(after.height).toBeGreaterThanOrEqual(MIN_SIZE.height)
        expect(after.y).toBeGreaterThanOrEqual(0)
        expect(after.x).toBeLessThanOrEqual(viewport.width)
      }),
    )
  })
})
