import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Frame } from './frame.ts'
import { boundsOf, boundsOfAll, cornersOf, isWithin, offsetIntoPage, overlaps } from './geometry.ts'

const frame = (x: number, y: number, w: number, h: number, r = 0): Frame => ({ x, y, w, h, r })
const anyFrame = fc.record({
  x: fc.integer({ min: -500, max: 500 }),
  y: fc.integer({ min: -500, max: 500 }),
  w: fc.integer({ min: 20, max: 400 }),
  h: fc.integer({ min: 20, max: 400 }),
  r: fc.integer({ min: -179, max: 180 }),
})

describe('frames', () => {
  test('rotate clockwise about their middle, exactly for multiples of 90 degrees', () => {
    expect(boundsOf(frame(0, 0, 100, 40, 90))).toEqual({ left: 30, top: -30, right: 70, bottom: 70 })
    expect(cornersOf(frame(0, 0, 100, 40, 90))[0]).toEqual({ x: 70, y: -30 })
  })

  test('have the bounds of their corners', () => {
    fc.assert(
      fc.property(anyFrame, (one) => {
        const corners = cornersOf(one)
        const bounds = boundsOf(one)
        expect(bounds.left).toBeCloseTo(Math.min(...corners.map(({ x }) => x)), 6)
        expect(bounds.right).toBeCloseTo(Math.max(...corners.map(({ x }) => x)), 6)
        expect(bounds.top).toBeCloseTo(Math.min(...corners.map(({ y }) => y)), 6)
        expect(bounds.bottom).toBeCloseTo(Math.max(...corners.map(({ y }) => y)), 6)
      }),
    )
  })

  test('have common bounds; without frames there are none', () => {
    expect(boundsOfAll([frame(0, 0, 10, 10), frame(50, 20, 10, 10)])).toEqual({
      left: 0,
      top: 0,
      right: 60,
      bottom: 30,
    })
    expect(boundsOfAll([])).toBeUndefined()
  })
})

describe('a rotated frame', () => {
  const oblique = frame(0, 0, 100, 100, 45)

  test('overlaps a box by its own area, not its bounds', () => {
    expect(overlaps(oblique, { left: -20, top: -20, right: 10, bottom: 10 })).toBe(false)
    expect(overlaps(oblique, { left: -20, top: -20, right: 40, bottom: 40 })).toBe(true)
    expect(overlaps(oblique, { left: 45, top: 45, right: 55, bottom: 55 })).toBe(true)
  })

  test('is within a box by its corners', () => {
    expect(isWithin(oblique, { left: -10, top: -10, right: 110, bottom: 110 })).toBe(false)
    expect(isWithin(oblique, { left: -21, top: -21, right: 121, bottom: 121 })).toBe(true)
  })

  test('overlaps a box that it is within', () => {
    fc.assert(
      fc.property(anyFrame, anyFrame, (one, other) => {
        const box = boundsOf(other)
        if (isWithin(one, box)) expect(overlaps(one, box)).toBe(true)
      }),
    )
  })
})

test('the offset into the page is 0 for bounds on it', () => {
  const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })
  expect(offsetIntoPage(box(0, 0, 100, 9000), { left: 0, right: 100 })).toEqual({ x: 0, y: 0 })
  expect(offsetIntoPage(box(-30, -5, 10, 10), { left: 0, right: 100 })).toEqual({ x: 30, y: 5 })
  expect(offsetIntoPage(box(80, 5, 130, 10), { left: 0, right: 100 })).toEqual({ x: -30, y: 0 })
  expect(offsetIntoPage(box(20, 5, 230, 10), { left: 0, right: 100 })).toEqual({ x: -20, y: 0 })
  expect(offsetIntoPage(box(20, 5, 60, 10), { left: 66, right: 170 })).toEqual({ x: 46, y: 0 })
  expect(offsetIntoPage(box(20, 5, 130, 10), { left: 66, right: 170 })).toEqual({ x: 46, y: 0 })
})
