import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarDay, dayNumber, dayOfNumber } from '../../../shared/lib/calendar/calendar-day.ts'
import { isoDay, parseIsoDay } from '../../../shared/lib/calendar/iso-day.ts'
import { lunarDate } from '../../../shared/lib/calendar/lunar.ts'
import {
  afterOccurrences,
  firstOccurrence,
  movedTo,
  nextOccurrence,
  occurrencesBetween,
  type Recurrence,
  recurrenceOn,
  repairRecurrence,
  WEEKDAYS,
} from './recurrence.ts'

const day = (text: string): CalendarDay => parseIsoDay(text) ?? { year: 0, month: 1, day: 1 }
const text = (one: CalendarDay | undefined) => (one === undefined ? undefined : isoDay(one))
/** So many days of a rule from its first one. */
const run = (rule: Recurrence, start: string, count = 4) =>
  occurrencesBetween(rule, day(start), day(start), day('2099-01-01')).slice(0, count).map(isoDay)

test('days, and every other day', () => {
  expect(run({ frequency: 'daily', interval: 1 }, '2026-12-30', 3)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01'])
  expect(run({ frequency: 'daily', interval: 3 }, '2026-02-27', 3)).toEqual(['2026-02-27', '2026-03-02', '2026-03-05'])
})

test('weeks begin on Monday: several weekdays of every second week', () => {
  // Thursday, 26 November 2026
  expect(run({ frequency: 'weekly', interval: 2, weekdays: [1, 4, 7] }, '2026-11-26', 5)).toEqual([
    ...['2026-11-26', '2026-11-29', '2026-12-07', '2026-12-10', '2026-12-13'],
  ])
  expect(run({ frequency: 'weekly', interval: 1, weekdays: [1, 2, 3, 4, 5] }, '2026-11-27', 2)).toEqual([
    ...['2026-11-27', '2026-11-30'],
  ])
})

test('a short month has it on its last day, and the next one on its own again', () => {
  expect(run({ frequency: 'monthly', interval: 1, day: 31 }, '2027-01-31')).toEqual([
    ...['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'],
  ])
  expect(run({ frequency: 'monthly', interval: 1, day: 30 }, '2027-01-30', 3)).toEqual([
    ...['2027-01-30', '2027-02-28', '2027-03-30'],
  ])
  expect(run({ frequency: 'monthly', interval: 3, day: 15 }, '2026-11-15', 3)).toEqual([
    ...['2026-11-15', '2027-02-15', '2027-05-15'],
  ])
})

test('29 February is on the 28th in other years', () => {
  expect(run({ frequency: 'yearly', interval: 1, month: 2, day: 29 }, '2028-02-29', 5)).toEqual([
    ...['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
  ])
})

test('a lunar year has it in its ordinary month, and on the 29th where there is no 30th', () => {
  const newYear: Recurrence = { frequency: 'lunarYearly', interval: 1, month: 1, day: 1 }
  expect(run(newYear, '2026-02-17')).toEqual(['2026-02-17', '2027-02-06', '2028-01-26', '2029-02-13'])
  const sixth = run({ frequency: 'lunarYearly', interval: 1, month: 6, day: 15 }, '2024-07-20', 3)
  expect(sixth.map((one) => lunarDate(day(one)))).toMatchObject([
    { month: 6, day: 15, leap: false },
    { month: 6, day: 15, leap: false }, // 2025 has a leap sixth month, too
    { month: 6, day: 15, leap: false },
  ])
  const eve = run({ frequency: 'lunarYearly', interval: 1, month: 12, day: 30 }, '2024-02-09', 6)
  expect(eve).toEqual(['2024-02-09', '2025-01-28', '2026-02-16', '2027-02-05', '2028-01-25', '2029-02-12'])
})

test.each([
  // of 闰十月初五, and the fifth of the ordinary tenth month after it; the next 闰十月 is beyond the table
  ['1984-11-27', [10, 5], ['1984-11-27', '1985-11-16', '1986-11-06']],
  // 闰二月廿九; the second month of 2005 has 30 days, and 2023 has 闰二月 again
  ['2004-04-18', [2, 29], ['2004-04-18', '2005-04-07', '2006-03-28']],
  ['2020-05-23', [4, 1], ['2020-05-23', '2021-05-12', '2022-05-01']],
  ['2023-04-19', [2, 29], ['2023-04-19', '2024-04-07', '2025-03-28']],
])('what begins on %s, in a leap month, is in the ordinary one where a year has none', (start, [month, date], days) => {
  const rule = recurrenceOn('lunarYearly', day(start))
  expect(rule).toEqual({ frequency: 'lunarYearly', interval: 1, month, day: date, leap: true })
  expect(rule && text(firstOccurrence(rule, day(start)))).toBe(start)
  expect(rule && run(rule, start, 3)).toEqual(days)
})

test('it comes in the leap month again in a year that has it, on the 29th where that has no 30th', () => {
  const rule = recurrenceOn('lunarYearly', day('2004-03-21'))
  const of2023 = rule && occurrencesBetween(rule, day('2004-03-21'), day('2023-01-01'), day('2023-12-31'))
  expect(of2023?.map(isoDay)).toEqual(['2023-03-22'])
  const last: Recurrence = { frequency: 'lunarYearly', interval: 1, month: 6, day: 30, leap: true }
  const dates = occurrencesBetween(last, day('2036-08-21'), day('2036-08-21'), day('2055-12-31')).map((one) =>
    lunarDate(one),
  )
  expect(dates[0]).toMatchObject({ year: 2036, day: 30, leap: true })
  expect(dates.every((one) => one?.month === 6 && one.day >= 29)).toBe(true)
  expect(dates.filter((one) => one?.leap).map((one) => one?.year)).toEqual([2036, 2055])
  expect(repairRecurrence(last)).toEqual(last)
})

test('it ends after a day, or after so many times', () => {
  expect(run({ frequency: 'daily', interval: 2, until: '2026-12-04' }, '2026-12-01')).toEqual([
    ...['2026-12-01', '2026-12-03'],
  ])
  expect(run({ frequency: 'daily', interval: 1, count: 3 }, '2026-12-01', 9)).toHaveLength(3)
  expect(nextOccurrence({ frequency: 'daily', interval: 1, count: 1 }, day('2026-12-01'))).toBeUndefined()
})

test('a far window costs no walk through all the days before it', () => {
  const rule: Recurrence = { frequency: 'daily', interval: 3 }
  const found = occurrencesBetween(rule, day('2000-01-01'), day('2026-11-01'), day('2026-11-30')).map(isoDay)
  expect(found).toHaveLength(10)
  expect((Date.parse(found[0] ?? '') - Date.parse('2000-01-01')) / 86_400_000).toSatisfy(
    (days: number) => days % 3 === 0,
  )
  expect(
    occurrencesBetween({ ...rule, until: '2001-01-01' }, day('2000-01-01'), day('2026-11-01'), day('2026-11-30')),
  ).toHaveLength(0)
})

test('a window has the same days as a walk from the first occurrence on', () => {
  const some = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined })
  const date = fc.integer({ min: -7000, max: 47_000 }).map(dayOfNumber) // 1950–2098
  const monthly = { interval: fc.integer({ min: 1, max: 7 }), day: fc.integer({ min: 1, max: 31 }) }
  const rules = fc.oneof(
    fc.record({ frequency: fc.constant('daily' as const), interval: monthly.interval }),
    fc.record({
      ...{ frequency: fc.constant('weekly' as const), interval: monthly.interval },
      weekdays: fc.subarray([...WEEKDAYS], { minLength: 1 }),
    }),
    fc.record({ frequency: fc.constant('monthly' as const), ...monthly }),
    fc.record({
      ...{ frequency: fc.constant('yearly' as const), ...monthly },
      month: fc.integer({ min: 1, max: 12 }),
    }),
    fc.record({
      ...{ frequency: fc.constant('lunarYearly' as const), ...monthly, leap: fc.constant(true as const) },
      month: fc.integer({ min: 1, max: 12 }),
    }),
    fc.record({
      ...{ frequency: fc.constant('lunarYearly' as const), ...monthly },
      month: fc.integer({ min: 1, max: 12 }),
    }),
  )
  const ends = fc.record({ until: some(date.map(isoDay)), count: some(fc.integer({ min: 1, max: 999 })) })
  fc.assert(
    fc.property(rules, ends, date, date, fc.boolean(), (own, { until, count }, start, first, isOn) => {
      const end = until === undefined ? (count === undefined ? {} : { count }) : { until }
      const rule: Recurrence = { ...own, ...end }
      const last = dayOfNumber(dayNumber(first) + 60)
      const begin = (isOn && firstOccurrence(rule, start)) || start
      expect(occurrencesBetween(rule, begin, first, last)).toEqual(walk(rule, begin, first, last))
    }),
    { numRuns: 500 },
  )
})

/** The same one by one, from the first occurrence on. */
function walk(rule: Recurrence, start: CalendarDay, first: CalendarDay, last: CalendarDay): readonly CalendarDay[] {
  const days: CalendarDay[] = []
  let left = rule
  for (let on: CalendarDay | undefined = start; on && dayNumber(on) <= dayNumber(last); on = nextOccurrence(left, on)) {
    if (on !== start) left = afterOccurrences(left, 1)
    if (dayNumber(on) >= dayNumber(first)) days.push(on)
  }
  return days
}

test('the first day of a rule is that day, or the next one that is its own', () => {
  const mondays: Recurrence = { frequency: 'weekly', interval: 2, weekdays: [1] }
  expect(text(firstOccurrence(mondays, day('2026-11-30')))).toBe('2026-11-30')
  expect(text(firstOccurrence(mondays, day('2026-11-26')))).toBe('2026-11-30')
  expect(text(firstOccurrence({ frequency: 'monthly', interval: 6, day: 5 }, day('2026-11-26')))).toBe('2026-12-05')
  expect(text(firstOccurrence({ frequency: 'yearly', interval: 1, month: 3, day: 8 }, day('2026-11-26')))).toBe(
    '2027-03-08',
  )
})

test('moved to another day a rule follows; a weekly one of several days keeps them', () => {
  expect(movedTo({ frequency: 'weekly', interval: 1, weekdays: [1], count: 4 }, day('2026-11-26'))).toEqual({
    ...{ frequency: 'weekly', interval: 1, weekdays: [4], count: 4 },
  })
  const several: Recurrence = { frequency: 'weekly', interval: 1, weekdays: [1, 3] }
  expect(movedTo(several, day('2026-11-26'))).toBe(several)
  const last: Recurrence = { frequency: 'monthly', interval: 1, day: 31 }
  expect(movedTo(last, day('2027-02-28')), 'the last day is its own').toBe(last)
  expect(movedTo(last, day('2027-02-27'))).toMatchObject({ day: 27 })
  expect(recurrenceOn('lunarYearly', day('2027-02-06'))).toMatchObject({ month: 1, day: 1 })
})

test('stored rules are read, and what is none is refused', () => {
  const rules: readonly Recurrence[] = [
    { frequency: 'daily', interval: 2, count: 5 },
    { frequency: 'weekly', interval: 1, weekdays: [1, 7], until: '2027-01-01' },
    { frequency: 'monthly', interval: 1, day: 31 },
    { frequency: 'lunarYearly', interval: 1, month: 12, day: 23 },
  ]
  for (const rule of rules) expect(repairRecurrence(rule)).toEqual(rule)
  expect(repairRecurrence({ frequency: 'daily', until: 'soon', count: 1.5 })).toEqual({
    frequency: 'daily',
    interval: 1,
  })
  for (const wrong of [
    ...[null, 'daily', {}, { frequency: 'hourly' }, { frequency: 'weekly', weekdays: [] }],
    ...[
      { frequency: 'daily', interval: 0 },
      { frequency: 'monthly', day: 32 },
      { frequency: 'yearly', day: 1 },
    ],
  ])
    expect(repairRecurrence(wrong)).toBeUndefined()
})
