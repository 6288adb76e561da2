import type { Language } from '../../../shared/constants.ts'
import { parseIsoDay } from '../../../shared/lib/calendar/iso-day.ts'
import { dayText } from './day-text.ts'
import { lunarText } from './lunar-text.ts'
import { type Recurrence, WEEKDAYS, type Weekday } from './recurrence.ts'

/** How a language says a rule; `days` are weekdays, a day of the month or a date. */
interface Wording {
  readonly daily: (every: number) => string
  readonly workdays: string
  readonly weekly: (every: number, days: string) => string
  readonly monthly: (every: number, day: number) => string
  readonly lastDay: (every: number) => string
  readonly yearly: (every: number, date: string) => string
  readonly lunarYearly: (every: number, date: string) => string
  readonly until: (date: string) => string
  readonly times: (count: number) => string
  readonly inAll: (count: number) => string
  readonly weekdayStyle: 'narrow' | 'short'
  readonly weekdaySeparator: string
}

const WORDINGS: Readonly<Record<Language, Wording>> = {
  'zh-CN': {
    daily: (every) => (every === 1 ? '每天' : `每 ${every} 天`),
    workdays: '每个工作日',
    weekly: (every, days) => (every === 1 ? `每周${days}` : `每 ${every} 周的周${days}`),
    monthly: (every, day) => (every === 1 ? `每月 ${day} 日` : `每 ${every} 个月的 ${day} 日`),
    lastDay: (every) => (every === 1 ? '每月最后一天' : `每 ${every} 个月的最后一天`),
    yearly: (every, date) => (every === 1 ? `每年${date}` : `每 ${every} 年的${date}`),
    lunarYearly: (every, date) => (every === 1 ? `每年农历${date}` : `每 ${every} 年的农历${date}`),
    until: (date) => `到${date}为止`,
    times: (count) => `还有 ${count} 次`,
    inAll: (count) => `共 ${count} 次`,
    weekdayStyle: 'narrow',
    weekdaySeparator: '、',
  },
  'zh-TW': {
    daily: (every) => (every === 1 ? '每天' : `每 ${every} 天`),
    workdays: '每個工作日',
    weekly: (every, days) => (every === 1 ? `每週${days}` : `每 ${every} 週的週${days}`),
    monthly: (every, day) => (every === 1 ? `每月 ${day} 日` : `每 ${every} 個月的 ${day} 日`),
    lastDay: (every) => (every === 1 ? '每月最後一天' : `每 ${every} 個月的最後一天`),
    yearly: (every, date) => (every === 1 ? `每年${date}` : `每 ${every} 年的${date}`),
    lunarYearly: (every, date) => (every === 1 ? `每年農曆${date}` : `每 ${every} 年的農曆${date}`),
    until: (date) => `到${date}為止`,
    times: (count) => `還有 ${count} 次`,
    inAll: (count) => `共 ${count} 次`,
    weekdayStyle: 'narrow',
    weekdaySeparator: '、',
  },
  en: {
    daily: (every) => (every === 1 ? 'Every day' : `Every ${every} days`),
    workdays: 'Every weekday',
    weekly: (every, days) => (every === 1 ? `Every ${days}` : `Every ${every} weeks on ${days}`),
    monthly: (every, day) => (every === 1 ? `Monthly on day ${day}` : `Every ${every} months on day ${day}`),
    lastDay: (every) => (every === 1 ? 'Monthly on the last day' : `Every ${every} months on the last day`),
    yearly: (every, date) => (every === 1 ? `Every ${date}` : `Every ${every} years on ${date}`),
    lunarYearly: (every, date) => (every === 1 ? `Yearly, lunar ${date}` : `Every ${every} years, lunar ${date}`),
    until: (date) => `until ${date}`,
    times: (count) => (count === 1 ? 'once more' : `${count} more times`),
    inAll: (count) => (count === 1 ? 'once' : `${count} times`),
    weekdayStyle: 'short',
    weekdaySeparator: ', ',
  },
  ja: {
    daily: (every) => (every === 1 ? '毎日' : `${every} 日ごと`),
    workdays: '平日（月〜金）',
    weekly: (every, days) => (every === 1 ? `毎週 ${days}` : `${every} 週ごと ${days}`),
    monthly: (every, day) => (every === 1 ? `毎月 ${day} 日` : `${every} か月ごと ${day} 日`),
    lastDay: (every) => (every === 1 ? '毎月末日' : `${every} か月ごとの末日`),
    yearly: (every, date) => (every === 1 ? `毎年 ${date}` : `${every} 年ごと ${date}`),
    lunarYearly: (every, date) => (every === 1 ? `毎年 旧暦${date}` : `${every} 年ごと 旧暦${date}`),
    until: (date) => `${date}まで`,
    times: (count) => `残り ${count} 回`,
    inAll: (count) => `全 ${count} 回`,
    weekdayStyle: 'short',
    weekdaySeparator: '・',
  },
  ko: {
    daily: (every) => (every === 1 ? '매일' : `${every}일마다`),
    workdays: '평일마다',
    weekly: (every, days) => (every === 1 ? `매주 ${days}` : `${every}주마다 ${days}`),
    monthly: (every, day) => (every === 1 ? `매월 ${day}일` : `${every}개월마다 ${day}일`),
    lastDay: (every) => (every === 1 ? '매월 말일' : `${every}개월마다 말일`),
    yearly: (every, date) => (every === 1 ? `매년 ${date}` : `${every}년마다 ${date}`),
    lunarYearly: (every, date) => (every === 1 ? `매년 음력 ${date}` : `${every}년마다 음력 ${date}`),
    until: (date) => `${date}까지`,
    times: (count) => `${count}회 남음`,
    inAll: (count) => `총 ${count}회`,
    weekdayStyle: 'short',
    weekdaySeparator: '·',
  },
}

/** A rule in words: 每周一、三, Every 2 weeks on Mon, 毎月末日. */
export function recurrenceText(rule: Recurrence, language: Language): string {
  const wording = WORDINGS[language]
  const { interval } = rule
  switch (rule.frequency) {
    case 'daily':
      return wording.daily(interval)
    case 'weekly':
      return interval === 1 && rule.weekdays.join() === '1,2,3,4,5'
        ? wording.workdays
        : wording.weekly(interval, weekdaysText(rule.weekdays, language))
    case 'monthly':
      return rule.day === 31 ? wording.lastDay(interval) : wording.monthly(interval, rule.day)
    case 'yearly':
      return wording.yearly(interval, dateText(rule, language))
    case 'lunarYearly':
      return wording.lunarYearly(interval, lunarText({ year: 0, leap: false, ...rule }, language))
  }
}

/**
 * When a rule ends, in words; empty for one that does not.
 * @param counted whether its times are those that are left, or all from its first one
 */
export function recurrenceEndText(
  { until, count }: Recurrence,
  language: Language,
  counted: 'left' | 'all' = 'left',
): string {
  const wording = WORDINGS[language]
  const day = until === undefined ? undefined : parseIsoDay(until)
  if (day !== undefined)
    return wording.until(dayText(day, language, { year: 'numeric', month: 'short', day: 'numeric' }))
  if (count === undefined) return ''
  return counted === 'left' ? wording.times(count) : wording.inAll(count)
}

/** The name of a weekday. */
export const weekdayText = (weekday: Weekday, language: Language, style: 'narrow' | 'short' | 'long'): string =>
  dayText({ year: 2024, month: 1, day: weekday }, language, { weekday: style }) // 1 January 2024 was a Monday

const weekdaysText = (weekdays: readonly Weekday[], language: Language): string => {
  const { weekdayStyle, weekdaySeparator } = WORDINGS[language]
  return WEEKDAYS.filter((one) => weekdays.includes(one))
    .map((one) => weekdayText(one, language, weekdayStyle))
    .join(weekdaySeparator)
}

const dateText = ({ month, day }: { readonly month: number; readonly day: number }, language: Language) =>
  dayText({ year: 2024, month, day: Math.min(day, 31) }, language, { month: 'short', day: 'numeric' })
