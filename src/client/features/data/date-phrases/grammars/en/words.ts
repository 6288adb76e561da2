import { WEEKDAYS, type Weekday } from '../../../../../lib/calendar/recurrence.ts'
import { longestFirst, type Period } from '../../kernel/part.ts'
import { onDate, onLunarDate } from '../../kernel/repeat-rules.ts'

/** Words of numbers; "a" and "an" are one. */
const NUMBERS: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ eleven: 11, twelve: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40 },
}

const NUM = `(?:\\d{1,3}|${longestFirst(Object.keys(NUMBERS))})`

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

/** No letter or digit stands before: a word begins here. */
const WORD = '(?<![\\p{L}\\d])'

/** No letter or digit stands behind. */
const END = '(?![\\p{L}\\d]|\\.\\p{L})'

const FESTIVALS = {
  ...{
    'lunar new year': onLunarDate(1, 1),
    'chinese new year': onLunarDate(1, 1),
    'mid-autumn festival': onLunarDate(8, 15),
  },
  ...{
    "new year's eve": onDate(12, 31),
    "new year's day": onDate(1, 1),
    "valentine's day": onDate(2, 14),
    halloween: onDate(10, 31),
  },
  ...{ 'christmas eve': onDate(12, 24), 'christmas day': onDate(12, 25), christmas: onDate(12, 25) },
} as const

/** The words that several tables of the grammar share, as parts of patterns, and what they mean. */
export const enWords = {
  NUM,
  numberOf,
  FULL_WEEKDAY,
  WEEKDAY,
  weekdayOf,
  MONTH,
  monthOf,
  DAY,
  dayOf,
  PERIODS,
  WORD,
  END,
  FESTIVALS,
} as const
