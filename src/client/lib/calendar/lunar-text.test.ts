import { LunarDay, LunarMonth, LunarYear } from 'tyme4ts'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../shared/constants.ts'
import { lunarText, lunarYearText, shortLunarText } from './lunar-text.ts'

const write = (month: number, day: number, leap = false) =>
  LANGUAGES.map((language) => lunarText({ year: 2026, month, day, leap }, language))

test('each language has its own format of a lunar date', () => {
  expect(write(8, 8)).toEqual(['八月初八', '八月初八', 'month 8, day 8', '8月8日', '8월 8일'])
})

test('a leap month says so', () => {
  expect(write(6, 15, true)).toEqual(['闰六月十五', '閏六月十五', 'leap month 6, day 15', '閏6月15日', '윤6월 15일'])
})

test('the first and the last two months have their names', () => {
  expect([1, 10, 11, 12].map((month) => write(month, 1)[0])).toEqual(['正月初一', '十月初一', '冬月初一', '腊月初一'])
  expect([11, 12].map((month) => write(month, 30)[1])).toEqual(['十一月三十', '臘月三十'])
})

test('days and months are named as tyme4ts names them', () => {
  // It writes 十一月 and 十二月 for the last two, which we test above.
  for (let month = 1; month <= 10; month++) {
    const length = LunarMonth.fromYm(2026, month).getDayCount()
    for (let day = 1; day <= length; day++) {
      const theirs = LunarDay.fromYmd(2026, month, day)
      expect(write(month, day)[0]).toBe(`${theirs.getLunarMonth().getName()}${theirs.getName()}`)
    }
  }
})

test('in a month a day has its own name, the first that of its month', () => {
  const short = (day: number, leap: boolean) =>
    LANGUAGES.map((language) => shortLunarText({ year: 2025, month: 6, day, leap }, language))
  expect(short(21, false)).toEqual(['廿一', '廿一', '6/21', '6/21', '6.21'])
  expect(short(1, true)).toEqual(['闰六月', '閏六月', '6/1', '6/1', '6.1'])
})

test('a lunar year has the stem, branch and animal of tyme4ts', () => {
  expect(lunarYearText(2026, 'zh-TW')).toBe('丙午馬年')
  for (let year = 1949; year <= 2100; year += 1) {
    const cycle = LunarYear.fromYear(year).getSixtyCycle()
    const animal = cycle.getEarthBranch().getZodiac().getName()
    expect(lunarYearText(year, 'zh-CN')).toBe(`${cycle.getName()}${animal}年`)
  }
})
