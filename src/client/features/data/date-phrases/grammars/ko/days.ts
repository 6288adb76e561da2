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
import { NOTHING, OTHER_DAY, type Rule, rule } from '../../kernel/part.ts'
import { onLunarDate } from '../../kernel/repeat-rules.ts'
import { daysAfter } from '../../kernel/resolve.ts'
import { koWords } from './words.ts'

const { NUM, DAY_COUNTS, COUNTED_DAYS, numberOf, isInside, WEEKDAY, weekdayOf, FESTIVALS, FESTIVAL } = koWords

const TERM_NAMES = SOLAR_TERMS.map((term) => solarTermText(term, 'ko'))

/** A name of a day counts where it stands by itself. */
const isApart = (before: string, after: string) =>
  /(?:^|[\s,.])$/u.test(before) && /^(?:$|[,.]|\s|에(?=\s|$)|까지|날(?=\s|에|$))/u.test(after)

const weeksOf = (prefix: string) => (/다다음/u.test(prefix) ? 2 : /다음|내/u.test(prefix) ? 1 : 0)

const WHICH_WEEK = '(?<which>이번|다음|다다음)\\s*주'

const WHICH_MONTH = '(?<which>이번|다음|다다음|이|내)\\s*달'

/** Days. */
export const koDays: readonly Rule[] = [
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
      return weekdayInWeek(today, weekdayOf(weekday), weeksOf(which)) ?? OTHER_DAY
    },
  ),
  rule(
    `(?:(?<which>이번|다음|다다음)\\s*주?\\s*)?주말(?!마다|농장|드라마|부부)`,
    ({ which = '' }, { today, before }) =>
      isInside(before) || /(?:지난|저번|매|매주)\s*$/u.test(before) ? NOTHING : weekendIn(today, weeksOf(which)),
  ),
  rule(
    '(?:(?<year>\\d{2,4}년|올해|내년)\\s*)?(?<month>\\d{1,2})월\\s*(?<day>\\d{1,2})일(?!간)',
    ({ year, month, day }, { today }) => {
      if (year === undefined) return nextDate(today, Number(month), Number(day))
      const own = year === '올해' ? today.year : year === '내년' ? today.year + 1 : yearOf(year)
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
    isInside(before) ? NOTHING : (dayOfMonth(today, Number(day), weeksOf(which)) ?? OTHER_DAY),
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

/** Moments some time from now. */
export const koFromNow: readonly Rule[] = [
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
