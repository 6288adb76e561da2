import { Solar } from 'lunar-typescript'
import { LunarYear } from 'tyme4ts'
import { expect, test } from 'vitest'
import { dayNumber, dayOfNumber } from './calendar-day.ts'
import { dayOfLunar, type LunarDay, lunarDate } from './lunar.ts'

const FIRST = dayNumber({ year: 1950, month: 1, day: 1 })
const LAST = dayNumber({ year: 2099, month: 12, day: 31 })

/** Counts the days from 1950 to 2099 on which the reference differs, and gives the first. */
function compare(reference: (year: number, month: number, day: number) => LunarDay | undefined) {
  let compared = 0
  const wrong: string[] = []
  for (let number = FIRST; number <= LAST; number++) {
    const day = dayOfNumber(number)
    const ours = lunarDate(day)
    const theirs = reference(day.year, day.month, day.day)
    compared++
    const same =
      ours !== undefined &&
      theirs !== undefined &&
      ours.year === theirs.year &&
      ours.month === theirs.month &&
      ours.day === theirs.day &&
      ours.leap === theirs.leap
    if (!same) wrong.push(`${day.year}-${day.month}-${day.day}: ${JSON.stringify([ours, theirs])}`)
  }
  return { compared, wrong: wrong.length, first: wrong[0] }
}

/** The lunar dates of tyme4ts by the number of the day: its months are asked once, not again for each of their days. */
function daysOfTyme(): ReadonlyMap<number, LunarDay> {
  const days = new Map<number, LunarDay>()
  for (let year = 1949; year <= 2099; year++)
    for (const lunar of LunarYear.fromYear(year).getMonths()) {
      const first = lunar.getFirstJulianDay().getSolarDay()
      const begin = dayNumber({ year: first.getYear(), month: first.getMonth(), day: first.getDay() })
      const month = Math.abs(lunar.getMonthWithLeap())
      for (let day = 1; day <= lunar.getDayCount(); day++)
        days.set(begin + day - 1, { year, month, day, leap: lunar.isLeap() })
    }
  return days
}

test('every day from 1950 to 2099 has the lunar date of tyme4ts', () => {
  const days = daysOfTyme()
  const result = compare((year, month, day) => days.get(dayNumber({ year, month, day })))
  expect(result).toEqual({ compared: 54_787, wrong: 0, first: undefined })
})

test('every day from 1950 to 2099 has the lunar date of lunar-typescript, an independent implementation', () => {
  const result = compare((year, month, day) => {
    const lunar = Solar.fromYmd(year, month, day).getLunar()
    return { year: lunar.getYear(), month: Math.abs(lunar.getMonth()), day: lunar.getDay(), leap: lunar.getMonth() < 0 }
  })
  expect(result).toEqual({ compared: 54_787, wrong: 0, first: undefined })
})

test('Chinese New Year 2027 is 6 February, where Intl is wrong', () => {
  expect(lunarDate({ year: 2027, month: 2, day: 6 })).toEqual({ year: 2027, month: 1, day: 1, leap: false })
  expect(lunarDate({ year: 2027, month: 2, day: 5 })).toEqual({ year: 2026, month: 12, day: 29, leap: false })
})

test('a leap month follows the month of its number', () => {
  expect(lunarDate({ year: 2025, month: 7, day: 24 })).toEqual({ year: 2025, month: 6, day: 30, leap: false })
  expect(lunarDate({ year: 2025, month: 7, day: 25 })).toEqual({ year: 2025, month: 6, day: 1, leap: true })
  expect(lunarDate({ year: 2025, month: 8, day: 23 })).toEqual({ year: 2025, month: 7, day: 1, leap: false })
  expect(lunarDate({ year: 2033, month: 12, day: 22 })).toEqual({ year: 2033, month: 11, day: 1, leap: true })
})

test('Korea counts by its own midnight: another new year, and other leap months', () => {
  expect(lunarDate({ year: 2027, month: 2, day: 6 }, 9)).toEqual({ year: 2026, month: 12, day: 30, leap: false })
  expect(lunarDate({ year: 2027, month: 2, day: 7 }, 9)).toEqual({ year: 2027, month: 1, day: 1, leap: false })
  expect(lunarDate({ year: 2012, month: 4, day: 21 }, 9)).toEqual({ year: 2012, month: 3, day: 1, leap: true })
  expect(lunarDate({ year: 2012, month: 4, day: 21 })).toEqual({ year: 2012, month: 4, day: 1, leap: false })
  expect(lunarDate({ year: 2017, month: 6, day: 24 }, 9)).toEqual({ year: 2017, month: 5, day: 1, leap: true })
})

test('the ends of the table, and dates outside it', () => {
  expect(lunarDate({ year: 1950, month: 1, day: 1 })).toEqual({ year: 1949, month: 11, day: 13, leap: false })
  expect(lunarDate({ year: 2099, month: 12, day: 31 })).toEqual({ year: 2099, month: 11, day: 20, leap: false })
  expect(lunarDate({ year: 1949, month: 12, day: 31 })).toBeUndefined()
  expect(lunarDate({ year: 2100, month: 1, day: 1 })).toBeUndefined()
  expect(lunarDate({ year: Number.NaN, month: 1, day: 1 })).toBeUndefined()
})

test('a lunar date has the day that has it, in both zones', () => {
  for (const zone of [8, 9] as const)
    for (let number = FIRST; number <= LAST; number += 7) {
      const day = dayOfNumber(number)
      const lunar = lunarDate(day, zone)
      expect(lunar && dayOfLunar(lunar, zone)).toEqual(day)
    }
  expect(dayOfLunar({ year: 2027, month: 1, day: 1, leap: false })).toEqual({ year: 2027, month: 2, day: 6 })
})

test('a lunar date that is not has no day', () => {
  expect(dayOfLunar({ year: 2026, month: 6, day: 1, leap: true })).toBeUndefined()
  expect(dayOfLunar({ year: 2026, month: 8, day: 31, leap: false })).toBeUndefined()
  expect(dayOfLunar({ year: 2026, month: 8, day: 0, leap: false })).toBeUndefined()
  expect(dayOfLunar({ year: 2150, month: 1, day: 1, leap: false })).toBeUndefined()
})
