import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayNumber, dayOfNumber, localDay } from './calendar-day.ts'

test('days are counted from 1 January 1970', () => {
  expect(dayNumber({ year: 1970, month: 1, day: 1 })).toBe(0)
  expect(dayNumber({ year: 2026, month: 9, day: 18 })).toBe(20_714)
  expect(dayOfNumber(-1)).toEqual({ year: 1969, month: 12, day: 31 })
})

test('the first century is not the twentieth', () => {
  const day = { year: 99, month: 12, day: 31 }
  expect(dayOfNumber(dayNumber(day))).toEqual(day)
})

test('every day is followed by the next, whatever the month and the time zone', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000, max: 60_000 }), (number) => {
      const day = dayOfNumber(number)
      expect(dayNumber(day)).toBe(number)
      expect(localDay(new Date(day.year, day.month - 1, day.day, 12))).toEqual(day)
    }),
  )
})
