import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { dayNumber, dayOfNumber } from '../../../../shared/lib/calendar/calendar-day.ts'
import { isoDay, parseIsoDay } from '../../../../shared/lib/calendar/iso-day.ts'
import { dayRuleOf, daysOfRule } from './day-rule.ts'
import { rruleParts } from './rrule.ts'

/** The first days of a rule from a day on. */
function run(text: string, start: string, count = 4, from = start): readonly string[] {
  const [begin, first] = [start, from].map((day) => dayNumber(parseIsoDay(day) ?? { year: 0, month: 1, day: 1 }))
  const rule = dayRuleOf(rruleParts(text), dayOfNumber(begin ?? 0))
  if (rule === undefined || begin === undefined || first === undefined) return []
  const days = daysOfRule(rule, begin, { from: first, to: first + 40_000 }, { steps: 10_000 })
  return days
    .take(count)
    .map((day) => isoDay(dayOfNumber(day)))
    .toArray()
}

test.each([
  ['FREQ=YEARLY;BYDAY=20MO', '1997-05-19', '1997-05-19 1998-05-18 1999-05-17'], // those of RFC 5545
  ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', '1997-05-12', '1997-05-12 1998-05-11 1999-05-17'],
  ['FREQ=YEARLY;INTERVAL=3;BYYEARDAY=1,100,200', '1997-01-01', '1997-01-01 1997-04-10 1997-07-19 2000-01-01'],
  ['FREQ=YEARLY;BYMONTH=3;BYDAY=TH', '1997-03-13', '1997-03-13 1997-03-20 1997-03-27 1998-03-05'],
  ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', '1997-09-02', '1998-02-13 1998-03-13 1998-11-13'],
  [
    'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
    '1996-11-05',
    '1996-11-05 2000-11-07 2004-11-02',
  ],
  ['FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', '1997-09-04', '1997-09-04 1997-10-07 1997-11-06'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2', '1997-09-29', '1997-09-29 1997-10-30 1997-11-27 1997-12-30'],
  ['FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5', '2007-01-15', '2007-01-15 2007-01-30 2007-02-15 2007-03-15'],
  ['FREQ=MONTHLY;INTERVAL=18;BYMONTHDAY=10,11', '1997-09-10', '1997-09-10 1997-09-11 1999-03-10 1999-03-11'],
  ['FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=TU,TH', '1997-09-02', '1997-09-02 1997-09-04 1997-09-16 1997-09-18'],
  ['FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1', '2026-11-30', '2026-11-30 2026-12-30 2027-01-30 2027-02-28'],
  ['FREQ=YEARLY', '2024-02-29', '2024-02-29 2028-02-29 2032-02-29'],
  ['FREQ=YEARLY;BYWEEKNO=53', '2026-12-31', '2026-12-31 2032-12-30 2037-12-31'],
  ['FREQ=WEEKLY;BYDAY=MO,WE;BYSETPOS=1', '2026-11-30', '2026-11-30 2026-12-07'],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', '2026-02-01', ''],
  ['FREQ=HOURLY', '2026-02-01', ''],
  ['FREQ=DAILY;BYHOUR=9,10', '2026-02-01', ''],
  ['FREQ=MONTHLY;BYDAY=XX', '2026-02-01', ''],
])('%s from %s: %s', (text, start, days) => {
  const expected = days.split(' ').filter(Boolean)
  expect(run(text, start, Math.max(1, expected.length))).toEqual(expected)
})

test('rules that ical.js expands rightly have the same days, wherever one begins to look', () => {
  const weekday = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU')
  const ordinal = fc.constantFrom('1', '2', '-1')
  const rules = fc.oneof(
    fc.constant('FREQ=DAILY'),
    fc.subarray(['MO', 'WE', 'FR', 'SU'], { minLength: 1 }).map((days) => `FREQ=WEEKLY;BYDAY=${days.join()}`),
    fc.tuple(ordinal, weekday).map(([place, day]) => `FREQ=MONTHLY;BYDAY=${place}${day}`),
    fc.integer({ min: 1, max: 31 }).map((day) => `FREQ=MONTHLY;BYMONTHDAY=${day}`),
    fc
      .tuple(fc.integer({ min: 1, max: 12 }), ordinal, weekday)
      .map(([month, place, day]) => `FREQ=YEARLY;BYMONTH=${month};BYDAY=${place}${day}`),
  )
  fc.assert(
    fc.property(
      rules,
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 9000, max: 22_000 }),
      (rule, interval, day) => {
        const text = `${rule};INTERVAL=${interval}`
        const begin = run(text, isoDay(dayOfNumber(day)), 1)[0] ?? ''
        const times = ICAL.Recur.fromString(text).iterator(ICAL.Time.fromDateString(begin))
        const expected = Array.from({ length: 12 }, () => String(times.next()))
        expect(run(text, begin, 12)).toEqual(expected)
        expect(run(text, begin, 4, expected[8])).toEqual(expected.slice(8))
      },
    ),
    { numRuns: 300 },
  )
})
