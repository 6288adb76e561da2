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
  weekdayInWeek,
  weekendIn,
} from '../kernel/day-rules.ts'
import { type Grammar, lookalike, NOTHING, type Part, type Period, type Rule, rule, UNSURE } from '../kernel/part.ts'
import { onDate, onLunarDate, onWeekdays, repeat, repeatOn } from '../kernel/repeat-rules.ts'
import { daysAfter } from '../kernel/resolve.ts'

/** Native numerals, by which hours and days are counted. */
const NATIVE = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열', '열한', '열두']

const NATIVE_NUMBER = `(?:${[...NATIVE].toReversed().join('|')})`

const NUM = `(?:\\d{1,3}|${NATIVE_NUMBER})`

/** Counted days have words of their own. */
const DAY_COUNTS: Readonly<Record<string, number>> = {
  하루: 1,
  이틀: 2,
  사흘: 3,
  나흘: 4,
  열흘: 10,
  일주일: 7,
  보름: 15,
}

const COUNTED_DAYS = `(?:${Object.keys(DAY_COUNTS).join('|')})`

const numberOf = (text: string): number => (/^\d+$/.test(text) ? Number(text) : NATIVE.indexOf(text) + 1)

const PERIODS: Readonly<Record<string, Period>> = {
  ...{
    새벽: 'dawn',
    아침: 'morning',
    오전: 'morning',
    낮: 'noon',
    점심: 'noon',
    오후: 'afternoon',
    저녁: 'evening',
    밤: 'evening',
  },
}

const PERIOD = `(?:${Object.keys(PERIODS).join('|')})`

const CLOCK = `(?:\\d{1,2}|${NATIVE_NUMBER})`

const SPAN_END = `(?<end>\\s*(?:부터|에서|[-–—~～])\\s*(?:${PERIOD}\\s*)?${CLOCK}(?:\\s*시(?:\\s*(?:반|\\d{1,2}분))?|:\\d\\d)(?:까지)?)?`

/** A word begins here: nothing that belongs to it stands before. */
const isInside = (before: string) => /[가-힣\p{Script=Latin}]$/u.test(before)

function timeOf(
  hour: number,
  minute: number,
  period: string | undefined,
  isSpan: boolean,
  is24 = false,
): Part | undefined {
  if (!(hour <= 24 && minute <= 59)) return undefined
  const own = period === undefined ? undefined : PERIODS[period]
  // 낮 1–4시 is said of the early afternoon
  if (own === 'noon' && hour >= 1 && hour <= 5) return { kind: 'time', hour, minute, period: 'afternoon', isSpan }
  return { kind: 'time', hour, minute, period: own, isSpan, is24 }
}

const TIMES: readonly Rule[] = [
  rule(
    `(?:(?<period>${PERIOD})\\s*)?(?<hour>${CLOCK})\\s*시(?:\\s*(?<half>반)|\\s*(?<minute>\\d{1,2})\\s*분|\\s*정각)?(?!간|대|점|각|작|장|기|도|민|즌|리|험|청|행|계|집|스|인|절|선|력|외|범|설|공|군|반[가-힣])${SPAN_END}`,
    ({ period, hour = '', half, minute, end }, { before }) =>
      isInside(before)
        ? NOTHING
        : timeOf(numberOf(hour), half === undefined ? Number(minute ?? 0) : 30, period, end !== undefined),
  ),
  rule(
    `(?:(?<period>${PERIOD})\\s*)?(?<hour>\\d{1,2}):(?<minute>[0-5]\\d)${SPAN_END}`,
    ({ period, hour = '', minute = '', end }) =>
      timeOf(Number(hour), Number(minute), period, end !== undefined, hour.startsWith('0')),
  ),
  rule('정오', (_, { before }) => (isInside(before) ? NOTHING : { kind: 'time', hour: 12, minute: 0 })),
  rule('자정', (_, { before }) =>
    isInside(before) ? NOTHING : { kind: 'time', hour: 12, minute: 0, period: 'night' },
  ),
]

const WEEKDAY = '[월화수목금토일]'

const weekdayOf = (sign: string): Weekday => WEEKDAYS['월화수목금토일'.indexOf(sign)] ?? 1

const FESTIVALS = {
  ...{
    설날: onLunarDate(1, 1),
    정월대보름: onLunarDate(1, 15),
    단오: onLunarDate(5, 5),
    칠석: onLunarDate(7, 7),
    추석: onLunarDate(8, 15),
  },
  ...{
    신정: onDate(1, 1),
    삼일절: onDate(3, 1),
    어린이날: onDate(5, 5),
    어버이날: onDate(5, 8),
    스승의날: onDate(5, 15),
  },
  ...{
    광복절: onDate(8, 15),
    개천절: onDate(10, 3),
    한글날: onDate(10, 9),
    크리스마스: onDate(12, 25),
    성탄절: onDate(12, 25),
  },
  ...{ 밸런타인데이: onDate(2, 14), 화이트데이: onDate(3, 14), 크리스마스이브: onDate(12, 24) },
} as const

const FESTIVAL = `(?:${Object.keys(FESTIVALS)
  .toSorted((one, other) => other.length - one.length)
  .join('|')})`

const TERM_NAMES = SOLAR_TERMS.map((term) => solarTermText(term, 'ko'))

/** A name of a day counts where it stands by itself. */
const isApart = (before: string, after: string) =>
  /(?:^|[\s,.])$/u.test(before) && /^(?:$|[,.]|\s|에(?=\s|$)|까지|날(?=\s|에|$))/u.test(after)

const weeksOf = (prefix: string) => (/다다음/u.test(prefix) ? 2 : /다음|내/u.test(prefix) ? 1 : 0)

const WHICH_WEEK = '(?<which>이번|다음|다다음)\\s*주'

const WHICH_MONTH = '(?<which>이번|다음|다다음|이|내)\\s*달'

const DAYS: readonly Rule[] = [
  ...(
    [
      ['오늘(?!의|날|부터|도|은|처럼|회|식물)', 0],
      ['내일(?!배움|투어|신문|의|모레|은)', 1],
      ['내일\\s?모레|모레', 2],
      ['글피', 3],
      ['그글피', 4],
    ] as const
  ).map(([pattern, days]) =>
    rule(pattern, (_, { today, before }) => (isInside(before) ? NOTHING : dayIn(today, days))),
  ),
  rule('오늘\\s*(?:밤|저녁)', (_, { today }) => ({ kind: 'day', day: today, period: 'evening' })),
  rule('오늘\\s*(?:아침|새벽|오전)', (_, { today }) => ({ kind: 'day', day: today, period: 'morning' })),
  rule('내일\\s*(?:밤|저녁)', (_, { today }) => ({ kind: 'day', day: daysAfter(today, 1), period: 'evening' })),
  rule('내일\\s*아침', (_, { today }) => ({ kind: 'day', day: daysAfter(today, 1), period: 'morning' })),
  rule(
    `(?:${WHICH_WEEK}\\s*)?(?<weekday>${WEEKDAY})요일(?!밤|\\s?밤에|병|제|마다)`,
    ({ which, weekday = '' }, { today, before }) => {
      if (isInside(before) || /(?:지난|저번|매)\s*주?\s*$/u.test(before)) return NOTHING
      if (which === undefined) return nextWeekday(today, weekdayOf(weekday))
      return weekdayInWeek(today, weekdayOf(weekday), weeksOf(which)) ?? NOTHING
    },
  ),
  rule(
    `(?:(?<which>이번|다음|다다음)\\s*주?\\s*)?주말(?!마다|농장|드라마|부부)`,
    ({ which = '' }, { today, before }) =>
      isInside(before) || /(?:지난|저번|매|매주)\s*$/u.test(before) ? NOTHING : weekendIn(today, weeksOf(which)),
  ),
  rule(
    '(?:(?<year>\\d{4}년|올해|내년)\\s*)?(?<month>\\d{1,2})월\\s*(?<day>\\d{1,2})일(?!간)',
    ({ year, month, day }, { today }) => {
      if (year === undefined) return nextDate(today, Number(month), Number(day))
      const own = year === '올해' ? today.year : year === '내년' ? today.year + 1 : Number(year.slice(0, 4))
      return upcoming(exactDate(own, Number(month), Number(day)), today)
    },
  ),
  rule('(?<year>20\\d\\d)[-/.]\\s?(?<month>\\d{1,2})[-/.]\\s?(?<day>\\d{1,2})\\.?', ({ year, month, day }, { today }) =>
    upcoming(exactDate(Number(year), Number(month), Number(day)), today),
  ),
  rule('(?<month>\\d{1,2})/(?<day>\\d{1,2})', ({ month = '', day = '' }, { today, before, after }) => {
    const isDate = month.length + day.length === 4 || Number(day) > 12
    return isDate && /(?:^|[\s,])$/u.test(before) && /^(?:$|[\s,]|에|까지)/u.test(after)
      ? nextDate(today, Number(month), Number(day))
      : undefined
  }),
  rule(`${WHICH_MONTH}\\s*(?<day>\\d{1,2})일(?!간)`, ({ which = '', day = '' }, { today, before }) =>
    isInside(before) ? NOTHING : (dayOfMonth(today, Number(day), weeksOf(which)) ?? NOTHING),
  ),
  rule(
    '(?<day>\\d{1,2})일(?!간|차|째|권|\\s?(?:동안|이내|안에|전|마다|\\d|연속)|분|정|본|반|상|당|하|으|만|씩|기|장|의|주)',
    ({ day }, { today, before, after }) =>
      /[가-힣제박매월와과,]\s*$/u.test(before) || /^\s*(?:후|뒤)/u.test(after)
        ? NOTHING
        : nextDayOfMonth(today, Number(day)),
  ),
  rule(
    `(?:${WHICH_MONTH}\\s*말일?|(?:${WHICH_MONTH.replace('which', 'other')}\\s*)?(?:월말|말일))(?=\\s|에|까지|$)`,
    ({ which, other }, { today, before }) =>
      isInside(before) || /(?:매달|매월|지난달)\s*$/u.test(before)
        ? NOTHING
        : endOfMonth(today, weeksOf(which ?? other ?? '')),
  ),
  rule('(?<month>\\d{1,2})월\\s?말(?=\\s|에|까지|$)', ({ month }, { today }) =>
    Number(month) >= 1 && Number(month) <= 12 ? endOfMonth(today, (Number(month) - today.month + 12) % 12) : undefined,
  ),
  rule(
    `(?<count>${NUM})\\s*(?<unit>일|주일?|달|개월|년)\\s*(?:후|뒤)(?!기|임|속)`,
    ({ count = '', unit = '' }, { today, before }) => {
      if (isInside(before)) return NOTHING
      const number = numberOf(count)
      if (unit === '일') return dayIn(today, number)
      if (unit === '년') return monthsLater(today, 12 * number)
      return unit.startsWith('주') ? dayIn(today, 7 * number) : monthsLater(today, number)
    },
  ),
  rule(`(?<count>${COUNTED_DAYS})\\s*(?:후|뒤)(?!기|임|속)`, ({ count = '' }, { today }) =>
    dayIn(today, DAY_COUNTS[count] ?? 0),
  ),
  rule('음력\\s*(?<month>\\d{1,2})월\\s*(?<day>\\d{1,2})일', ({ month, day }, { today }) =>
    nextOfRule(today, onLunarDate(Number(month), Number(day))),
  ),
  rule(`(?<name>${FESTIVAL})`, ({ name = '' }, { today, before, after }) => {
    const found = Object.entries(FESTIVALS).find(([one]) => one === name)?.[1]
    return found !== undefined &&
      isApart(before, after) &&
      !/^\s?(?:선물|트리|연휴|음식|카드|인사|장식|귀성)/u.test(after)
      ? nextOfRule(today, found)
      : NOTHING
  }),
  rule(`(?<name>${TERM_NAMES.join('|')})`, ({ name = '' }, { today, before, after }) => {
    return isApart(before, after) && /^(?:에|날|까지)/u.test(after)
      ? nextTerm(today, SOLAR_TERMS[TERM_NAMES.indexOf(name)], 9)
      : NOTHING
  }),
]

const FROM_NOW: readonly Rule[] = [
  rule(
    `(?<hours>${NUM})\\s*시간(?:\\s*(?<half>반)|\\s*(?<minutes>\\d{1,2})분)?\\s*(?:후|뒤)(?!기)`,
    ({ hours = '', half, minutes = '0' }, { before }) =>
      isInside(before)
        ? NOTHING
        : { kind: 'fromNow', minutes: numberOf(hours) * 60 + (half === undefined ? Number(minutes) : 30) },
  ),
  rule('반\\s?시간\\s*(?:후|뒤)(?!기)', (_, { before }) =>
    isInside(before) ? NOTHING : { kind: 'fromNow', minutes: 30 },
  ),
  rule('(?<minutes>\\d{1,3})\\s*분\\s*(?:후|뒤)(?!기)', ({ minutes }) => ({
    kind: 'fromNow',
    minutes: Number(minutes),
  })),
]

const daysIn = (list: string) =>
  [...list.replaceAll('요일', '').matchAll(/[월화수목금토일]/gu)].map(([sign]) => weekdayOf(sign))

const LIST = `(?<list>${WEEKDAY}요일(?:(?:[,·/]|과|와|이랑|하고)?\\s*${WEEKDAY}요일)*|${WEEKDAY}{2,5}(?=\\s|에|마다|$))`

const REPETITIONS: readonly Rule[] = [
  rule('매일(?!유업|경제|신문|매일|우유|두유)|날마다', (_, { before }) =>
    isInside(before) ? NOTHING : repeat({ frequency: 'daily', interval: 1 }),
  ),
  rule('매일\\s*(?:밤|저녁)|밤마다|저녁마다', () => ({
    kind: 'repeat',
    rule: { frequency: 'daily', interval: 1 },
    period: 'evening',
  })),
  rule('매일\\s*아침|아침마다', () => ({
    kind: 'repeat',
    rule: { frequency: 'daily', interval: 1 },
    period: 'morning',
  })),
  rule('(?:매주\\s*)?평일\\s*(?:마다|매일)|매주\\s*평일|평일(?=\\s*(?:아침|오전|오후|저녁|밤|\\d))', () =>
    onWeekdays(WORKDAYS),
  ),
  rule('매주\\s*주말|주말마다', () => onWeekdays([6, 7])),
  rule(`매주\\s*${LIST}(?:마다)?`, ({ list = '' }) => onWeekdays(daysIn(list))),
  rule(`${LIST.replace('{2,5}', '{9}')}마다`, ({ list = '' }, { before }) =>
    isInside(before) || /격주\s*$/u.test(before) ? NOTHING : onWeekdays(daysIn(list)),
  ),
  rule(`매주(?!\\s*(?:${WEEKDAY}요일|${WEEKDAY}{2,5}|주말|평일))`, (_, { today, before }) =>
    isInside(before) ? NOTHING : repeatOn('weekly', today),
  ),
  rule(`격주(?:로)?\\s*(?<weekday>${WEEKDAY})요일(?:마다)?`, ({ weekday = '' }) => onWeekdays([weekdayOf(weekday)], 2)),
  rule(`격주(?:로|마다)?(?!\\s*${WEEKDAY}요일)`, (_, { today, before }) =>
    isInside(before) ? NOTHING : repeatOn('weekly', today, 2),
  ),
  rule('(?:매월|매달)\\s*(?<day>\\d{1,2})일(?<more>\\s*(?:과|와|,)\\s*\\d{1,2}일)?(?:마다)?', ({ day, more }) =>
    more === undefined && Number(day) >= 1 && Number(day) <= 31
      ? repeat({ frequency: 'monthly', interval: 1, day: Number(day) })
      : UNSURE,
  ),
  rule('(?:매월|매달)\\s*(?:말일|말|마지막\\s?날)|월말마다', () =>
    repeat({ frequency: 'monthly', interval: 1, day: 31 }),
  ),
  rule('(?:매월|매달)(?!\\s*(?:\\d|말|마지막|첫|둘|셋))', (_, { today, before }) =>
    isInside(before) ? NOTHING : repeatOn('monthly', today),
  ),
  rule('(?:매월|매달)\\s*(?:첫|둘|셋|넷|마지막\\s?주)', () => UNSURE),
  rule('매년\\s*음력\\s*(?<month>\\d{1,2})월\\s*(?<day>\\d{1,2})일', ({ month, day }) =>
    repeat(onLunarDate(Number(month), Number(day))),
  ),
  rule(
    '매년\\s*(?<month>\\d{1,2})월\\s*(?<day>\\d{1,2})일(?:마다)?',
    ({ month, day }, { today }) =>
      nextDate(today, Number(month), Number(day)) && repeat(onDate(Number(month), Number(day))),
  ),
  rule(`매년\\s*(?<name>${FESTIVAL})`, ({ name = '' }) => {
    const found = Object.entries(FESTIVALS).find(([one]) => one === name)?.[1]
    return found && repeat(found)
  }),
  rule(`매년(?!\\s*(?:\\d|음력|${FESTIVAL}))`, (_, { today, before }) =>
    isInside(before) ? NOTHING : repeatOn('yearly', today),
  ),
  rule(
    `(?<count>${NUM})\\s*(?<unit>일|주|달|개월|년)\\s*(?:마다|에\\s*한\\s*번)`,
    ({ count = '', unit = '' }, { today, before }) => {
      if (isInside(before)) return NOTHING
      const frequency = { 일: 'daily', 주: 'weekly', 달: 'monthly', 개월: 'monthly', 년: 'yearly' } as const
      const number = numberOf(count)
      const found = Object.entries(frequency).find(([one]) => one === unit)?.[1]
      return found !== undefined && number >= 1 && number <= 99 ? repeatOn(found, today, number) : undefined
    },
  ),
  rule('이틀(?:에\\s*한\\s*번|마다)|하루\\s?걸러', () => repeat({ frequency: 'daily', interval: 2 })),
  rule(`(?:매시간|(?:${NUM}\\s*시간|\\d+\\s*분)\\s*(?:마다|간격))`, () => UNSURE),
]

const LOOKALIKES: readonly Rule[] = [
  lookalike(
    '오늘의집|오늘의|오늘회|내일투어|내일배움카드|내일신문|매일유업|매일경제|매일신문|다음\\s?지도|다음\\s?카카오|월요병|오일장|\\d일장',
  ),
  lookalike(
    `(?:어제|어젯밤|그제|그저께|지난\\s*주|지난주|지난\\s*달|지난달|저번\\s*주|작년|아까)(?:\\s*(?:${WEEKDAY}요일|주말|말일?|\\d{1,2}일))?(?:\\s*(?:${PERIOD}\\s*)?${CLOCK}\\s*시(?:\\s*반|\\s*\\d{1,2}분)?)?`,
  ),
  lookalike(
    `(?:${NUM}\\s*(?:일|주일?|달|개월|년|시간|분)|${COUNTED_DAYS})\\s*(?:전|간|동안|이내|안에|만에|이상|정도|짜리|차)`,
  ),
  lookalike(`(?:다음|다다음|이번)\\s*(?:주|달|해|학기)(?!\\s*(?:${WEEKDAY}요일|주말|\\d{1,2}일|말))`),
  lookalike(`이번\\s*(?:생|에)|다음에|모레알`),
]

/** The grammar of Korean. */
export const koGrammar: Grammar = {
  normalize: (text) => text,
  rules: [...LOOKALIKES, ...REPETITIONS, ...FROM_NOW, ...DAYS, ...TIMES],
  tail: /(?:까지는|까지|에는|에(?=[\s,.]|$)|부터(?=[\s,.]|$)|마다|의(?=\s))?[\s,.]*/uy,
}
