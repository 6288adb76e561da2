import { describe, expect, test } from 'vitest'
import { extendTrail, isFast, type Trail } from './pointer-velocity.ts'

/** The trail of a hand that was at these places, 16 ms after each other. */
const trailOf = (...places: readonly (readonly [x: number, y: number])[]): Trail =>
  places.reduce<Trail>((trail, [x, y], index) => extendTrail(trail, { x, y }, index * 16), [])

describe('a hand', () => {
  test('is hasty above 250 px a second, in any direction', () => {
    expect(isFast(trailOf([0, 0], [3, 0], [7, 0], [11, 0]), false)).toBe(false)
    expect(isFast(trailOf([0, 0], [5, 0], [9, 0], [13, 0]), false)).toBe(true)
    expect(isFast(trailOf([0, 0], [-3, -4], [-6, -8]), false)).toBe(true)
  })

  test('is hasty as it turns round', () => {
    expect(isFast(trailOf([0, 0], [20, 0], [40, 0], [20, 0], [0, 0]), false)).toBe(true)
  })

  test('is hasty though nothing was heard of it for a frame', () => {
    expect(isFast(trailOf([0, 0], [12, 0], [24, 0], [24, 0], [48, 0]), false)).toBe(true)
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
    expect(isFast(trailOf(...places.slice(0, 5)), false)).toBe(true)
    expect(isFast(trailOf(...places), true)).toBe(false)
  })

  test('that was hasty is so until it is clearly slower', () => {
    const slower = trailOf([0, 0], [3, 0], [6, 0], [9, 0])
    expect([isFast(slower, false), isFast(slower, true)]).toEqual([false, true])
    const slow = trailOf([0, 0], [1, 0], [3, 0], [4, 0])
    expect(isFast(slow, true)).toBe(false)
  })

  test('is not before it has moved', () => {
    expect(isFast([], false)).toBe(false)
    expect(isFast(trailOf([5, 5]), false)).toBe(false)
    expect(isFast(trailOf([5, 5], [5, 5]), false)).toBe(false)
  })
})
