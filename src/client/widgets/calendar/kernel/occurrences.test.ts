import { expect, test } from 'vitest'
import type { CalendarEvent } from './event.ts'
import { plainEvent } from './event.ts'
import { nextOccurrenceOf, occurrencesOf } from './occurrences.ts'

const on = (year: number, month: number, day: number) => ({ year, month, day })
const times = (event: CalendarEvent, first: ReturnType<typeof on>, last: ReturnType<typeof on>) =>
  occurrencesOf([event], first, last).map(({ start, end, age }) => [start, end, age].filter((one) => one).join(' – '))

test('an event over several days is found on each of them', () => {
  const trip = plainEvent('a', '出差', '2026-11-30', '2026-12-02')
  for (const day of [on(2026, 11, 30), on(2026, 12, 1), on(2026, 12, 2)])
    expect(times(trip, day, day)).toEqual(['2026-11-30 – 2026-12-02'])
  expect(times(trip, on(2026, 12, 3), on(2026, 12, 9))).toEqual([])
})

test('a repeating one over midnight is found on both days, but for those left out', () => {
  const shift: CalendarEvent = {
    ...plainEvent('a', '夜班', '2026-11-02 22:00', '2026-11-03 06:00'),
    recurrence: { frequency: 'weekly', interval: 1, weekdays: [1] },
    exceptions: ['2026-11-09'],
  }
  expect(times(shift, on(2026, 11, 3), on(2026, 11, 16))).toEqual([
    '2026-11-02 22:00 – 2026-11-03 06:00',
    '2026-11-16 22:00 – 2026-11-17 06:00',
  ])
  expect(times(shift, on(2026, 11, 10), on(2026, 11, 10))).toEqual([])
})

test('a birthday by the lunar calendar has its age', () => {
  const birthday: CalendarEvent = {
    ...plainEvent('a', '奶奶生日', '1952-10-03', '1952-10-03'), // 八月十五
    recurrence: { frequency: 'lunarYearly', interval: 1, month: 8, day: 15 },
    birthday: true,
  }
  expect(times(birthday, on(2026, 1, 1), on(2027, 12, 31))).toEqual([
    '2026-09-25 – 2026-09-25 – 74',
    '2027-09-15 – 2027-09-15 – 75',
  ])
  expect(times(birthday, on(1952, 10, 1), on(1952, 10, 31))).toEqual(['1952-10-03 – 1952-10-03'])
  expect(times({ ...birthday, birthday: false }, on(2026, 9, 1), on(2026, 9, 30))).toEqual(['2026-09-25 – 2026-09-25'])
})

test('the next time of an event, or its first where none is to come', () => {
  const daily: CalendarEvent = {
    ...plainEvent('a', '晨跑', '2026-11-01 07:00', '2026-11-01 07:30'),
    recurrence: { frequency: 'daily', interval: 1, count: 5 },
  }
  expect(nextOccurrenceOf(daily, on(2026, 11, 4))?.start).toBe('2026-11-04 07:00')
  expect(nextOccurrenceOf(daily, on(2027, 1, 1))?.start).toBe('2026-11-01 07:00')
})
