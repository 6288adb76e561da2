import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { frameOf, normalizeDegrees } from './frame.ts'

describe('a stored frame', () => {
  test('is parsed unchanged if it is valid', () => {
    expect(frameOf({ x: 10, y: 20, w: 30, h: 40, r: -5 })).toEqual({ x: 10, y: 20, w: 30, h: 40, r: -5 })
  })

  test('is none if a number is missing or not finite', () => {
    expect(frameOf({})).toBeUndefined()
    expect(frameOf({ x: 10, y: 20, w: 30 })).toBeUndefined()
    expect(frameOf({ x: Number.NaN, y: 20, w: 30, h: 40 })).toBeUndefined()
    expect(frameOf({ x: 10, y: 20, w: 30, h: Number.POSITIVE_INFINITY })).toBeUndefined()
  })

  test('with a negative size extends to the other side', () => {
    expect(frameOf({ x: 100, y: 100, w: -30, h: -40 })).toEqual({ x: 70, y: 60, w: 30, h: 40, r: 0 })
  })

  test('has a rotation of 0 if the stored one is invalid', () => {
    expect(frameOf({ x: 0, y: 0, w: 1, h: 1, r: Number.NaN })?.r).toBe(0)
    expect(frameOf({ x: 0, y: 0, w: 1, h: 1, r: 725 })?.r).toBe(5)
  })

  test('always has finite numbers', () => {
    const any = fc.option(fc.double(), { nil: undefined })
    fc.assert(
      fc.property(any, any, any, any, any, (x, y, w, h, r) => {
        const frame = frameOf({ x, y, w, h, r })
        for (const value of Object.values(frame ?? {})) expect(Math.abs(value)).toBeLessThanOrEqual(200_000)
        if (frame !== undefined) expect(Math.min(frame.w, frame.h)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

test('an angle is normalized to above -180 and up to 180 degrees', () => {
  expect([0, -0, 180, -180, 181, -181, 360, 540].map(normalizeDegrees)).toEqual([0, 0, 180, 180, -179, 179, 0, 180])
  fc.assert(
    fc.property(fc.integer({ min: -3600, max: 3600 }), (angle) => {
      const degrees = normalizeDegrees(angle)
      expect(degrees).toBeGreaterThan(-180)
      expect(degrees).toBeLessThanOrEqual(180)
      expect(Math.abs(degrees - angle) % 360).toBe(0)
    }),
  )
})
