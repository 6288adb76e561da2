import type { CalendarDay } from '../../../../../shared/lib/calendar/calendar-day.ts'
import { recurrenceOn, WEEKDAYS, type Weekday, WORKDAYS } from '../../../../lib/calendar/recurrence.ts'
import {
  dayIn,
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
import { type Grammar, lookalike, NOTHING, type Part, type Period, type Rule, rule, UNSURE } from '../kernel/part.ts'
import { daysAfter, isBefore } from '../kernel/resolve.ts'

/** Words of numbers; "a" and "an" are one. */
const NUMBERS: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ eleven: 11, twelve: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40 },
}
const NUM = `(?:\\d{1,3}|${Object.keys(NUMBERS)
  .toSorted((one, other) => other.length - one.length)
  .join('|')})`
const numberOf = (text: string): number =>
  /^\d+$/.test(text) ? Number(text) : (NUMBERS[text.toLowerCase()] ?? Number.NaN)

const WEEKDAY_NAMES = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const FULL_WEEKDAY = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)'
const WEEKDAY = `(?:${FULL_WEEKDAY}|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)`
const weekdayOf = (name: string): Weekday =>
  WEEKDAYS[WEEKDAY_NAMES.findIndex((one) => name.toLowerCase().startsWith(one))] ?? 1

const MONTH_NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.?'
const monthOf = (name: string): number => MONTH_NAMES.findIndex((one) => name.toLowerCase().startsWith(one)) + 1
const DAY = '(?:[12]\\d|3[01]|0?[1-9])(?:st|nd|rd|th)?'
const dayOf = (text: string): number => Number.parseInt(text, 10)

const PERIODS: Readonly<Record<string, Period>> = {
  ...{ morning: 'morning', noon: 'noon', afternoon: 'afternoon', evening: 'evening', night: 'evening' },
}
const PERIOD_BEHIND = '(?:\\s+(?:in\\s+the\\s+|at\\s+)?(?<period>morning|afternoon|evening|night))?'
/** Words that lead to a time, and go with it. */
const AT = '(?:(?:at|@|by|before|from|around)\\s*)'
const SPAN_END = '(?<end>\\s*(?:-|–|—|to|until|till)\\s*\\d{1,2}(?::[0-5]\\d)?\\s?(?:[ap]\\.?m\\b\\.?)?)?'

const meridiemOf = (hour: number, half: string): Period =>
  half.toLowerCase().startsWith('a')
    ? hour === 12
      ? 'dawn'
      : 'morning'
    : hour === 12
      ? 'noon'
      : hour < 8
        ? 'afternoon'
        : 'evening'

function clockPart(
  hour: number,
  minute: number,
  period: Period | undefined,
  more: { isSpan?: boolean; is24?: boolean } = {},
): Part | undefined {
  return hour <= 24 && minute <= 59 ? { kind: 'time', hour, minute, period, ...more } : undefined
}

/** No letter or digit stands before: a word begins here. */
const WORD = '(?<![\\p{L}\\d])'
/** No letter or digit stands behind. */
const END = '(?![\\p{L}\\d]|\\.\\p{L})'

const TIMES: readonly Rule[] = [
  rule(
    `${WORD}${AT}?(?<hour>1[0-2]|0?[1-9])(?:[:.](?<minute>[0-5]\\d))?\\s?(?<half>[ap]\\.?m)\\b\\.?${SPAN_END}`,
    ({ hour, minute = '0', half = '', end }) =>
      clockPart(Number(hour), Number(minute), meridiemOf(Number(hour), half), { isSpan: end !== undefined }),
  ),
  // 9-11am: the half of the day stands behind the end
  rule(
    `${WORD}${AT}?(?<hour>1[0-2]|0?[1-9])(?::(?<minute>[0-5]\\d))?\\s*(?:-|–|to)\\s*(?<until>1[0-2]|0?[1-9])(?::[0-5]\\d)?\\s?(?<half>[ap]\\.?m)\\b`,
    ({ hour, minute = '0', until, half = '' }) => {
      const isAcrossNoon = Number(hour) > Number(until) && Number(until) !== 12
      const other = half.toLowerCase().startsWith('p') ? 'am' : 'pm'
      return clockPart(
        Number(hour),
        Number(minute),
        meridiemOf(Number(hour), isAcrossNoon || (until === '12' && hour !== '12') ? other : half),
        { isSpan: true },
      )
    },
  ),
  rule(
    `${WORD}${AT}?(?<hour>[01]?\\d|2[0-4]):(?<minute>[0-5]\\d)${PERIOD_BEHIND}${END}${SPAN_END}`,
    ({ hour = '', minute, period = '', end }, { after }) =>
      /^\s?(?:ratio|aspect|scale)/i.test(after)
        ? NOTHING
        : clockPart(Number(hour), Number(minute), PERIODS[period.toLowerCase()], {
            is24: hour.startsWith('0'),
            isSpan: end !== undefined,
          }),
  ),
  rule(`${WORD}(?:at|@)\\s*(?<hour>1[0-2]|[1-9])${PERIOD_BEHIND}${END}`, ({ hour, period = '' }, { after }) =>
    /^\s*(?:%|[.,:/]\d|st\b|nd\b|rd\b|th\b|[\p{Lu}]|(?:am|pm)|people|guys|places|percent|dollars?|points?|o'clock)/u.test(
      after,
    )
      ? undefined
      : clockPart(Number(hour), 0, PERIODS[period.toLowerCase()]),
  ),
  rule(`${WORD}${AT}?(?<hour>${NUM})\\s?o['’]?clock${PERIOD_BEHIND}${END}`, ({ hour = '', period = '' }) =>
    clockPart(numberOf(hour), 0, PERIODS[period.toLowerCase()]),
  ),
  rule(`${WORD}${AT}?half\\s+past\\s+(?<hour>${NUM})${PERIOD_BEHIND}${END}`, ({ hour = '', period = '' }) =>
    clockPart(numberOf(hour), 30, PERIODS[period.toLowerCase()]),
  ),
  rule(
    `${WORD}${AT}?(?<minutes>(?:a\\s+)?quarter|five|ten|twenty)\\s+(?<side>past|to)\\s+(?<hour>${NUM})${PERIOD_BEHIND}${END}`,
    ({ minutes = '', side = '', hour = '', period = '' }, { before }) => {
      if (!/quarter/i.test(minutes) && before.trim() !== '' && !/(?:today|tomorrow|day)\s*$/i.test(before))
        return undefined
      const count = /quarter/i.test(minutes) ? 15 : numberOf(minutes)
      const isTo = side.toLowerCase() === 'to'
      return clockPart(numberOf(hour) - (isTo ? 1 : 0), isTo ? 60 - count : count, PERIODS[period.toLowerCase()])
    },
  ),
  rule(`${WORD}(?:(?:at|by|before)\\s+)?(?:noon|midday)${END}`, () => ({ kind: 'time', hour: 12, minute: 0 })),
  rule(`${WORD}(?:at|by|before)\\s+midnight${END}`, () => ({ kind: 'time', hour: 12, minute: 0, period: 'night' })),
]

const LED = '(?:(?:on|by|before|until|due|due\\s+on|due\\s+by|starting)\\s+)?'
const upcoming = (part: Part | undefined, today: CalendarDay): Part =>
  part?.kind === 'day' && !isBefore(part.day, today) ? part : NOTHING

const lunar = (month: number, day: number) => ({ frequency: 'lunarYearly', interval: 1, month, day }) as const
const yearly = (month: number, day: number) => ({ frequency: 'yearly', interval: 1, month, day }) as const

const FESTIVALS = {
  ...{ 'lunar new year': lunar(1, 1), 'chinese new year': lunar(1, 1), 'mid-autumn festival': lunar(8, 15) },
  ...{
    "new year's eve": yearly(12, 31),
    "new year's day": yearly(1, 1),
    "valentine's day": yearly(2, 14),
    halloween: yearly(10, 31),
  },
  ...{ 'christmas eve': yearly(12, 24), 'christmas day': yearly(12, 25), christmas: yearly(12, 25) },
} as const

const DAYS: readonly Rule[] = [
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
      weekdayInWeek(today, weekdayOf(weekday), which.toLowerCase() === 'next' ? 1 : 0) ?? NOTHING,
  ),
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
    ({ month = '', day = '', year }, { today }) => dateOf(today, month, day, year),
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

const FROM_NOW: readonly Rule[] = [
  rule(`${WORD}in\\s+(?<count>${NUM})\\s*${MINUTES}${END}`, ({ count = '' }) => ({
    kind: 'fromNow',
    minutes: numberOf(count),
  })),
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
const WEEKDAY_LIST = `(?<list>${WEEKDAY}s?(?:\\s*(?:,|and|&|,\\s*and)\\s*${WEEKDAY}s?)*)`
const daysIn = (list: string) => [...list.matchAll(new RegExp(WEEKDAY, 'gi'))].map(([name]) => weekdayOf(name))
const FREQUENCIES = { day: 'daily', week: 'weekly', month: 'monthly', year: 'yearly' } as const
const frequencyOf = (unit: string) =>
  Object.entries(FREQUENCIES).find(([one]) => one === unit.toLowerCase())?.[1] ?? 'daily'

const REPETITIONS: readonly Rule[] = [
  rule(`${WORD}(?:every|each)\\s*day${END}|${WORD}daily(?=\\s+at\\b|\\s+\\d|\\s*$)`, () =>
    repeat({ frequency: 'daily', interval: 1 }),
  ),
  rule(`${WORD}(?:every|each)\\s+morning${END}`, () => ({
    kind: 'repeat',
    rule: { frequency: 'daily', interval: 1 },
    period: 'morning',
  })),
  rule(`${WORD}(?:every|each)\\s+(?:evening|night)${END}|${WORD}nightly(?=\\s+at\\b|\\s*$)`, () => ({
    kind: 'repeat',
    rule: { frequency: 'daily', interval: 1 },
    period: 'evening',
  })),
  rule(`${WORD}(?:(?:every|each)\\s+(?:weekday|workday|working\\s+day)|(?:on\\s+)?weekdays)${END}`, () =>
    weekly(WORKDAYS),
  ),
  rule(`${WORD}(?:(?:every|each)\\s+weekend|on\\s+weekends)${END}`, () => weekly([6, 7])),
  rule(`${WORD}(?:every|each|weekly\\s+on)\\s+${WEEKDAY_LIST}${END}`, ({ list = '' }) => weekly(daysIn(list))),
  rule(`${WORD}on\\s+(?<list>${FULL_WEEKDAY}s(?:\\s*(?:,|and|&)\\s*${FULL_WEEKDAY}s)*)${END}`, ({ list = '' }) =>
    weekly(daysIn(list)),
  ),
  rule(`${WORD}every\\s+(?:other|second|2nd)\\s+(?<weekday>${WEEKDAY})${END}`, ({ weekday = '' }) =>
    weekly([weekdayOf(weekday)], 2),
  ),
  rule(`${WORD}every\\s+(?:two|2)\\s+weeks\\s+on\\s+${WEEKDAY_LIST}${END}`, ({ list = '' }) => weekly(daysIn(list), 2)),
  rule(`${WORD}every\\s+(?:other|second)\\s+(?<unit>day|week|month|year)${END}`, ({ unit = '' }, { today }) =>
    on(frequencyOf(unit), today, 2),
  ),
  rule(
    `${WORD}(?:every|each)\\s+(?<unit>week|month|year)${END}|${WORD}(?<adverb>weekly|monthly|yearly|annually|biweekly)(?=\\s*$)`,
    ({ unit, adverb = '' }, { today }) => {
      if (unit !== undefined) return on(frequencyOf(unit), today)
      const word = adverb.toLowerCase()
      if (word === 'biweekly') return UNSURE
      return on(
        word === 'annually' ? 'yearly' : word === 'weekly' ? 'weekly' : word === 'monthly' ? 'monthly' : 'yearly',
        today,
      )
    },
  ),
  rule(`${WORD}(?:every|each)\\s+quarter${END}`, (_, { today }) => on('monthly', today, 3)),
  rule(
    `${WORD}every\\s+(?<count>${NUM})\\s+(?<unit>day|week|month|year)s?${END}`,
    ({ count = '', unit = '' }, { today }) => {
      const number = numberOf(count)
      return number >= 1 && number <= 99 ? on(frequencyOf(unit), today, number) : undefined
    },
  ),
  rule(`${WORD}(?:every|each)\\s+month\\s+on\\s+the\\s+(?<day>${DAY})${END}`, ({ day = '' }) =>
    repeat({ frequency: 'monthly', interval: 1, day: dayOf(day) }),
  ),
  rule(`${WORD}(?:on\\s+)?the\\s+(?<day>${DAY})\\s+of\\s+(?:every|each)\\s+month${END}`, ({ day = '' }) =>
    repeat({ frequency: 'monthly', interval: 1, day: dayOf(day) }),
  ),
  rule(
    `${WORD}(?:every|each)\\s+(?<day>${DAY.replace(')?', ')')})${END}(?!\\s+(?:of|time|day|row|page|line))`,
    ({ day = '' }) => repeat({ frequency: 'monthly', interval: 1, day: dayOf(day) }),
  ),
  rule(
    `${WORD}(?:on\\s+)?(?:the\\s+)?last\\s+day\\s+of\\s+(?:every|each)\\s+month${END}|${WORD}(?:every|each)\\s+month[-\\s]end${END}`,
    () => repeat({ frequency: 'monthly', interval: 1, day: 31 }),
  ),
  rule(
    `${WORD}(?:every|each)\\s+(?:year\\s+on\\s+)?(?<month>${MONTH})\\s+(?<day>${DAY})${END}`,
    ({ month = '', day = '' }, { today }) =>
      nextDate(today, monthOf(month), dayOf(day)) && repeat(yearly(monthOf(month), dayOf(day))),
  ),
  rule(
    `${WORD}(?:every|each)\\s+(?:year\\s+on\\s+)?(?<name>${Object.keys(FESTIVALS).join('|')})${END}`,
    ({ name = '' }) => {
      const found = Object.entries(FESTIVALS).find(([one]) => one === name.toLowerCase().replace('’', "'"))?.[1]
      return found && repeat(found)
    },
  ),
  rule(
    `${WORD}(?:every|each)\\s+(?:(?:half|${NUM})\\s+)?(?:an\\s+)?(?:hour|minute|min|second)s?${END}|${WORD}hourly${END}`,
    () => UNSURE,
  ),
  rule(
    `${WORD}(?:(?:every|each|the)\\s+)?(?:first|second|third|fourth|last|1st|2nd|3rd|4th)\\s+${WEEKDAY}\\s+of\\s+(?:the|every|each)\\s+month${END}`,
    () => UNSURE,
  ),
]

const LOOKALIKES: readonly Rule[] = [
  lookalike(
    `${WORD}(?:yesterday|last\\s+(?:night|week|month|year|weekend|${WEEKDAY}|${MONTH})|${NUM}\\s+(?:day|week|month|year|hour|minute|min)s?\\s+ago)(?:\\s+(?:at\\s+)?\\d{1,2}(?::\\d\\d)?\\s?(?:[ap]m)?)?(?:['’]s)?${END}`,
  ),
  lookalike(`${WORD}(?:today|tomorrow|tonight|${FULL_WEEKDAY})['’]s${END}`),
  lookalike(`${WORD}(?:${FULL_WEEKDAY}|today|tomorrow)\\s+(?:show|times|morning\\s+quarterback)${END}`),
  lookalike(
    `${WORD}(?:24/7|black\\s+friday|good\\s+friday|cyber\\s+monday|super\\s+bowl\\s+sunday|palm\\s+sunday|fat\\s+tuesday|ruby\\s+tuesday|casual\\s+friday|man\\s+friday|sun\\s+(?:screen|hat|cream))${END}`,
  ),
  lookalike(
    `${WORD}(?:chapter|page|version|room|gate|line|flight|season|episode|level|part|step|top|no\\.?|number)\\s+\\d+(?::\\d\\d)?${END}`,
  ),
  lookalike(`${WORD}(?:john|mark|luke|matthew|psalms?|genesis|romans|acts)\\s+\\d{1,3}:\\d{1,3}${END}`),
]

export const enGrammar: Grammar = {
  normalize: (text) => text.replaceAll('’', "'"),
  rules: [...LOOKALIKES, ...REPETITIONS, ...FROM_NOW, ...DAYS, ...TIMES],
  tail: /[\s,;]*/uy,
}
