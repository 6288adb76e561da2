import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayNumber, dayOfNumber } from '../../../../shared/lib/calendar/calendar-day.ts'
import { addMonths, dayAfterKey, isInRange, weekOf, weeksOf, YEARS } from './month.ts'

const on = (year: number, month: number, day: number) => ({ year, month, day })

test('a month is six weeks of seven days from Monday', () => {
  const weeks = weeksOf(on(2026, 9, 18), false)
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7])
  expect(weeks[0]?.[0]).toMatchObject({ ...on(2026, 8, 31), isOutside: true, isWeekend: false })
  expect(weeks[0]?.[5]).toMatchObject({ ...on(2026, 9, 5), isOutside: false, isWeekend: true })
  expect(weeks[5]?.[6]).toMatchObject({ ...on(2026, 10, 11), isOutside: true })
  expect(weeksOf(on(2027, 2, 1), false)[0]?.[0]).toMatchObject(on(2027, 2, 1)) // a Monday
})

test('every month from 1950 to 2099 is whole in its grid, which begins on a Monday', () => {
  fc.assert(
    fc.property(fc.integer({ min: YEARS.first, max: YEARS.last }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      const days = weeksOf(on(year, month, 1), false).flat()
      expect(new Date(Date.UTC(days[0]?.year ?? 0, (days[0]?.month ?? 0) - 1, days[0]?.day)).getUTCDay()).toBe(1)
      const own = days.filter(({ isOutside }) => !isOutside).map(({ day }) => day)
      expect(own).toEqual(own.map((_, at) => at + 1))
      expect(own.length).toBeGreaterThanOrEqual(28)
    }),
  )
})

test('a month later is the same day, or the last one of a shorter month', () => {
  expect(addMonths(on(2026, 1, 31), 1)).toEqual(on(2026, 2, 28))
  expect(addMonths(on(2026, 1, 15), -1)).toEqual(on(2025, 12, 15))
  expect(addMonths(on(2024, 2, 29), 12)).toEqual(on(2025, 2, 28))
  expect(addMonths(on(2026, 12, 1), 1)).toEqual(on(2027, 1, 1))
})

test('keys move by days, weeks, months and years, and stop at the ends', () => {
  const from = on(2026, 9, 18)
  const after = (key: string, shift = false) => dayAfterKey(from, key, shift, false)
  expect(after('ArrowLeft')).toEqual(on(2026, 9, 17))
  expect(after('ArrowDown')).toEqual(on(2026, 9, 25))
  expect(after('Home')).toEqual(on(2026, 9, 14))
  expect(after('End')).toEqual(on(2026, 9, 20))
  expect(after('PageUp')).toEqual(on(2026, 8, 18))
  expect(after('PageDown', true)).toEqual(on(2027, 9, 18))
  expect(after('a')).toBeUndefined()
  expect(dayAfterKey(on(1950, 1, 1), 'ArrowUp', false, false)).toEqual(on(1950, 1, 1))
  expect(dayAfterKey(on(2099, 12, 31), 'PageDown', true, false)).toEqual(on(2099, 12, 31))
})

test('a key never leaves the years that are known', () => {
  const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown')
  const days = fc.integer({ min: dayNumber(on(1950, 1, 1)), max: dayNumber(on(2099, 12, 31)) })
  fc.assert(
    fc.property(days, keys, fc.boolean(), fc.boolean(), (number, key, shift, sunday) => {
      const day = dayAfterKey(dayOfNumber(number), key, shift, sunday)
      expect(day !== undefined && isInRange(day)).toBe(true)
    }),
  )
})

test('a week may begin on Sunday', () => {
  const [week] = weeksOf(on(2026, 9, 18), true)
  expect(week?.[0]).toMatchObject({ ...on(2026, 8, 30), isWeekend: true })
  expect(week?.map(({ isWeekend }) => isWeekend)).toEqual([true, false, false, false, false, false, true])
  expect(weekOf(on(2026, 9, 20), true)).toEqual(on(2026, 9, 20))
  expect(weekOf(on(2026, 9, 20), false)).toEqual(on(2026, 9, 14))
  expect(dayAfterKey(on(2026, 9, 18), 'Home', false, true)).toEqual(on(2026, 9, 13))
  expect(dayAfterKey(on(2026, 9, 18), 'End', false, true)).toEqual(on(2026, 9, 19))
})
