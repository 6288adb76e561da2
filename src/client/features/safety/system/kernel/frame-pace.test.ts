import { describe, expect, test } from 'vitest'
import { type FramePace, INITIAL_PACE, isMovingBadly, parsePace, SLOW_MS, SMOOTH_MS, withFrame } from './frame-pace.ts'

/** The pace after seconds of movement with one time between frames, in ms. */
const moved = (pace: FramePace, ms: number, seconds: number): FramePace =>
  Array.from({ length: Math.ceil((seconds * 1000) / ms) }).reduce<FramePace>((now) => withFrame(now, ms), pace)

describe('things move badly', () => {
  test('after three slow windows of two seconds, not before', () => {
    expect(isMovingBadly(moved(INITIAL_PACE, SLOW_MS, 4))).toBe(false)
    expect(isMovingBadly(moved(INITIAL_PACE, SLOW_MS, 6))).toBe(true)
  })

  test('never at 30 frames a second, to which some systems limit pages, or more', () => {
    for (const rate of [30, 60, 144]) expect(isMovingBadly(moved(INITIAL_PACE, 1000 / rate, 60))).toBe(false)
  })

  test('by the median: a few long frames in each window do not count', () => {
    let pace = INITIAL_PACE
    for (let second = 0; second < 20; second++) pace = withFrame(moved(pace, 16, 1), 400)
    expect(pace.slowWindows).toBe(0)
  })

  test('a smooth window begins anew, one that is neither leaves the count', () => {
    const twice = moved(INITIAL_PACE, SLOW_MS, 4)
    expect(moved(twice, SMOOTH_MS + 5, 2.1).slowWindows).toBe(2)
    expect(moved(twice, SMOOTH_MS - 8, 2.1).slowWindows).toBe(0)
  })

  test('sleep is no frame, and neither is a clock that was set back', () => {
    for (const ms of [1001, 3_600_000, 0, -5, Number.NaN]) expect(withFrame(INITIAL_PACE, ms)).toBe(INITIAL_PACE)
  })
})

test('a pace is stored between pages; a damaged one begins anew', () => {
  const pace = moved(INITIAL_PACE, 50, 5)
  expect(parsePace(JSON.parse(JSON.stringify(pace)))).toEqual(pace)
  for (const damaged of [
    undefined,
    null,
    7,
    {},
    { intervals: ['x'], slowWindows: 1 },
    { intervals: [], slowWindows: -1 },
  ])
    expect(parsePace(damaged)).toEqual(INITIAL_PACE)
})
