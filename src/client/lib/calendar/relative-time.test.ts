import fc from 'fast-check'
import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const NOW = Date.UTC(2026, 8, 18, 9, 28)
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const ago = (passed: number) => relativeTime(NOW - passed, NOW)

test('under 10 seconds is just now', () => {
  expect(ago(0)).toEqual({ kind: 'now' })
  expect(ago(10 * SECOND - 1)).toEqual({ kind: 'now' })
})

test('then seconds, minutes and hours, each rounded down', () => {
  expect(ago(10 * SECOND)).toEqual({ kind: 'seconds', n: 10 })
  expect(ago(MINUTE - 1)).toEqual({ kind: 'seconds', n: 59 })
  expect(ago(MINUTE)).toEqual({ kind: 'minutes', n: 1 })
  expect(ago(HOUR - 1)).toEqual({ kind: 'minutes', n: 59 })
  expect(ago(HOUR)).toEqual({ kind: 'hours', n: 1 })
  expect(ago(DAY - 1)).toEqual({ kind: 'hours', n: 23 })
})

test('days up to 3, then the date', () => {
  expect(ago(DAY)).toEqual({ kind: 'days', n: 1 })
  expect(ago(4 * DAY - 1)).toEqual({ kind: 'days', n: 3 })
  expect(ago(4 * DAY)).toEqual({ kind: 'date' })
})

test('a clock slightly ahead is just now, a real future its date, nonsense a date', () => {
  expect(ago(-MINUTE)).toEqual({ kind: 'now' })
  expect(ago(-MINUTE - 1)).toEqual({ kind: 'date' })
  expect(ago(Number.NaN)).toEqual({ kind: 'date' })
})

test('every number is at least 1', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 * DAY }), (passed) => {
      const relative = ago(passed)
      if ('n' in relative) expect(relative.n).toBeGreaterThanOrEqual(1)
    }),
  )
})
