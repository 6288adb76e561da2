import { WEEKDAYS, type Weekday, WORKDAYS } from '../../../../lib/calendar/recurrence.ts'
import { SOLAR_TERMS } from '../../../../lib/calendar/solar-term.ts'
import { solarTermText } from '../../../../lib/calendar/solar-term-text.ts'
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
  weekdayAfter,
  weekdayInWeek,
  weekendIn,
  yearOf,
} from '../kernel/day-rules.ts'
import { readNumeral } from '../kernel/numerals.ts'
import {
  type Grammar,
  longestFirst,
  lookalike,
  NOTHING,
  OTHER_DAY,
  otherDay,
  type Part,
  type Period,
  type Rule,
  rule,
  UNSURE,
  unsure,
} from '../kernel/part.ts'
import { onDate, onLunarDate, onWeekdays, repeat, repeatOn } from '../kernel/repeat-rules.ts'
import { daysAfter } from '../kernel/resolve.ts'

const NUM = '(?:\\d{1,3}|[一二三四五六七八九十]{1,3})'

const WEEKDAY = '[月火水木金土日]'

const LATER = '(?:後|あと)(?![半期ろ輩任継述者])'

const PERIODS: Readonly<Record<string, Period>> = {
  ...{ 未明: 'dawn', 早朝: 'morning', 朝: 'morning', 午前: 'morning', 昼: 'noon', お昼: 'noon', 午後: 'afternoon' },
  ...{ 夕方: 'evening', 夜: 'evening', 晩: 'evening', 深夜: 'night' },
  ...{ 夜中: 'night', 真夜中: 'night', 明け方: 'dawn', 夜明け: 'dawn' },
}

const PERIOD = `(?:${longestFirst(Object.keys(PERIODS))})`

const HOUR = '(?:\\d{1,2}|[零一二三四五六七八九十]{1,3})'

const MINUTE = '(?:[1-5]?\\d|[二三四五]?十[一二三四五六七八九]?|[五])'

const SPAN_END = `(?<end>\\s*(?:から|[-–—~～〜])\\s*(?:${PERIOD})?${HOUR}(?:時(?:半|${MINUTE}分)?|:\\d\\d)(?:まで)?)?`

function timeOf(
  hour: number,
  minute: number,
  period: string | undefined,
  isSpan: boolean,
  is24 = false,
): Part | undefined {
  if (!(hour <= 25 && minute <= 59)) return undefined
  // 午後0時 is noon, 午前0時 midnight
  if (hour === 0 && period === '午後') return { kind: 'time', hour: 12, minute, isSpan }
  const own = period === undefined ? undefined : PERIODS[period]
  if (own === 'night' && hour >= 1 && hour <= 5) return UNSURE
  return {
    kind: 'time',
    hour,
    minute,
    period: own,
    isSpan,
    is24: is24 || hour === 0,
  }
}

const TIMES: readonly Rule[] = [
  rule(
    `(?<period>${PERIOD})?の?\\s*(?<hour>${HOUR})時(?:(?<half>半)|(?<minute>${MINUTE})分|ちょうど)?(?!間|代|期|点|計|給|刻|差|短|系)${SPAN_END}`,
    ({ period, hour = '', half, minute, end }) =>
      period === undefined && hour === '一'
        ? NOTHING
        : timeOf(
            readNumeral(hour),
            half === undefined ? (minute === undefined ? 0 : readNumeral(minute)) : 30,
            period,
            end !== undefined,
          ),
  ),
  rule(
    `(?<period>${PERIOD})?の?\\s*(?<hour>\\d{1,2}):(?<minute>[0-5]\\d)${SPAN_END}`,
    ({ period, hour = '', minute = '', end }) =>
      timeOf(Number(hour), Number(minute), period, end !== undefined, hour.startsWith('0')),
  ),
  rule('正午', () => ({ kind: 'time', hour: 12, minute: 0 })),
]

const weekdayOf = (sign: string): Weekday => WEEKDAYS['月火水木金土日'.indexOf(sign)] ?? 1

const FESTIVALS = {
  ...{
    大晦日: onDate(12, 31),
    元日: onDate(1, 1),
    元旦: onDate(1, 1),
    バレンタインデー: onDate(2, 14),
    ひな祭り: onDate(3, 3),
  },
  ...{
    ホワイトデー: onDate(3, 14),
    こどもの日: onDate(5, 5),
    子どもの日: onDate(5, 5),
    七夕: onDate(7, 7),
    文化の日: onDate(11, 3),
  },
  ...{ クリスマスイブ: onDate(12, 24), クリスマス: onDate(12, 25), ハロウィン: onDate(10, 31) },
} as const

const FESTIVAL = `(?:${longestFirst(Object.keys(FESTIVALS))})`

const TERM_NAMES = SOLAR_TERMS.map((term) => solarTermText(term, 'ja'))

/** A name of a day counts where it stands by itself. */
const isApart = (before: string, after: string) =>
  /(?:^|[\s,、。])$/u.test(before) && /^(?:$|[\s,、。]|に|まで|の(?:朝|昼|夜|夕方|午前|午後|日に)|当日)/u.test(after)

const weeksOf = (prefix: string) => (prefix.startsWith('再来') ? 2 : prefix.startsWith('来') ? 1 : 0)

const DAYS: readonly Rule[] = [
  rule('今日|本日', (_, { today, after }) => (/^(?:から|子|的|性|様|もまた)/u.test(after) ? NOTHING : dayIn(today, 0))),
  rule('明日(?![葉香菜奈美方])|あした(?!ば)|あす(?=[、の,\\s]|まで)', (_, { today }) => dayIn(today, 1)),
  rule('明後日|あさって', (_, { today }) => dayIn(today, 2)),
  rule('明明後日|明々後日|しあさって', (_, { today }) => dayIn(today, 3)),
  ...(
    [
      ['今[夜晩]|今日の夜', 0, 'evening'],
      ['明[晩]|明日の夜', 1, 'evening'],
      ['今朝', 0, 'morning'],
      ['明朝(?!体)', 1, 'morning'],
    ] as const
  ).map(([pattern, days, period]) =>
    rule(pattern, (_, { today }) => ({ kind: 'day', day: daysAfter(today, days), period })),
  ),
  rule(
    `(?:(?<which>今週|来週|再来週)の?|(?<next>次|今度)の)?(?<weekday>${WEEKDAY})曜日?(?![大版ロドサ劇た])`,
    ({ which, next, weekday = '' }, { today, before }) => {
      if (next !== undefined) return weekdayAfter(today, weekdayOf(weekday))
      if (which === undefined)
        return /[毎隔先前第]$|(?:先週|第\d)の?$/u.test(before) ? NOTHING : nextWeekday(today, weekdayOf(weekday))
      return weekdayInWeek(today, weekdayOf(weekday), weeksOf(which)) ?? OTHER_DAY
    },
  ),
  rule('(?:(?<which>今週|来週|再来週)の|(?<near>再?来|今))?週末', ({ which, near = '' }, { today, before }) =>
    /毎$|先$/u.test(before) ? NOTHING : weekendIn(today, weeksOf(which ?? near)),
  ),
  rule(
    '(?:(?<year>(?:令和)?\\d{1,4}年|今年の?|来年の?))?(?<month>\\d{1,2}|[一二三四五六七八九十]{1,2})月(?<day>\\d{1,2}|[一二三四五六七八九十]{1,3})日',
    ({ year, month = '', day = '' }, { today }) => {
      const [m, d] = [readNumeral(month), readNumeral(day)]
      if (year === undefined) return nextDate(today, m, d)
      const own = year.startsWith('今')
        ? today.year
        : year.startsWith('来')
          ? today.year + 1
          : yearOf(year, year.startsWith('令') ? 2018 : 2000)
      return upcoming(exactDate(own, m, d), today)
    },
  ),
  rule('(?<year>20\\d\\d)[-/.](?<month>\\d{1,2})[-/.](?<day>\\d{1,2})', ({ year, month, day }, { today }) =>
    upcoming(exactDate(Number(year), Number(month), Number(day)), today),
  ),
  rule(
    '(?<month>\\d{1,2})/(?<day>\\d{1,2})(?:\\([月火水木金土日]\\)|（[月火水木金土日]）)?',
    ({ month = '', day = '' }, { today, before, after }) => {
      const isDate = month.length + day.length === 4 || Number(day) > 12
      return isDate && /(?:^|[\s,、])$/u.test(before) && /^(?:$|[\s,、]|に|まで|の)/u.test(after)
        ? nextDate(today, Number(month), Number(day))
        : undefined
    },
  ),
  rule(
    '(?<which>今月|来月|再来月)の?(?<day>\\d{1,2})日',
    ({ which = '', day = '' }, { today }) => dayOfMonth(today, Number(day), weeksOf(which)) ?? OTHER_DAY,
  ),
  rule('(?<day>\\d{1,2})日(?![間分目本中曜銀語元和経常々券制帰一二三\\d])', ({ day = '' }, { today, before, after }) =>
    /[第毎月、とや前先泊]$/u.test(before) ||
    /^(?:後|おき|ごと|以内|前|で|も|連|あたり|当たり|に?\s*\d+\s?[回度杯錠粒個本枚])/u.test(after)
      ? NOTHING
      : nextDayOfMonth(today, Number(day)),
  ),
  rule('(?<which>今月|来月|再来月)の?(?:月末|末)|月末', ({ which = '' }, { today, before }) =>
    which === '' && /[毎先]$/u.test(before) ? NOTHING : endOfMonth(today, weeksOf(which)),
  ),
  rule('(?<month>\\d{1,2})月末', ({ month = '' }, { today }) =>
    Number(month) >= 1 && Number(month) <= 12 ? endOfMonth(today, (Number(month) - today.month + 12) % 12) : undefined,
  ),
  rule(`(?<count>${NUM})(?<unit>日|週間?|[かヶケカヵ箇]月|年)${LATER}`, ({ count = '', unit = '' }, { today }) => {
    const number = readNumeral(count)
    if (unit === '日') return dayIn(today, number)
    if (unit === '年') return monthsLater(today, 12 * number)
    return unit.startsWith('週') ? dayIn(today, 7 * number) : monthsLater(today, number)
  }),
  rule('半年後', (_, { today }) => monthsLater(today, 6)),
  rule('旧暦の?(?<month>\\d{1,2})月(?<day>\\d{1,2})日', ({ month, day }, { today }) =>
    nextOfRule(today, onLunarDate(Number(month), Number(day))),
  ),
  rule(`(?<name>${FESTIVAL})`, ({ name = '' }, { today, before, after }) => {
    const found = Object.entries(FESTIVALS).find(([one]) => one === name)?.[1]
    return found !== undefined && isApart(before, after) ? nextOfRule(today, found) : NOTHING
  }),
  rule(`(?<name>${TERM_NAMES.join('|')})`, ({ name = '' }, { today, before, after }) => {
    return isApart(before, after) ? nextTerm(today, SOLAR_TERMS[TERM_NAMES.indexOf(name)], 9) : NOTHING
  }),
]

const FROM_NOW: readonly Rule[] = [
  rule(`(?<hours>${NUM})時間(?:(?<half>半)|(?<minutes>${NUM})分)?${LATER}`, ({ hours = '', half, minutes }) => ({
    kind: 'fromNow',
    minutes: readNumeral(hours) * 60 + (half === undefined ? (minutes === undefined ? 0 : readNumeral(minutes)) : 30),
  })),
  rule(`(?<minutes>${NUM})分${LATER}`, ({ minutes = '' }) => ({ kind: 'fromNow', minutes: readNumeral(minutes) })),
  rule(`半時間${LATER}`, () => ({ kind: 'fromNow', minutes: 30 })),
]

const UNITS = { 日: 'daily', 週: 'weekly', 月: 'monthly', 年: 'yearly' } as const

const REPETITIONS: readonly Rule[] = [
  rule('毎日(?![新放映系カ世杯賞])', () => repeat({ frequency: 'daily', interval: 1 })),
  rule('毎朝', () => ({ kind: 'repeat', rule: { frequency: 'daily', interval: 1 }, period: 'morning' })),
  rule('毎[晩夜]', () => ({ kind: 'repeat', rule: { frequency: 'daily', interval: 1 }, period: 'evening' })),
  rule('平日(?:は?毎日|ごと)|毎平日|平日(?=の?(?:朝|夜|午前|午後|\\d))', () => onWeekdays(WORKDAYS)),
  rule('毎週末', () => onWeekdays([6, 7])),
  rule(
    `毎週の?(?<list>${WEEKDAY}(?:曜日?)?(?:[・、と,]\\s*${WEEKDAY}(?:曜日?)?)*|${WEEKDAY}{2,5}(?=曜|の|に|\\s|$)(?:曜日?)?)(?![大本間])`,
    ({ list = '' }) =>
      onWeekdays([...list.replace(/曜日?/gu, '').matchAll(/[月火水木金土日]/gu)].map(([sign]) => weekdayOf(sign))),
  ),
  rule('毎週(?![月火水木金土日末])', (_, { today }) => repeatOn('weekly', today)),
  rule(`隔週の?(?<weekday>${WEEKDAY})曜日?`, ({ weekday = '' }) => onWeekdays([weekdayOf(weekday)], 2)),
  rule('隔週(?!の?[月火水木金土日]曜)', (_, { today }) => repeatOn('weekly', today, 2)),
  rule('毎月の?(?<day>\\d{1,2})日(?<more>[とや、・]\\s*\\d{1,2}日)?', ({ day, more }) =>
    more === undefined && Number(day) >= 1 && Number(day) <= 31
      ? repeat({ frequency: 'monthly', interval: 1, day: Number(day) })
      : UNSURE,
  ),
  rule('毎月の?(?:月?末日?|最終日)|毎月末', () => repeat({ frequency: 'monthly', interval: 1, day: 31 })),
  rule('毎月(?![末の\\d])', (_, { today }) => repeatOn('monthly', today)),
  rule('毎月の?第.', () => UNSURE),
  rule('毎年の?旧暦の?(?<month>\\d{1,2})月(?<day>\\d{1,2})日', ({ month, day }) =>
    repeat(onLunarDate(Number(month), Number(day))),
  ),
  rule(
    '毎年の?(?<month>\\d{1,2})月(?<day>\\d{1,2})日',
    ({ month, day }, { today }) =>
      nextDate(today, Number(month), Number(day)) && repeat(onDate(Number(month), Number(day))),
  ),
  rule('毎年(?!の?\\d|の?旧暦)', (_, { today }) => repeatOn('yearly', today)),
  rule(`(?<count>${NUM})(?<unit>日|週間?|[かヶケカヵ箇]月|年)(?:ごと|毎)`, ({ count = '', unit = '' }, { today }) => {
    const found = Object.entries(UNITS).find(([sign]) => unit.includes(sign))?.[1]
    const number = readNumeral(count)
    return found !== undefined && number >= 1 && number <= 99 ? repeatOn(found, today, number) : undefined
  }),
  rule('一日おき|1日おき', () => repeat({ frequency: 'daily', interval: 2 })),
  rule(`${NUM}(?:日|週間?|[かヶケカヵ箇]月|年|時間|分)おき|毎時|${NUM}(?:時間|分)(?:ごと|毎)`, () => UNSURE),
]

const LOOKALIKES: readonly Rule[] = [
  lookalike(
    '今日子|明日香|明日葉|三日坊主|二日酔い|十日町|八日市|四日市|日曜大工|日曜版|金曜ロードショー|毎日新聞|毎日放送|一日中|今日から',
  ),
  otherDay('翌[日朝晩週月]|[そ同当]の?日|前日|当[日夜]'),
  unsure(`第[1-5一二三四五]の?${WEEKDAY}曜日?|最終の?${WEEKDAY}曜日?`),
  lookalike(`${WEEKDAY}曜日?(?:以外|を?除[くい])`),
  otherDay(
    `(?:昨[日晩夜]|きのう|一昨日|おととい|先週|先月|去年|昨年|さっき)(?:の?(?:${WEEKDAY}曜日?|\\d{1,2}日|月末|週末|末))?(?:の?(?:${PERIOD})?${HOUR}時(?:半|${MINUTE}分)?)?`,
  ),
  otherDay(`${NUM}(?:日|週間?|[かヶケカヵ箇]月|年|時間|分)前`),
  lookalike(`${NUM}(?:日|週間?|[かヶケカヵ箇]月|年|時間|分)(?:間|以内|ぶり|分の|目|で|くらい|ほど|だけ|以上)`),
  lookalike(
    `(?:土日|火水|月水金?|火木|週末版|年末|月初|年始|来週中|来週|来月|来年)(?!の?(?:${WEEKDAY}曜|\\d|末|月末|週末))`,
  ),
]

/** The grammar of Japanese. */
export const jaGrammar: Grammar = {
  normalize: (text) =>
    text.replace(/[０-９：　]/g, (sign) =>
      sign === '：' ? ':' : sign === '　' ? ' ' : String(sign.charCodeAt(0) - 0xff10),
    ),
  rules: [...LOOKALIKES, ...REPETITIONS, ...FROM_NOW, ...DAYS, ...TIMES],
  tail: /(?:までに|までは|まで|には|にて|に(?![んっ])|から(?=[\s、,]|$)|の|は(?=[、,\s]))?[\s,、。]*/uy,
}
