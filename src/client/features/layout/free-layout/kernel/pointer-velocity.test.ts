import { describe, expect, test } from 'vitest'
import { addSample, isFast, type VelocitySamples } from './pointer-velocity.ts'

/** Samples of a pointer at these points, 16 ms after each other. */
const samplesOf = (...points: readonly (readonly [x: number, y: number])[]): VelocitySamples =>
  points.reduce<VelocitySamples>((samples, [x, y], index) => addSample(samples, { x, y }, index * 16), [])

describe('a pointer', () => {
  test('is fast above 250 px a second, in any direction', () => {
    expect(isFast(samplesOf([0, 0], [3, 0], [7, 0], [11, 0]), false)).toBe(false)
    expect(isFast(samplesOf([0, 0], [5, 0], [9, 0], [13, 0]), false)).toBe(true)
    expect(isFast(samplesOf([0, 0], [-3, -4], [-6, -8]), false)).toBe(true)
  })

  test('is fast when it reverses', () => {
    expect(isFast(samplesOf([0, 0], [20, 0], [40, 0], [20, 0], [0, 0]), false)).toBe(true)
  })

  test('stays fast over a frame without an event', () => {
    expect(isFast(samplesOf([0, 0], [12, 0], [24, 0], [24, 0], [48, 0]), false)).toBe(true)
  })

  test('is not fast after resting for 64 ms', () => {
    const points: [number, number][] = [
      [0, 0],
      [40, 0],
      [80, 0],
      [80, 0],
      [80, 0],
      [80, 0],
      [80, 0],
    ]
    expect(isFast(samplesOf(...points.slice(0, 5)), false)).toBe(true)
    expect(isFast(samplesOf(...points), true)).toBe(false)
  })

  test('stays fast until it is clearly slower', () => {
    const slower = samplesOf([0, 0], [3, 0], [6, 0], [9, 0])
    expect([isFast(slower, false), isFast(slower, true)]).toEqual([false, true])
    const slow = samplesOf([0, 0], [1, 0], [3, 0], [4, 0])
    expect(isFast(slow, true)).toBe(false)
  })

  test('is not fast before it has moved', () => {
    expect(isFast([], false)).toBe(false)
    expect(isFast(samplesOf([5, 5]), false)).toBe(false)
    expect(isFast(samplesOf([5, 5], [5, 5]), false)).toBe(false)
  })
})
