import type { CalendarDay } from '../../../../../../shared/lib/calendar/calendar-day.ts'
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
  upcoming,
  weekdayInWeek,
  weekendIn,
} from '../../kernel/day-rules.ts'
import { NOTHING, OTHER_DAY, type Part, type Rule, rule, UNSURE } from '../../kernel/part.ts'
import { daysAfter } from '../../kernel/resolve.ts'
import { enWords } from './words.ts'

const { NUM, numberOf, FULL_WEEKDAY, WEEKDAY, weekdayOf, MONTH, monthOf, DAY, dayOf, PERIODS, WORD, END, FESTIVALS } =
  enWords

const LED = '(?:(?:on|by|before|until|due|due\\s+on|due\\s+by|starting)\\s+)?'

/** What is counted behind a number: march 3 miles is no date. */
const COUNTED =
  /^\s+(?:people|persons?|guests?|kids?|friends?|miles?|kms?|steps?|times?|percent|hours?|minutes?|days?|weeks?|months?|or\s+\d|of\s+(?:us|them|you))\b/i

/** Days: today, weekdays, dates, so many days from now. */
export const enDays: readonly Rule[] = [
  rule(`${WORD}${LED}(?:the\\s+)?day\\s+after\\s+tomorrow${END}`, (_, { today }) => dayIn(today, 2)),
  rule(`${WORD}${LED}(?:tomorrow|tmrw?|tmr)(?!['’]s|land)${END}`, (_, { today }) => dayIn(today, 1)),
  rule(`${WORD}${LED}today(?!['’]s)${END}`, (_, { today }) => dayIn(today, 0)),
  rule(`${WORD}(?:tonight|this\\s+evening)(?!['’]s)${END}`, (_, { today }) => ({
    kind: 'day',
    day: today,
    period: 'evening',
  })),
  rule(
    `${WORD}(?:tomorrow|tmrw?)\\s+(?<period>morning|afternoon|evening|night)${END}`,
    ({ period = '' }, { today }) => ({
      ...{ kind: 'day', day: daysAfter(today, 1) },
      period: PERIODS[period.toLowerCase()] ?? 'evening',
    }),
  ),
  rule(
    `${WORD}${LED}(?<which>this|next)\\s+(?<weekday>${WEEKDAY})${END}`,
    ({ which = '', weekday = '' }, { today }) =>
      weekdayInWeek(today, weekdayOf(weekday), which.toLowerCase() === 'next' ? 1 : 0) ?? OTHER_DAY,
  ),
  rule(
    `${WORD}${LED}(?:(?<weekday>${WEEKDAY})\\s+(?:of\\s+)?next\\s+week|next\\s+week,?\\s+(?:on\\s+)?(?<other>${WEEKDAY}))${END}`,
    ({ weekday, other = '' }, { today }) => weekdayInWeek(today, weekdayOf(weekday ?? other), 1),
  ),
  rule(`${WORD}this\\s+(?<period>morning|afternoon)(?!['’]s)${END}`, ({ period = '' }, { today }) => ({
    ...{ kind: 'day', day: today, period: PERIODS[period.toLowerCase()] ?? 'morning' },
  })),
  // sat and sun are words, too: they need a word before that leads to a day, or to stand at an end
  rule(
    `${WORD}(?<lead>${LED})(?<weekday>${WEEKDAY})(?!['’]s)${END}`,
    ({ lead = '', weekday = '' }, { today, before, after }) => {
      const isWord = /^(?:sat|sun|wed|mon)$/i.test(weekday)
      const isApart =
        before === ''
          ? /^(?:$|\s+\d|\s+at\s)/i.test(after)
          : /\s$/.test(before) && /^(?:$|\s+(?:at\s+)?\d)/i.test(after)
      if (/(?:last|each|every|past)\s+$/i.test(before)) return NOTHING
      return isWord && lead === '' && !isApart ? NOTHING : nextWeekday(today, weekdayOf(weekday))
    },
  ),
  rule(
    `${WORD}(?<weekday>${FULL_WEEKDAY})\\s+(?<period>morning|afternoon|evening|night)${END}`,
    ({ weekday = '', period = '' }, { today, before }) => {
      const found = nextWeekday(today, weekdayOf(weekday))
      if (/(?:last|each|every|past|on)\s+$/i.test(before) && !/on\s+$/i.test(before)) return NOTHING
      return found.kind === 'day' ? { ...found, period: PERIODS[period.toLowerCase()] ?? 'evening' } : found
    },
  ),
  rule(`${WORD}${LED}(?:(?:this|the)\\s+)?weekend${END}`, (_, { today, before }) =>
    /(?:this|the|on|by)\s*$/i.test(before) ? NOTHING : /last\s+$/i.test(before) ? NOTHING : weekendIn(today, 0),
  ),
  rule(`${WORD}${LED}next\\s+weekend${END}`, (_, { today }) => weekendIn(today, 1)),
  rule(
    `${WORD}${LED}(?:the\\s+)?(?<month>${MONTH})\\s+(?:the\\s+)?(?<day>${DAY})(?:,?\\s+(?<year>20\\d\\d))?${END}`,
    ({ month = '', day = '', year }, { today, after }) =>
      /^ma/i.test(month) && COUNTED.test(after) ? NOTHING : dateOf(today, month, day, year),
  ),
  rule(
    `${WORD}${LED}(?:the\\s+)?(?<month>${MONTH})\\s+(?:the\\s+)?(?<day>${DAY}),?\\s+(?:of\\s+)?(?<when>this|next|last)\\s+year${END}`,
    ({ month = '', day = '', when = '' }, { today }) => {
      const years = { this: 0, next: 1 }[when.toLowerCase()] ?? -1
      return upcoming(exactDate(today.year + years, monthOf(month), dayOf(day)), today)
    },
  ),
  rule(
    `${WORD}${LED}(?:the\\s+(?<day>${DAY})\\s+of\\s+next\\s+month|next\\s+month,?\\s+on\\s+the\\s+(?<other>${DAY}))${END}`,
    ({ day, other = '' }, { today }) => dayOfMonth(today, dayOf(day ?? other), 1) ?? OTHER_DAY,
  ),
  rule(
    `${WORD}${LED}(?:the\\s+)?(?<day>${DAY})\\s+(?:of\\s+)?(?<month>${MONTH})(?:,?\\s+(?<year>20\\d\\d))?${END}`,
    ({ month = '', day = '', year }, { today, before }) =>
      /(?:last)\s+$/i.test(before) ? NOTHING : dateOf(today, month, day, year),
  ),
  rule(`${WORD}${LED}(?<year>20\\d\\d)-(?<month>\\d{1,2})-(?<day>\\d{1,2})${END}`, ({ year, month, day }, { today }) =>
    upcoming(exactDate(Number(year), Number(month), Number(day)), today),
  ),
  // 5/6 is another day on either side of the Atlantic
  rule(
    `${WORD}(?<lead>${LED})(?<one>\\d{1,2})/(?<other>\\d{1,2})(?:/(?<year>20\\d\\d))?${END}`,
    ({ lead = '', one, other, year }, { today, before, after }) => {
      const [first, second] = [Number(one), Number(other)]
      if (first === 24 && second === 7) return NOTHING
      const isApart = (before === '' || /\s$/.test(before)) && /^(?:$|[\s,.])/.test(after)
      if (!isApart || (first <= 12 && second <= 12 && first !== second) || (first > 12 && second > 12))
        return lead === '' ? NOTHING : UNSURE
      const [month, day] = first > 12 ? [second, first] : [first, second]
      return year === undefined ? nextDate(today, month, day) : upcoming(exactDate(Number(year), month, day), today)
    },
  ),
  rule(
    `${WORD}(?:on|by|before)\\s+the\\s+(?<day>${DAY.replace(')?', ')')})${END}(?!\\s+(?:floor|street|avenue|page|of|time|attempt|day|line|place|grade|row|try|chapter))`,
    ({ day = '' }, { today }) => nextDayOfMonth(today, dayOf(day)),
  ),
  rule(
    `${WORD}${LED}(?:(?:the\\s+)?(?:end|last\\s+day)\\s+of\\s+(?:the\\s+|this\\s+)?month|eom)${END}`,
    (_, { today }) => endOfMonth(today, 0),
  ),
  rule(`${WORD}${LED}(?:the\\s+)?end\\s+of\\s+next\\s+month${END}`, (_, { today }) => endOfMonth(today, 1)),
  rule(
    `${WORD}in\\s+(?<count>${NUM})\\s+(?<unit>day|week|month|year)s?(?:['’]\\s*time)?${END}`,
    ({ count = '', unit = '' }, { today }) => later(today, numberOf(count), unit),
  ),
  rule(`${WORD}in\\s+a\\s+fortnight${END}`, (_, { today }) => dayIn(today, 14)),
  rule(
    `${WORD}(?<count>${NUM})\\s+(?<unit>day|week|month|year)s?\\s+(?:from\\s+now|later)${END}`,
    ({ count = '', unit = '' }, { today }) => later(today, numberOf(count), unit),
  ),
  rule(`${WORD}(?<weekday>${WEEKDAY})\\s+week${END}`, () => UNSURE),
  rule(
    `${WORD}(?:on|by|before|at)\\s+(?<name>${Object.keys(FESTIVALS).join('|')})(?!\\s+(?:tree|card|gift|present|song|shopping|market|sale|dinner))${END}`,
    ({ name = '' }, { today }) => {
      const found = Object.entries(FESTIVALS).find(([one]) => one === name.toLowerCase().replace('’', "'"))?.[1]
      return found && nextOfRule(today, found)
    },
  ),
]

function dateOf(today: CalendarDay, month: string, day: string, year: string | undefined): Part | undefined {
  if (year === undefined) return nextDate(today, monthOf(month), dayOf(day))
  return upcoming(exactDate(Number(year), monthOf(month), dayOf(day)), today)
}

function later(today: CalendarDay, count: number, unit: string): Part | undefined {
  switch (unit.toLowerCase()) {
    case 'day':
      return dayIn(today, count)
    case 'week':
      return dayIn(today, 7 * count)
    case 'month':
      return monthsLater(today, count)
    default:
      return monthsLater(today, 12 * count)
  }
}

const MINUTES = '(?:minutes?|mins?)'

const HOURS = '(?:hours?|hrs?)'

/** So many hours and minutes from now. */
export const enFromNow: readonly Rule[] = [
  rule(`${WORD}in\\s+(?<count>${NUM})\\s*${MINUTES}${END}`, ({ count = '' }) => ({
    kind: 'fromNow',
    minutes: numberOf(count),
  })),
  rule(`${WORD}half\\s+an\\s+hour\\s+(?:from\\s+now|later)${END}`, () => ({ kind: 'fromNow', minutes: 30 })),
  rule(`${WORD}in\\s+(?:half\\s+an|a\\s+half)\\s+hour${END}`, () => ({ kind: 'fromNow', minutes: 30 })),
  rule(`${WORD}in\\s+a\\s+quarter\\s+of\\s+an\\s+hour${END}`, () => ({ kind: 'fromNow', minutes: 15 })),
  rule(
    `${WORD}in\\s+(?<count>${NUM})(?<half>\\s+and\\s+a\\s+half|\\.5)?\\s*${HOURS}(?<more>\\s+and\\s+a\\s+half)?(?:\\s+(?:and\\s+)?(?<minutes>${NUM})\\s*${MINUTES})?${END}`,
    ({ count = '', half, more, minutes = '0' }) => ({
      kind: 'fromNow',
      minutes: numberOf(count) * 60 + ((half ?? more) === undefined ? 0 : 30) + numberOf(minutes),
    }),
  ),
  rule(
    `${WORD}(?<count>${NUM})\\s*(?<unit>${MINUTES}|${HOURS})\\s+(?:from\\s+now|later)${END}`,
    ({ count = '', unit = '' }) => ({
      kind: 'fromNow',
      minutes: numberOf(count) * (unit.startsWith('m') ? 1 : 60),
    }),
  ),
]
