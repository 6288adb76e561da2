import { expect, test } from 'vitest'
import { isoDay, parseIsoDay } from './iso-day.ts'

test('a day is written as in ISO 8601 and read again', () => {
  expect(isoDay({ year: 2026, month: 1, day: 9 })).toBe('2026-01-09')
  expect(parseIsoDay('2028-02-29')).toEqual({ year: 2028, month: 2, day: 29 })
})

test.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '', 'today', '2026-11-24T00:00'])(
  '%s is no day',
  (text) => expect(parseIsoDay(text)).toBeUndefined(),
)
