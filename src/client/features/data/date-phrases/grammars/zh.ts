import type { CalendarDay } from '../../../../../shared/lib/calendar/calendar-day.ts'
import { recurrenceOn, WEEKDAYS, type Weekday, WORKDAYS } from '../../../../lib/calendar/recurrence.ts'
import { SOLAR_TERMS, solarTermDay } from '../../../../lib/calendar/solar-term.ts'
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
  nextWeekday,
  repeat,
  weekdayInWeek,
  weekendIn,
} from '../kernel/day-rules.ts'
import { readNumeral } from '../kernel/numerals.ts'
import { type Grammar, lookalike, NOTHING, type Part, type Period, type Rule, rule, UNSURE } from '../kernel/part.ts'
import { daysAfter, isBefore } from '../kernel/resolve.ts'

/** Signs of Taiwan and Hong Kong, each followed by the one that the grammar writes; full-width digits are plain ones. */
const TRADITIONAL =
  '週周號号點点個个後后鐘钟禮礼農农曆历陰阴臘腊閏闰節节兩两驚惊蟄蛰穀谷種种處处滿满時时間间這这內内開开國国慶庆勞劳動动聖圣誕诞從从過过項项會会當当來来線线樓楼門门' +
  '車车機机頭头條条說说議议見见話话應应結结優优鮮鲜報报經经濟济聞闻續续臺台備备衛卫場场張张頓顿題题體体單单關关現现員员電电檯台讀读兒儿遊游'
const SIGNS = new Map([
  ...[...TRADITIONAL.matchAll(/(.)(.)/gu)].map(([, sign = '', plain = '']) => [sign, plain] as const),
  ...[...'０１２３４５６７８９'].map((sign, digit) => [sign, String(digit)] as const),
  ...([
    ['：', ':'],
    ['　', ' '],
  ] as const),
])

const NUM = '(?:\\d{1,3}|[零〇一二两三四五六七八九十百廿卅]{1,4})'
const WEEK = '(?:周|星期|礼拜)'
const WEEKDAY = '[一二三四五六日天]'
const AGO = '(?:之?后|以后|过后)(?!续|面|端|台|果|期|悔|勤|备|卫|方|门|盾|来|代|辈|人|院|半|两|一|生|世|者)'
/** What is counted by occasions: 每周一次 is no Monday. */
const MEASURE = '[次回遍篇本个件场封页部首张顿趟节日小]'

const PERIODS: Readonly<Record<string, Period>> = {
  ...{
    凌晨: 'dawn',
    清晨: 'morning',
    清早: 'morning',
    一早: 'morning',
    早上: 'morning',
    早晨: 'morning',
    早: 'morning',
  },
  ...{ 上午: 'morning', 中午: 'noon', 正午: 'noon', 下午: 'afternoon', 午后: 'afternoon', 傍晚: 'evening' },
  ...{ 晚上: 'evening', 晚间: 'evening', 晚: 'evening', 夜里: 'night', 夜晚: 'evening', 半夜: 'night', 深夜: 'night' },
}
const PERIOD = `(?:${Object.keys(PERIODS).join('|')})`
const CLOCK = `(?:\\d{1,2}|[零〇一二两三四五六七八九十]{1,3})`
const MINUTE = '(?:[1-5]?\\d|[零〇][一二三四五六七八九]|[二三四五]?十[一二三四五六七八九]?|[一二三四五六七八九](?=分))'
const HALVES = `(?:(?<half>半)|(?<quarter>[一三]刻)|(?<minute>${MINUTE})分?(?!钟|之)|(?<oclock>[整钟]))?`
/** The end of a span of hours, which tells more than a todo can keep. */
const SPAN_END = `(?<end>\\s*(?:到|至|[-–—~～])\\s*(?:${PERIOD})?${CLOCK}(?:[点时:](?:半|${MINUTE}分?)?(?:钟|整)?)?)?`

/** What stands behind numbered points (三点建议) and behind "order" (点菜), so that it is no hour. */
const NO_HOUR_BEHIND =
  /^(?:之间|之差|连线|[点儿子心名赞评击亮燃菜单餐歌数位滴缀化球头拨将货差水钱小也都力儿多]|外卖|建议|意见|要求|原因|理由|想法|问题|说明|注意|内容|启示|思考|体会|总结|结论|好处|坏处|优点|缺点|区别|不同|共识|看法|心得|感受|经验|收获|计划[:：]|[零一二三四五六七八九\d])/u
const NO_HOUR_BEFORE = /(?:[提讲谈列写有这那第前后共早晚快慢多少大小高低好差每几人各]|说|以下|下面|如下|总结|\d\.)$/u
/** Behind a day an hour is one. */
const IS_DAY_BEFORE =
  /(?:[天日号晨]|周[一二三四五六日末]|星期[一二三四五六天]|礼拜[一二三四五六天]|[今明后]晚|今早|明早|每晚|每早|底)[的,，\s]*$/u

const hourOf = (text: string) => readNumeral(text)

function minuteOf({ half, quarter, minute }: Readonly<Record<string, string | undefined>>): number {
  if (half !== undefined) return 30
  if (quarter !== undefined) return quarter.startsWith('一') ? 15 : 45
  return minute === undefined ? 0 : readNumeral(minute)
}

function timePart(
  hour: number,
  minute: number,
  period: string | undefined,
  more: { is24?: boolean; isSpan?: boolean },
): Part | undefined {
  if (!(hour <= 24 && minute <= 59) || (hour === 24 && minute > 0)) return undefined
  return { kind: 'time', hour, minute, period: period === undefined ? undefined : PERIODS[period], ...more }
}

const TIMES: readonly Rule[] = [
  rule(`(?<period>${PERIOD})?\\s*(?<hour>${CLOCK})点${HALVES}${SPAN_END}`, (groups, { before, after }) => {
    const { period, hour = '', half, quarter, minute, oclock, end } = groups
    const isBare = period === undefined && !IS_DAY_BEFORE.test(before)
    const isPlain = (half ?? quarter ?? minute ?? oclock ?? end) === undefined
    if (isBare && isPlain && (NO_HOUR_BEHIND.test(after) || NO_HOUR_BEFORE.test(before))) return NOTHING
    if (isBare && isPlain && hour === '一') return NOTHING
    if (isPlain && /^[早晚]$/u.test(period ?? '') && /^[一两]$/u.test(hour) && !IS_DAY_BEFORE.test(before))
      return NOTHING
    if (isBare && NO_HOUR_BEFORE.test(before) && /[第有]$/u.test(before)) return NOTHING
    return timePart(hourOf(hour), minuteOf(groups), period, { isSpan: end !== undefined })
  }),
  rule(
    `(?<period>${PERIOD})?\\s*(?<hour>\\d{1,2}):(?<minute>[0-5]\\d)(?::[0-5]\\d)?${SPAN_END}`,
    ({ period, hour = '', minute = '', end }) =>
      timePart(Number(hour), Number(minute), period, { is24: hour.startsWith('0'), isSpan: end !== undefined }),
  ),
  rule(
    `(?<period>${PERIOD})\\s*(?<hour>${CLOCK})时(?:(?<half>半)|(?<minute>${MINUTE})分|整)?(?![候间刻段代常])`,
    (groups) => timePart(hourOf(groups.hour ?? ''), minuteOf(groups), groups.period, {}),
  ),
  rule(`(?<hour>\\d{1,2}|[一二]?十[一二三四五六七八九]?)时(?:(?<minute>${MINUTE})分|整)`, (groups) =>
    timePart(hourOf(groups.hour ?? ''), minuteOf(groups), undefined, {}),
  ),
  rule(`(?<hour>\\d{1,2})时(?![候间刻段代常装尚事效速差钟光期空辰令区隔])`, ({ hour = '' }) =>
    timePart(Number(hour), 0, undefined, { is24: true }),
  ),
  rule(
    `(?<period>${PERIOD})?\\s*差(?<short>一刻|[五十]|\\d{1,2}|二十)分?钟?(?:到)?(?<hour>${CLOCK})点`,
    ({ period, short = '', hour = '' }) => {
      const minutes = short === '一刻' ? 15 : readNumeral(short)
      return timePart(hourOf(hour) - 1, 60 - minutes, period, {})
    },
  ),
  rule('(?<hour>\\d{1,2})(?::(?<minute>[0-5]\\d))?\\s?(?<half>am|pm)', ({ hour = '', minute = '0', half }) =>
    Number(hour) < 1 || Number(hour) > 12
      ? undefined
      : {
          kind: 'time',
          hour: Number(hour),
          minute: Number(minute),
          period:
            half?.toLowerCase() === 'am'
              ? hour === '12'
                ? 'dawn'
                : 'morning'
              : hour === '12'
                ? 'noon'
                : Number(hour) < 8
                  ? 'afternoon'
                  : 'evening',
        },
  ),
  rule('[中正]午(?![饭餐休间觉睡的]|时分)', (_, { before }) =>
    /[\p{L}]$/u.test(before) && !IS_DAY_BEFORE.test(before) ? NOTHING : { kind: 'time', hour: 12, minute: 0 },
  ),
  rule('(?<sign>[子丑寅卯辰巳午未申酉戌亥])时(?![间段候分刻光期空辰令区])', ({ sign = '' }, { before }) => {
    if (/[上中下正端]$/u.test(before)) return NOTHING
    const at = '子丑寅卯辰巳午未申酉戌亥'.indexOf(sign)
    return { kind: 'time', hour: at === 0 ? 23 : 2 * at - 1, minute: 0, is24: true }
  }),
  // which night is meant is not clear
  rule('(?:半夜|深夜|夜里)(?:[一二两三四五1-5])[点时]', () => UNSURE),
]

const weekdayOf = (sign: string): Weekday => WEEKDAYS['一二三四五六日'.indexOf(sign.replace('天', '日'))] ?? 1

/** A date of the lunar calendar as a rule of every year. */
const lunar = (month: number, day: number) => ({ frequency: 'lunarYearly', interval: 1, month, day }) as const
const yearly = (month: number, day: number) => ({ frequency: 'yearly', interval: 1, month, day }) as const

/** Festivals by their names; a bare name may be a part of a word, such as 圣诞 in 圣诞树. */
const FESTIVALS = {
  除夕: lunar(12, 30),
  ...{
    大年三十: lunar(12, 30),
    年三十: lunar(12, 30),
    大年初一: lunar(1, 1),
    春节: lunar(1, 1),
    大年初二: lunar(1, 2),
  },
  ...{ 大年初三: lunar(1, 3), 大年初五: lunar(1, 5), 元宵节: lunar(1, 15), 元宵: lunar(1, 15), 端午节: lunar(5, 5) },
  ...{ 端午: lunar(5, 5), 七夕节: lunar(7, 7), 七夕: lunar(7, 7), 中秋节: lunar(8, 15), 中秋: lunar(8, 15) },
  ...{ 重阳节: lunar(9, 9), 重阳: lunar(9, 9), 腊八节: lunar(12, 8), 腊八: lunar(12, 8), 元旦: yearly(1, 1) },
  ...{ 情人节: yearly(2, 14), 妇女节: yearly(3, 8), 植树节: yearly(3, 12), 愚人节: yearly(4, 1), 劳动节: yearly(5, 1) },
  ...{
    儿童节: yearly(6, 1),
    教师节: yearly(9, 10),
    国庆节: yearly(10, 1),
    国庆: yearly(10, 1),
    平安夜: yearly(12, 24),
  },
  ...{ 圣诞节: yearly(12, 25), 圣诞: yearly(12, 25), 双十一: yearly(11, 11), 双11: yearly(11, 11) },
} as const
const FESTIVAL = `(?:${Object.keys(FESTIVALS).join('|')})`
const festivalRule = (name: string) => Object.entries(FESTIVALS).find(([one]) => one === name)?.[1]
const TERM_NAMES = SOLAR_TERMS.map((term) => solarTermText(term, 'zh-CN'))

/** A name of a day counts where it stands by itself. */
const isApart = (before: string, after: string) =>
  /(?:^|[\s,，。、;；]|今年|明年)$/u.test(before) &&
  /^(?:$|[\s,，。、;；]|当天|当日|那天|前(?![后夕端台])|早上|上午|中午|下午|晚上)/u.test(after)

const LUNAR_MONTH = '(?<leap>闰)?(?<month>[正冬腊]|[一二三四五六七八九十]{1,2}|\\d{1,2})月'
const LUNAR_DAY =
  '(?<day>初[一二三四五六七八九十]|廿[一二三四五六七八九]?|[一二三]?十[一二三四五六七八九]?|[一二三四五六七八九]|\\d{1,2})'

/** Only what can be no date of the Gregorian calendar is read as one without 农历. */
function lunarRule({ said, leap, month = '', day = '' }: Readonly<Record<string, string | undefined>>) {
  const isSure = said !== undefined || /[正冬腊]/u.test(month) || /^[初廿]/u.test(day)
  const number = { 正: 1, 冬: 11, 腊: 12 }[month] ?? readNumeral(month)
  const own = readNumeral(day.replace('初', ''))
  if (!isSure || leap !== undefined || !(number >= 1 && number <= 12 && own >= 1 && own <= 30)) return undefined
  return lunar(number, own)
}

const weeksOf = (prefix: string) => (prefix.match(/下/gu) ?? []).length
const MONTH_PREFIX = '(?<which>这个?|本|下下个?|下个?)'

const DAYS: readonly Rule[] = [
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
      return weekdayInWeek(today, weekdayOf(weekday), weeksOf(which)) ?? NOTHING
    },
  ),
  rule(`(?<which>这个?|本|下下个?|下个?)?周末(?!愉快|版)`, ({ which = '' }, { today, before }) =>
    /[每上]$/u.test(before) ? NOTHING : weekendIn(today, weeksOf(which)),
  ),
  rule(
    `(?:(?<year>今年|明年|后年|\\d{4}年)的?)?(?<month>${NUM})月(?<day>${NUM})[日号](?![线楼])`,
    ({ year, month = '', day = '' }, { today }) => {
      const [m, d] = [readNumeral(month), readNumeral(day)]
      if (year === undefined) return nextDate(today, m, d)
      const own = { 今年: today.year, 明年: today.year + 1, 后年: today.year + 2 }[year] ?? Number(year.slice(0, 4))
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
    ({ which = '', day = '' }, { today }) => dayOfMonth(today, readNumeral(day), weeksOf(which)) ?? NOTHING,
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
  rule(`${LUNAR_MONTH}${LUNAR_DAY}(?![日号\\d个])`, (groups, { today }) => {
    const found = lunarRule(groups)
    return found === undefined ? NOTHING : nextOfRule(today, found)
  }),
  rule(`(?<name>${FESTIVAL})(?:当天|当日|那天)?`, ({ name = '' }, { today, before, after: behind }) => {
    const found = festivalRule(name)
    return found !== undefined && isApart(before, behind) ? nextOfRule(today, found) : NOTHING
  }),
  rule(`(?<name>${TERM_NAMES.join('|')})节?(?:当天|当日|那天)?`, ({ name = '' }, { today, before, after: behind }) =>
    isApart(before, behind) ? nextTerm(today, name) : NOTHING,
  ),
]

const upcoming = (part: Part | undefined, today: CalendarDay): Part =>
  part?.kind === 'day' && !isBefore(part.day, today) ? part : NOTHING

function after(today: CalendarDay, count: string, unit: string): Part | undefined {
  if (count === '半') return unit === '月' ? dayIn(today, 15) : unit === '年' ? monthsLater(today, 6) : NOTHING
  const number = readNumeral(count)
  if (unit === '天' || unit === '日') return dayIn(today, number)
  if (unit === '月') return monthsLater(today, number)
  return unit === '年' ? monthsLater(today, 12 * number) : dayIn(today, 7 * number)
}

function nextTerm(today: CalendarDay, name: string): Part | undefined {
  const term = SOLAR_TERMS[TERM_NAMES.indexOf(name)]
  const days = [today.year, today.year + 1].map((year) => term && solarTermDay(year, term))
  const day = days.find((one) => one !== undefined && !isBefore(one, today))
  return day && { kind: 'day', day }
}

const HOURS = '(?:小时|钟头)'

const FROM_NOW: readonly Rule[] = [
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

const on = (
  frequency: 'daily' | 'weekly' | 'monthly' | 'yearly',
  today: CalendarDay,
  interval = 1,
): Part | undefined => {
  const found = recurrenceOn(frequency, today, interval)
  return found && repeat(found)
}
const weekly = (weekdays: readonly Weekday[], interval = 1): Part =>
  repeat({ frequency: 'weekly', interval, weekdays: WEEKDAYS.filter((one) => weekdays.includes(one)) })
const monthly = (day: number): Part | undefined =>
  day >= 1 && day <= 31 ? repeat({ frequency: 'monthly', interval: 1, day }) : undefined

const EACH = '每(?:一个?|个)?'
/** 周一三五, 周一、三、五, 周一和周四 */
const WEEKDAY_LIST = `(?<list>${WEEKDAY}(?:(?:[、,，和及跟]\\s*)?(?:${WEEK})?${WEEKDAY}(?!${MEASURE}))*)`
const FREQUENCIES = {
  天: 'daily',
  日: 'daily',
  周: 'weekly',
  星期: 'weekly',
  礼拜: 'weekly',
  月: 'monthly',
  年: 'yearly',
} as const
const frequencyOf = (unit: string) =>
  Object.entries(FREQUENCIES).find(([sign]) => sign === unit.replace('个', ''))?.[1] ?? 'daily'

const REPETITIONS: readonly Rule[] = [
  rule('每(?:一)?[天日](?!性|人|优鲜|经济|新|电讯|一[句题言图词星]|坚果|金融|商报|甘肃)', () =>
    repeat({ frequency: 'daily', interval: 1 }),
  ),
  rule('每晚(?:上)?', () => ({ kind: 'repeat', rule: { frequency: 'daily', interval: 1 }, period: 'evening' })),
  rule('每(?:天)?早(?:上|晨)?', () => ({
    kind: 'repeat',
    rule: { frequency: 'daily', interval: 1 },
    period: 'morning',
  })),
  rule('每个?工作日|工作日每天|每逢工作日', () => weekly(WORKDAYS)),
  rule('每个?周末', () => weekly([6, 7])),
  rule(
    `(?<each>${EACH})?${WEEK}(?<from>${WEEKDAY})(?:到|至|[-–—~～])(?:${WEEK})?(?<to>${WEEKDAY})(?<daily>的?每天)?`,
    ({ each, from = '', to = '', daily }) => {
      const days = WEEKDAYS.filter((one) => one >= weekdayOf(from) && one <= weekdayOf(to))
      return (each ?? daily) === undefined || days.length === 0 ? UNSURE : weekly(days)
    },
  ),
  rule(`${EACH}${WEEK}的?(?:${WEEK})?${WEEKDAY_LIST}(?!${MEASURE})`, ({ list = '' }) =>
    weekly([...list.matchAll(/[一二三四五六日天]/gu)].map(([sign]) => weekdayOf(sign))),
  ),
  rule(
    `(?:隔周|每隔一周|每(?:两|2|二)(?:周|个?星期|个?礼拜)的?)(?:${WEEK}|的)?(?<weekday>${WEEKDAY})(?!${MEASURE})`,
    ({ weekday = '' }) => weekly([weekdayOf(weekday)], 2),
  ),
  rule(`${EACH}${WEEK}(?![末年期边围刊报一二三四五六日天])`, (_, { today }) => on('weekly', today)),
  rule(`${EACH}${WEEK}(?=${WEEKDAY}${MEASURE})`, (_, { today }) => on('weekly', today)),
  rule(`${EACH}月的?(?<day>${NUM})[日号](?<more>[和、,，及]\\s*${NUM}[日号])?`, ({ day = '', more }) =>
    more === undefined ? monthly(readNumeral(day)) : UNSURE,
  ),
  rule(`${EACH}月的?(?:月?[底末]|最后一天)`, () => monthly(31)),
  rule(`${EACH}月(?![底末刊报初])`, (_, { today }) => on('monthly', today)),
  rule('每个?季度', (_, { today }) => on('monthly', today, 3)),
  rule('每半年', (_, { today }) => on('monthly', today, 6)),
  rule(`每年的?(?:(?<said>农历|阴历|旧历)的?)?${LUNAR_MONTH}${LUNAR_DAY}(?!日|号)`, (groups) => {
    const found = lunarRule(groups)
    return found === undefined ? UNSURE : repeat(found)
  }),
  rule(`每年的?(?<month>${NUM})月(?<day>${NUM})[日号]`, ({ month = '', day = '' }, { today }) => {
    const [m, d] = [readNumeral(month), readNumeral(day)]
    return nextDate(today, m, d) && repeat(yearly(m, d))
  }),
  rule(`每年的?(?<name>${FESTIVAL})`, ({ name = '' }) => {
    const found = festivalRule(name)
    return found && repeat(found)
  }),
  rule('每年(?![度级代])', (_, { today }) => on('yearly', today)),
  rule(
    `每(?<count>${NUM})(?<unit>天|周|个?星期|个?礼拜|个月|年)(?![一二三四五六日]?[次回遍])`,
    ({ count = '', unit = '' }, { today }) => {
      const number = readNumeral(count)
      return number >= 1 && number <= 99 ? on(frequencyOf(unit), today, number) : undefined
    },
  ),
  rule('隔[天日](?!达)|每隔[一1][天日]', () => repeat({ frequency: 'daily', interval: 2 })),
  rule('隔周(?![一二三四五六日天])|每隔[一1](?:周|个?星期|个?礼拜)(?![一二三四五六日天])', (_, { today }) =>
    on('weekly', today, 2),
  ),
  rule('每隔[一1]个?月', (_, { today }) => on('monthly', today, 2)),
  rule(`每隔(?:半|${NUM})个?(?:天|周|星期|礼拜|月|年|小时|分钟|钟头)`, () => UNSURE),
  rule(`每(?:半|${NUM})?个?(?:小时|钟头|分钟|刻钟|秒)`, () => UNSURE),
]

const CLOCK_BEHIND = `(?:\\s*(?:${PERIOD})?\\s*(?:${CLOCK}点(?:半|${MINUTE}分?)?|\\d{1,2}:\\d\\d))?`

const LOOKALIKES: readonly Rule[] = [
  lookalike(
    '今日头条|今日说法|今日资本|明日方舟|明日之后|明日香|明天会更好|明日边缘|昨日重现|后天性|后天免疫|后天努力',
  ),
  lookalike('天天|一点点|周大福|周六福|周五福|周生生|周黑鸭|六一居士|三里屯|五一劳动奖章|十一月|双十二|一周年|周年'),
  lookalike('大雪山|小雪糕|大寒山|清明上河图|谷雨书苑|立春花开|圣诞老人|圣诞树|春节联欢晚会|国庆路'),
  lookalike(
    `(?:昨[天日晚夜早]|大?前[天日]|去年|前年|刚才)(?:的)?(?:${PERIOD})?${CLOCK_BEHIND}(?:${NUM}月${NUM}[日号])?`,
  ),
  lookalike(`上(?:上)?个?${WEEK}(?:${WEEKDAY}|末)?${CLOCK_BEHIND}`),
  lookalike(`上(?:上)?个?月(?:${NUM}[日号]|[底初末])?`),
  lookalike(`${NUM}个?(?:天|日|周|星期|礼拜|月|年|小时|分钟|钟头)(?:之|以)?前`),
  lookalike(`${NUM}(?:点|:)${NUM}?(?:之|以)?(?:倍|比例|%|％)`),
  lookalike('下下?个?(?:周|星期|礼拜|月|季度|年)(?:初)?|月初|年初|年底|年末'),
]

const TAIL =
  /(?:的|(?:起|开始)(?=[\s,，每]|$)|之前|以前|前(?![后端台面往期任言景沿瞻提列夕辈途程锋]))?[\s,，、。;；:：]*/uy

/** The grammar of Chinese, in either script. */
export const zhGrammar: Grammar = {
  normalize: (text) => text.replace(/[^\w\s]/g, (sign) => SIGNS.get(sign) ?? sign),
  rules: [...LOOKALIKES, ...REPETITIONS, ...FROM_NOW, ...DAYS, ...TIMES],
  tail: TAIL,
}
