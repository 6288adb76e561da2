import { expect, test } from 'vitest'
import type { Recurrence } from './recurrence.ts'
import { recurrenceEndText, recurrenceText } from './recurrence-text.ts'

const RULES = {
  daily: { frequency: 'daily', interval: 1 },
  third: { frequency: 'daily', interval: 3 },
  workdays: { frequency: 'weekly', interval: 1, weekdays: [1, 2, 3, 4, 5] },
  weekly: { frequency: 'weekly', interval: 1, weekdays: [1, 3] },
  fortnight: { frequency: 'weekly', interval: 2, weekdays: [5] },
  monthly: { frequency: 'monthly', interval: 1, day: 15 },
  last: { frequency: 'monthly', interval: 1, day: 31 },
  yearly: { frequency: 'yearly', interval: 1, month: 2, day: 29 },
  lunar: { frequency: 'lunarYearly', interval: 1, month: 12, day: 23 },
} as const satisfies Record<string, Recurrence>

test.each([
  ['zh-CN', '每天|每 3 天|每个工作日|每周一、三|每 2 周的周五|每月 15 日|每月最后一天|每年2月29日|每年农历腊月廿三'],
  ['zh-TW', '每天|每 3 天|每個工作日|每週一、三|每 2 週的週五|每月 15 日|每月最後一天|每年2月29日|每年農曆臘月廿三'],
  [
    'en',
    'Every day|Every 3 days|Every weekday|Every Mon, Wed|Every 2 weeks on Fri|Monthly on day 15|Monthly on the last day|Every Feb 29|Yearly, lunar month 12, day 23',
  ],
  ['ja', '毎日|3 日ごと|平日（月〜金）|毎週 月・水|2 週ごと 金|毎月 15 日|毎月末日|毎年 2月29日|毎年 旧暦12月23日'],
  ['ko', '매일|3일마다|평일마다|매주 월·수|2주마다 금|매월 15일|매월 말일|매년 2월 29일|매년 음력 12월 23일'],
] as const)('rules in %s', (language, texts) => {
  expect(
    Object.values(RULES)
      .map((rule) => recurrenceText(rule, language))
      .join('|'),
  ).toBe(texts)
})

test('ends', () => {
  expect(recurrenceEndText({ ...RULES.daily, until: '2027-01-05' }, 'zh-CN')).toBe('到2027年1月5日为止')
  expect(recurrenceEndText({ ...RULES.daily, count: 3 }, 'en')).toBe('3 more times')
  expect(recurrenceEndText(RULES.daily, 'ja')).toBe('')
})
