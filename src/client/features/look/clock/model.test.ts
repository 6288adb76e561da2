import { describe, expect, test } from 'vitest'
import { dateParts, hourCycleOf, isPeriodFirst, timeFigures } from './model.ts'

const morning = new Date(2026, 8, 18, 9, 5, 7)
const evening = new Date(2026, 8, 18, 21, 41, 32)
const midnight = new Date(2026, 8, 18, 0, 0, 0)

describe('the figures', () => {
  test('have 24 hours with a leading zero', () => {
    expect(timeFigures(morning, true, 'zh-CN')).toEqual({ hours: '09', minutes: '05', seconds: '07', period: '' })
    expect(timeFigures(midnight, true, 'en').hours).toBe('00')
  })

  test('have 12 hours without a leading zero, with the language’s word for AM or PM', () => {
    expect(timeFigures(evening, false, 'en')).toEqual({ hours: '9', minutes: '41', seconds: '32', period: 'PM' })
    expect(timeFigures(midnight, false, 'en')).toMatchObject({ hours: '12', period: 'AM' })
    expect(
      (['zh-CN', 'zh-TW', 'ja', 'ko'] as const).map((language) => timeFigures(morning, false, language).period),
    ).toEqual(['上午', '上午', '午前', '오전'])
    expect(
      (['zh-CN', 'zh-TW', 'ja', 'ko'] as const).map((language) => timeFigures(evening, false, language).period),
    ).toEqual(['下午', '下午', '午後', '오후'])
  })

  test('stand after AM or PM in Chinese, Japanese and Korean, and before it in English', () => {
    expect((['zh-CN', 'zh-TW', 'ja', 'ko', 'en'] as const).map(isPeriodFirst)).toEqual([true, true, true, true, false])
  })
})

describe('the date line', () => {
  const all = { timeDay: true, timeWeek: true }

  test('has the parts that the settings enable', () => {
    expect(dateParts(morning, all, 'zh-CN')).toMatchObject({ day: { month: 9, day: 18 }, week: '星期五' })
    expect(Object.keys(dateParts(morning, all, 'en'))).toEqual(['day', 'week'])
    expect(Object.keys(dateParts(morning, { ...all, timeDay: false }, 'en'))).toEqual(['week'])
    expect(Object.keys(dateParts(morning, { ...all, timeWeek: false }, 'en'))).toEqual(['day'])
    expect(dateParts(morning, { timeDay: false, timeWeek: false }, 'en')).toEqual({})
  })
})

test('times of day are written as the clock shows them; without one, as the language does', () => {
  const written = (isTime: boolean, time24: boolean) =>
    new Intl.DateTimeFormat('en', { timeStyle: 'short', hourCycle: hourCycleOf({ isTime, time24 }) })
      .format(new Date(2026, 10, 28, 15, 4))
      .replaceAll(/\s/g, ' ')
  expect(written(true, true)).toBe('15:04')
  expect(written(true, false)).toBe('3:04 PM')
  expect(written(false, true)).toBe('3:04 PM')
})
