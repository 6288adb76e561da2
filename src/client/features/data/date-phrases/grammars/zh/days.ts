import type { CalendarDay } from '../../../../../../shared/lib/calendar/calendar-day.ts'
import { SOLAR_TERMS } from '../../../../../lib/calendar/solar-term.ts'
import { solarTermText } from '../../../../../lib/calendar/solar-term-text.ts'
import {
  dayIn,
  dayOfMonth,
  endOfMonth,
  exactDate,
  monthsLater,
  nextDate,
  nextDayOfMonth,
  nextOfRule,
  nextTerm,
  nextWeekday,
  upcoming,
  weekdayInWeek,
  weekendIn,
  yearOf,
} from '../../kernel/day-rules.ts'
import { readNumeral } from '../../kernel/numerals.ts'
import { NOTHING, OTHER_DAY, type Part, type Rule, rule, UNSURE } from '../../kernel/part.ts'
import { daysAfter } from '../../kernel/resolve.ts'
import { zhWords } from './words.ts'

const { NUM, WEEK, WEEKDAY, weekdayOf, FESTIVAL, festivalRule, LUNAR_MONTH, LUNAR_DAY, lunarRule } = zhWords

const AGO = '(?:之?后|以后|过后)(?!续|面|端|台|果|期|悔|勤|备|卫|方|门|盾|来|代|辈|人|院|半|两|一|生|世|者)'

const TERM_NAMES = SOLAR_TERMS.map((term) => solarTermText(term, 'zh-CN'))

/** A name of a day counts where it stands by itself. */
const isApart = (before: string, after: string) =>
  /(?:^|[\s,，。、;；]|今年|明年)$/u.test(before) &&
  /^(?:$|[\s,，。、;；]|当天|当日|那天|前(?![后夕端台])|早上|上午|中午|下午|晚上)/u.test(after)

const weeksOf = (prefix: string) => (prefix.match(/下/gu) ?? []).length

const MONTH_PREFIX = '(?<which>这个?|本|下下个?|下个?)'

/** Days: today, weekdays, dates, so many days from now, lunar dates, festivals and solar terms. */
export const zhDays: readonly Rule[] = [
  ...(
    [
      ['今[天日儿]', 0, /[如至现当迄]$/u],
      ['明[天日儿](?!期|显|星|媚)', 1, /[说证声文表光聪清黎申标注发鲜透失神分简精开英照]$/u],
      ['大后[天日儿]', 3, /^\b$/u],
      ['后[天日](?!性|免疫|养成|努力|得)', 2, /[以之然今往最随先售此其]$/u],
    ] as const
  ).map(([pattern, days, wrong]) =>
    rule(pattern, (_, { today, before }) => (wrong.test(before) ? NOTHING : dayIn(today, days))),
  ),
  ...(
    [
      ['今[晚夜]', 0, 'evening'],
      ['明晚', 1, 'evening'],
      ['后晚', 2, 'evening'],
      ['今早', 0, 'morning'],
      ['明[早晨]', 1, 'morning'],
    ] as const
  ).map(([pattern, days, period]) =>
    rule(`${pattern}(?:上|间)?`, (_, { today, before }) =>
      /[说证声表光聪清黎申如以之然]$/u.test(before) ? NOTHING : { kind: 'day', day: daysAfter(today, days), period },
    ),
  ),
  rule(
    `(?<which>这个?|本|下下个?|下个?)?${WEEK}(?<weekday>${WEEKDAY})(?![次回遍]|福珠宝|鸣|围)`,
    ({ which = '', weekday = '' }, { today, before }) => {
      if (which === '' && /(?:[一二两三四五六七八九十\d几半整第每]|[\d一二两三四五六七八九十几半]个)$/u.test(before))
        return NOTHING
      if (which === '') return nextWeekday(today, weekdayOf(weekday))
      return weekdayInWeek(today, weekdayOf(weekday), weeksOf(which)) ?? OTHER_DAY
    },
  ),
  rule(`(?<which>这个?|本|下下个?|下个?)?周末(?!愉快|版)`, ({ which = '' }, { today, before }) =>
    /[每上]$/u.test(before) ? NOTHING : weekendIn(today, weeksOf(which)),
  ),
  rule(
    `(?:(?<year>今年|明年|后年|(?:民国)?\\d{2,4}年)的?)?(?<month>${NUM})月(?<day>${NUM})[日号](?![线楼])`,
    ({ year, month = '', day = '' }, { today }) => {
      const [m, d] = [readNumeral(month), readNumeral(day)]
      if (year === undefined) return nextDate(today, m, d)
      const own =
        { 今年: today.year, 明年: today.year + 1, 后年: today.year + 2 }[year] ??
        yearOf(year, year.startsWith('民') ? 1911 : 2000)
      return upcoming(exactDate(own, m, d), today)
    },
  ),
  rule('(?<month>\\d{1,2})月(?<day>\\d{1,2})(?![\\d日号个月年天])', ({ month = '', day = '' }, { today }) =>
    nextDate(today, Number(month), Number(day)),
  ),
  rule('(?<year>20\\d\\d)[-/.年](?<month>\\d{1,2})[-/.月](?<day>\\d{1,2})日?', ({ year, month, day }, { today }) =>
    upcoming(exactDate(Number(year), Number(month), Number(day)), today),
  ),
  rule('(?<month>\\d{1,2})[/.-](?<day>\\d{1,2})', ({ month = '', day = '' }, { today, before, after }) => {
    const isDate = month.length + day.length === 4 || Number(day) > 12
    return isDate && /(?:^|[\s,，])$/u.test(before) && /^(?:$|[\s,，前])/u.test(after)
      ? nextDate(today, Number(month), Number(day))
      : undefined
  }),
  rule(
    `${MONTH_PREFIX}月的?(?<day>${NUM})[日号]`,
    ({ which = '', day = '' }, { today }) => dayOfMonth(today, readNumeral(day), weeksOf(which)) ?? OTHER_DAY,
  ),
  rule(
    `(?<day>${NUM})号(?![线楼院门机店仓馆桌床车路位房文公球选字码牌窗台柜井厅站口电染令座码称员馆会])`,
    ({ day = '' }, { today, before }) =>
      /[\p{Script=Latin}第路街巷弄道座型楼院室房编尾月和与、]$/u.test(before)
        ? NOTHING
        : nextDayOfMonth(today, readNumeral(day)),
  ),
  rule(
    '(?<day>\\d{1,2}|[一二三]?十[一二三四五六七八九]?)日(?![游内间元本语报常程志均后圆美韩中之用])',
    ({ day = '' }, { today, before }) =>
      /[第月和与、个]$/u.test(before) ? NOTHING : nextDayOfMonth(today, readNumeral(day)),
  ),
  rule(`(?:${MONTH_PREFIX}月|月)的?(?:月?[底末]|最后一天)(?![薪线层盘版])`, ({ which = '' }, { today, before }) =>
    /[每上个岁]$/u.test(before) ? NOTHING : endOfMonth(today, weeksOf(which)),
  ),
  rule(`(?<month>${NUM})月[底末]`, ({ month = '' }, { today }) => {
    const number = readNumeral(month)
    return number >= 1 && number <= 12 ? endOfMonth(today, (number - today.month + 12) % 12) : undefined
  }),
  rule(
    `(?<count>半|${NUM})(?<unit>天|日|周|个?星期|个?礼拜|个?月|年)${AGO}`,
    ({ count = '', unit = '' }, { today, before }) =>
      /[第每近约过]$/u.test(before) ? NOTHING : after(today, count, unit.replace('个', '')),
  ),
  rule(
    `再?过(?<count>半|${NUM})(?<unit>天|周|个星期|个礼拜|个月|年)(?![节])(?:${AGO})?`,
    ({ count = '', unit = '' }, { today, before }) =>
      before === '' || /[\s,，]$/u.test(before) ? after(today, count, unit.replace('个', '')) : NOTHING,
  ),
  rule(`(?:(?<said>农历|阴历|旧历)的?)${LUNAR_MONTH}${LUNAR_DAY}(?:[日号])?`, (groups, { today }) => {
    const found = lunarRule(groups)
    return found === undefined ? UNSURE : nextOfRule(today, found)
  }),
  rule(`${LUNAR_MONTH}${LUNAR_DAY}(?![日号\\d个一二三四五六七八九十])`, (groups, { today }) => {
    const found = lunarRule(groups)
    return found === undefined ? NOTHING : nextOfRule(today, found)
  }),
  rule(`(?<name>${FESTIVAL})(?:当天|当日|那天)?`, ({ name = '' }, { today, before, after: behind }) => {
    const found = festivalRule(name)
    return found !== undefined && isApart(before, behind) ? nextOfRule(today, found) : NOTHING
  }),
  rule(`(?<name>${TERM_NAMES.join('|')})节?(?:当天|当日|那天)?`, ({ name = '' }, { today, before, after: behind }) =>
    isApart(before, behind) ? nextTerm(today, SOLAR_TERMS[TERM_NAMES.indexOf(name)], 8) : NOTHING,
  ),
]

function after(today: CalendarDay, count: string, unit: string): Part | undefined {
  if (count === '半') return unit === '月' ? dayIn(today, 15) : unit === '年' ? monthsLater(today, 6) : NOTHING
  const number = readNumeral(count)
  if (unit === '天' || unit === '日') return dayIn(today, number)
  if (unit === '月') return monthsLater(today, number)
  return unit === '年' ? monthsLater(today, 12 * number) : dayIn(today, 7 * number)
}

const HOURS = '(?:小时|钟头)'

/** So many hours and minutes from now. */
export const zhFromNow: readonly Rule[] = [
  rule(`(?:再?过)?(?<hours>${NUM})个?(?<half>半)?${HOURS}(?:零?(?<minutes>${NUM})分钟?)?${AGO}`, (groups) =>
    fromNow(groups),
  ),
  rule(`再?过(?<hours>${NUM})个?(?<half>半)?${HOURS}(?:零?(?<minutes>${NUM})分钟?)?`, (groups, { before }) =>
    /(?:^|[\s,，])$/u.test(before) ? fromNow(groups) : NOTHING,
  ),
  rule(`(?:再?过)?半个?${HOURS}${AGO}`, () => ({ kind: 'fromNow', minutes: 30 })),
  rule(`再?过半个?${HOURS}`, (_, { before }) =>
    /(?:^|[\s,，])$/u.test(before) ? { kind: 'fromNow', minutes: 30 } : NOTHING,
  ),
  rule(`(?:再?过)?(?<minutes>${NUM})分钟?${AGO}`, (groups) => fromNow(groups)),
  rule(`再?过(?<minutes>${NUM})分钟`, (groups, { before }) =>
    /(?:^|[\s,，])$/u.test(before) ? fromNow(groups) : NOTHING,
  ),
  rule(`(?:再?过)?(?<quarters>[一三])刻钟${AGO}`, ({ quarters }) => ({
    kind: 'fromNow',
    minutes: quarters === '一' ? 15 : 45,
  })),
]

function fromNow({ hours = '零', half, minutes = '零' }: Readonly<Record<string, string | undefined>>): Part {
  return { kind: 'fromNow', minutes: readNumeral(hours) * 60 + (half === undefined ? 0 : 30) + readNumeral(minutes) }
}
