import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../shared/constants.ts'
import { daysText, dayText, shortWeekdays } from './day-text.ts'

const first = { year: 2026, month: 9, day: 25 }

test('a day is written in its language, and is the same day in every time zone', () => {
  expect(LANGUAGES.map((language) => dayText(first, language, { month: 'long', day: 'numeric' }))).toEqual([
    '9月25日',
    '9月25日',
    'September 25',
    '9月25日',
    '9월 25일',
  ])
  expect(dayText({ year: 1950, month: 1, day: 1 }, 'en', { weekday: 'long' })).toBe('Sunday')
})

test('a range names a month that its ends share once, and one day is no range', () => {
  expect(daysText(first, { ...first, day: 27 }, 'zh-CN', 'long')).toBe('9月25日 – 27日')
  expect(daysText(first, { ...first, day: 27 }, 'en', 'short')).toBe('Sep 25 – 27')
  expect(daysText(first, { year: 2026, month: 10, day: 1 }, 'ko', 'long')).toBe('9월 25일 – 10월 1일')
  expect(daysText(first, first, 'zh-CN', 'long')).toBe('9月25日')
})

test('the short days of the week begin on Sunday', () => {
  expect(shortWeekdays('en')).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
  expect(shortWeekdays('zh-CN')[5]).toBe('周五')
})
