import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Frame, middleOf } from './frame.ts'
import { boundsOf, boundsOfAll, cornersOf, holdsPoint, liesWithin, offsetIntoPage, overlaps } from './geometry.ts'

const frame = (x: number, y: number, w: number, h: number, r = 0): Frame => ({ x, y, w, h, r })
const anyFrame = fc.record({
  x: fc.integer({ min: -500, max: 500 }),
  y: fc.integer({ min: -500, max: 500 }),
  w: fc.integer({ min: 20, max: 400 }),
  h: fc.integer({ min: 20, max: 400 }),
  r: fc.integer({ min: -179, max: 180 }),
})

describe('a frame is seen', () => {
  test('turned clockwise about its middle; a quarter turn is exact', () => {
    expect(boundsOf(frame(0, 0, 100, 40, 90))).toEqual({ left: 30, top: -30, right: 70, bottom: 70 })
    expect(cornersOf(frame(0, 0, 100, 40, 90))[0]).toEqual({ x: 70, y: -30 })
  })

  test('within the rectangle of its corners', () => {
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

  test('several take what all of them take; none takes nothing', () => {
    expect(boundsOfAll([frame(0, 0, 10, 10), frame(50, 20, 10, 10)])).toEqual({
      left: 0,
      top: 0,
      right: 60,
      bottom: 30,
    })
    expect(boundsOfAll([])).toBeUndefined()
  })
})

describe('a turned frame', () => {
  const aslant = frame(0, 0, 100, 100, 45)

  test('holds what lies on it, not all that lies in the rectangle around it', () => {
    expect(holdsPoint(aslant, { x: 50, y: -15 })).toBe(true)
    expect(holdsPoint(aslant, { x: 2, y: 2 })).toBe(false)
  })

  test('overlaps a box by what is seen of it', () => {
    expect(overlaps(aslant, { left: -20, top: -20, right: 10, bottom: 10 })).toBe(false)
    expect(overlaps(aslant, { left: -20, top: -20, right: 40, bottom: 40 })).toBe(true)
    expect(overlaps(aslant, { left: 45, top: 45, right: 55, bottom: 55 })).toBe(true)
  })

  test('lies within a box by its corners', () => {
    expect(liesWithin(aslant, { left: -10, top: -10, right: 110, bottom: 110 })).toBe(false)
    expect(liesWithin(aslant, { left: -21, top: -21, right: 121, bottom: 121 })).toBe(true)
  })

  test('what lies wholly in a box overlaps it, and its middle is held', () => {
    fc.assert(
      fc.property(anyFrame, anyFrame, (one, other) => {
        const box = boundsOf(other)
        if (liesWithin(one, box)) expect(overlaps(one, box)).toBe(true)
        expect(holdsPoint(one, middleOf(one))).toBe(true)
      }),
    )
  })
})

test('the way into the page is none for what lies on it', () => {
  const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })
  expect(offsetIntoPage(box(0, 0, 100, 9000), 100)).toEqual({ x: 0, y: 0 })
  expect(offsetIntoPage(box(-30, -5, 10, 10), 100)).toEqual({ x: 30, y: 5 })
  expect(offsetIntoPage(box(80, 5, 130, 10), 100)).toEqual({ x: -30, y: 0 })
  expect(offsetIntoPage(box(20, 5, 230, 10), 100)).toEqual({ x: -20, y: 0 })
})
