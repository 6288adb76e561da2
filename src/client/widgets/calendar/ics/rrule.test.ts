import { expect, test } from 'vitest'
import type { Recurrence } from '../../../kit/rules.ts'
import { recurrenceOfRrule, rruleOf, rruleParts } from './rrule.ts'

const START = { year: 2026, month: 11, day: 28 } // a Saturday
const until = (day: string) => day.replaceAll('-', '')
const read = (text: string, start = START, end?: string) => recurrenceOfRrule(rruleParts(text), start, end)

const RULES: readonly (readonly [string, Recurrence])[] = [
  ['FREQ=DAILY', { frequency: 'daily', interval: 1 }],
  ['FREQ=DAILY;INTERVAL=3;COUNT=5', { frequency: 'daily', interval: 3, count: 5 }],
  ['FREQ=WEEKLY;BYDAY=MO,WE,FR', { frequency: 'weekly', interval: 1, weekdays: [1, 3, 5] }],
  ['FREQ=WEEKLY;BYDAY=SU;INTERVAL=2', { frequency: 'weekly', interval: 2, weekdays: [7] }],
  ['FREQ=MONTHLY;BYMONTHDAY=15', { frequency: 'monthly', interval: 1, day: 15 }],
  ['FREQ=MONTHLY;BYMONTHDAY=28,29;BYSETPOS=-1', { frequency: 'monthly', interval: 1, day: 29 }],
  ['FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1', { frequency: 'monthly', interval: 1, day: 30 }],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', { frequency: 'monthly', interval: 1, day: 31 }],
  ['FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=31', { frequency: 'yearly', interval: 1, month: 5, day: 31 }],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1', { frequency: 'yearly', interval: 1, month: 2, day: 29 }],
]

test.each(RULES)('%s is written and read', (text, rule) => {
  expect(rruleOf(rule, until)).toBe(text)
  expect(read(text)).toEqual(rule)
})

test('an end is a day; what the 30th of April has for a 31st is its last day', () => {
  expect(rruleOf({ frequency: 'daily', interval: 1, until: '2027-01-31' }, until)).toBe('FREQ=DAILY;UNTIL=20270131')
  expect(read('FREQ=DAILY;UNTIL=20270131T235959Z', START, '2027-02-01')).toEqual({
    frequency: 'daily',
    interval: 1,
    until: '2027-02-01',
  })
  expect(rruleOf({ frequency: 'yearly', interval: 1, month: 4, day: 31 }, until)).toContain('BYMONTHDAY=30')
})

test('what a rule leaves to its event is taken from that', () => {
  expect(read('FREQ=WEEKLY')).toEqual({ frequency: 'weekly', interval: 1, weekdays: [6] })
  expect(read('FREQ=MONTHLY')).toEqual({ frequency: 'monthly', interval: 1, day: 28 })
  expect(read('FREQ=YEARLY')).toEqual({ frequency: 'yearly', interval: 1, month: 11, day: 28 })
  expect(read('FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR')).toMatchObject({ frequency: 'weekly', weekdays: [1, 2, 3, 4, 5] })
})

test('what ours cannot say is no rule of ours', () => {
  const refused = [
    ...['FREQ=SECONDLY', 'FREQ=HOURLY', 'FREQ=MONTHLY;BYDAY=1MO', 'FREQ=MONTHLY;BYMONTHDAY=1,15', ''],
    ...['FREQ=MONTHLY;BYMONTHDAY=31', 'FREQ=YEARLY;BYDAY=20MO', 'FREQ=YEARLY;BYWEEKNO=20', 'FREQ=DAILY;INTERVAL=0'],
    ...['FREQ=WEEKLY;BYDAY=MO,SU;INTERVAL=2;WKST=SU', 'FREQ=DAILY;COUNT=100000', 'FREQ=DAILY;BYDAY=MO;INTERVAL=2'],
    ...['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', 'FREQ=YEARLY;BYMONTH=13;BYMONTHDAY=1'],
  ]
  for (const text of refused) expect(read(text), text).toBeUndefined()
  expect(read('FREQ=MONTHLY', { year: 2026, month: 1, day: 31 })).toBeUndefined()
  expect(rruleOf({ frequency: 'lunarYearly', interval: 1, month: 1, day: 15 }, until)).toBeUndefined()
})
