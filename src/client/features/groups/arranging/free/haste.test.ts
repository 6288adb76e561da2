import { describe, expect, test } from 'vitest'
import { followed, isHasty, type Trail } from './haste.ts'

/** The trail of a hand that was at these places, 16 ms after each other. */
const trailOf = (...places: readonly (readonly [x: number, y: number])[]): Trail =>
  places.reduce<Trail>((trail, [x, y], index) => followed(trail, { x, y }, index * 16), [])

describe('a hand', () => {
  test('is hasty above 250 px a second, in any direction', () => {
    expect(isHasty(trailOf([0, 0], [3, 0], [7, 0], [11, 0]))).toBe(false)
    expect(isHasty(trailOf([0, 0], [5, 0], [9, 0], [13, 0]))).toBe(true)
    expect(isHasty(trailOf([0, 0], [-3, -4], [-6, -8]))).toBe(true)
  })

  test('is hasty as it turns round', () => {
    expect(isHasty(trailOf([0, 0], [20, 0], [40, 0], [20, 0], [0, 0]))).toBe(true)
  })

  test('is hasty though nothing was heard of it for a frame', () => {
    expect(isHasty(trailOf([0, 0], [12, 0], [24, 0], [24, 0], [48, 0]))).toBe(true)
  })

  test('is not once it has rested for 64 ms', () => {
    const places: [number, number][] = [
      [0, 0],
      [40, 0],
      [80, 0],
      [80, 0],
      [80, 0],
      [80, 0],
      [80, 0],
    ]
    expect(isHasty(trailOf(...places.slice(0, 5)))).toBe(true)
    expect(isHasty(trailOf(...places))).toBe(false)
  })

  test('is not before it has moved', () => {
    expect(isHasty([])).toBe(false)
    expect(isHasty(trailOf([5, 5]))).toBe(false)
    expect(isHasty(trailOf([5, 5], [5, 5]))).toBe(false)
  })
})
