import { expect, test } from 'vitest'
import type { CalendarDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { type Holiday, holidayOn, holidaysOf, isHoliday, lengthOf, swappedDays, upcomingHolidays } from './holiday.ts'

const on = (year: number, month: number, day: number): CalendarDay => ({ year, month, day })
const write = ({ year, month, day }: CalendarDay) => `${year}-${month}-${day}`
const line = ({ name, first, last }: Holiday) => `${name} ${write(first)} ${write(last)}`
const lines = (holidays: readonly Holiday[]) => holidays.map(line)

test('four come next, those of next year by their fallback dates where it is not published', () => {
  expect(lines(upcomingHolidays(on(2026, 9, 18), 4))).toEqual([
    'midAutumn 2026-9-25 2026-9-27',
    'national 2026-10-1 2026-10-7',
    'newYear 2027-1-1 2027-1-1',
    'springFestival 2027-2-6 2027-2-6',
  ])
  expect(upcomingHolidays(on(2026, 9, 18), 4).map(({ isPublished }) => isPublished)).toEqual([true, true, false, false])
})

test('a holiday stays the first until its last day off is over', () => {
  const first = (day: CalendarDay) => upcomingHolidays(day, 1).map(({ name }) => name)
  expect(first(on(2026, 10, 7))).toEqual(['national'])
  expect(first(on(2026, 10, 8))).toEqual(['newYear'])
})

test('an unpublished year has the seven holidays of the spec, 清明 by its solar term', () => {
  expect(lines(holidaysOf(2027)).map((text) => text.split(' ').slice(0, 2).join(' '))).toEqual([
    'newYear 2027-1-1',
    'springFestival 2027-2-6',
    'qingming 2027-4-5',
    'labour 2027-5-1',
    'dragonBoat 2027-6-9',
    'midAutumn 2027-9-15',
    'national 2027-10-1',
  ])
})

test('where National Day and Mid-Autumn are one run of days off, it is called by both', () => {
  for (const year of [2020, 2025]) expect(holidaysOf(year).map(({ name }) => name)).toContain('nationalMidAutumn')
  expect(lines(holidaysOf(2025)).slice(-1)).toEqual(['nationalMidAutumn 2025-10-1 2025-10-8'])
  expect(lines(holidaysOf(2020)).slice(-1)).toEqual(['nationalMidAutumn 2020-10-1 2020-10-8'])
  expect(holidaysOf(2026).map(({ name }) => name)).not.toContain('nationalMidAutumn')
})

test('in an unpublished year, too, where both fall on one day', () => {
  expect(lines(holidaysOf(2031)).slice(-2)).toEqual([
    'dragonBoat 2031-6-24 2031-6-24',
    'nationalMidAutumn 2031-10-1 2031-10-1',
  ])
  expect(lines(upcomingHolidays(on(2031, 6, 25), 2)).map((text) => text.split(' ')[0])).toEqual([
    'nationalMidAutumn',
    'newYear',
  ])
})

test('a run of days off goes over the turn of the year, and over a weekend in it', () => {
  expect(holidayOn(on(2018, 12, 31))).toMatchObject({ name: 'newYear', first: on(2018, 12, 30), last: on(2019, 1, 1) })
  expect(lines(upcomingHolidays(on(2019, 1, 1), 1))).toEqual(['newYear 2018-12-30 2019-1-1'])
  expect(lines(holidaysOf(2019)).slice(0, 1)).toEqual(['springFestival 2019-2-4 2019-2-10'])
  expect(holidayOn(on(2011, 6, 4))).toMatchObject({ name: 'dragonBoat', last: on(2011, 6, 6) })
})

test('a day that is worked, or like any other, belongs to no run', () => {
  expect(holidayOn(on(2026, 10, 10))).toBeUndefined()
  expect(holidayOn(on(2026, 9, 18))).toBeUndefined()
  expect(holidayOn(on(2027, 1, 1))).toBeUndefined()
  const run = holidayOn(on(2026, 9, 26))
  expect(run && lengthOf(run)).toBe(3)
})

test('the days that are worked for a holiday', () => {
  const swapped = (year: number) => holidaysOf(year).map((holiday) => swappedDays(holiday).map(write))
  expect(swapped(2026)).toEqual([
    ['2026-1-4'],
    ['2026-2-14', '2026-2-28'],
    [],
    ['2026-5-9'],
    [],
    [],
    ['2026-9-20', '2026-10-10'],
  ])
  expect(swapped(2025).at(-1)).toEqual(['2025-9-28', '2025-10-11'])
  expect(swapped(2027).flat()).toEqual([])
})

test('a holiday is a day off, or the festival where those are not known', () => {
  expect([on(2026, 9, 26), on(2026, 10, 10), on(2027, 2, 6), on(2027, 2, 7)].map(isHoliday)).toEqual([
    true,
    false,
    true,
    false,
  ])
})

test('every published year has its holidays in order, none twice', () => {
  for (let year = 2008; year <= 2026; year += 1) {
    const names = holidaysOf(year).map(({ name }) => name)
    expect(new Set(names).size, String(year)).toBeGreaterThanOrEqual(names.length - 1) // two New Years in 2007, 2018
    expect(names, String(year)).toEqual(expect.arrayContaining(['springFestival', 'qingming', 'labour', 'dragonBoat']))
  }
})

test('at the end of the table there is what is known', () => {
  expect(lines(upcomingHolidays(on(2099, 12, 30), 4))[0]).toBe('newYear 2100-1-1 2100-1-1')
  expect(upcomingHolidays(on(2099, 12, 30), 4).every(({ first }) => first.year === 2100)).toBe(true)
})
