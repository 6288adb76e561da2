import { type CalendarDay, dayNumber, dayOfNumber } from '../../../shared/lib/calendar/calendar-day.ts'
import { isoDay, parseIsoDay } from '../../../shared/lib/calendar/iso-day.ts'
import { dayOfLunar, lunarDate } from '../../../shared/lib/calendar/lunar.ts'
import { isPlainObject } from '../values/json.ts'

/** A day of the week as ISO 8601 counts it: 1 is Monday, 7 Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7
/** The days of a week in their order. */
export const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]
/** From Monday to Friday. */
export const WORKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5]

/** When it ends: never, after a day (`YYYY-MM-DD`), or after so many times, those that are still to come counted. */
export interface RecurrenceEnd {
  readonly until?: string
  readonly count?: number
}

/**
 * A rule by which something comes again, every `interval` days, weeks, months or years. A month that is too short has it
 * on its last day, so that day 31 is the last of every month.
 *
 * `lunarYearly` is a date of the Chinese calendar. It is in the ordinary month of its number, not in the leap month that
 * may follow; one of a `leap` month is in that where the year has it. Where the month has no 30th it is on the 29th.
 */
export type Recurrence = RecurrenceEnd & { readonly interval: number } & (
    | { readonly frequency: 'daily' }
    | { readonly frequency: 'weekly'; readonly weekdays: readonly Weekday[] }
    | { readonly frequency: 'monthly'; readonly day: number }
    | { readonly frequency: 'yearly'; readonly month: number; readonly day: number }
    | ({ readonly frequency: 'lunarYearly' } & LunarDate)
  )

/** A date of the Chinese calendar in any of its years. */
interface LunarDate {
  readonly month: number
  readonly day: number
  readonly leap?: true
}

/** By what something comes again. */
export type Frequency = Recurrence['frequency']

/** The largest interval, and the most times, of a rule. */
export const RECURRENCE_LIMITS = { interval: 99, count: 999 } as const

/** The weekday of a day. */
export const weekdayOf = (day: CalendarDay): Weekday => WEEKDAYS[remainder(dayNumber(day) + 3, 7)] ?? 1

const remainder = (value: number, divisor: number) => ((value % divisor) + divisor) % divisor

/** The rule of a frequency that a day is on; `weekly` is on its weekday. Undefined where the day has no lunar date. */
export function recurrenceOn(frequency: Frequency, day: CalendarDay, interval = 1): Recurrence | undefined {
  switch (frequency) {
    case 'daily':
      return { frequency, interval }
    case 'weekly':
      return { frequency, interval, weekdays: [weekdayOf(day)] }
    case 'monthly':
      return { frequency, interval, day: day.day }
    case 'yearly':
      return { frequency, interval, month: day.month, day: day.day }
    case 'lunarYearly': {
      const lunar = lunarDate(day)
      if (lunar === undefined) return undefined
      return { frequency, interval, month: lunar.month, day: lunar.day, ...(lunar.leap && { leap: true }) }
    }
  }
}

/** Whether a rule has a day among its own, its interval and end left aside. */
export function isOnRule(rule: Recurrence, day: CalendarDay): boolean {
  switch (rule.frequency) {
    case 'daily':
      return true
    case 'weekly':
      return rule.weekdays.includes(weekdayOf(day))
    case 'monthly':
      return day.day === Math.min(rule.day, daysInMonth(day.year, day.month))
    case 'yearly':
      return day.month === rule.month && day.day === Math.min(rule.day, daysInMonth(day.year, day.month))
    case 'lunarYearly': {
      const lunar = lunarDate(day)
      return lunar !== undefined && sameDay(dayInLunarYear(lunar.year, rule), day)
    }
  }
}

/** The first day of a rule on or after a day; undefined beyond the table of lunar dates (2099). */
export const firstOccurrence = (rule: Recurrence, day: CalendarDay): CalendarDay | undefined =>
  isOnRule(rule, day) ? day : nextDay({ ...rule, interval: 1 }, day)

/** The day after an occurrence on which a rule comes again; undefined where it has ended. `count` is that of the occurrence. */
export function nextOccurrence(rule: Recurrence, day: CalendarDay): CalendarDay | undefined {
  if (rule.count !== undefined && rule.count <= 1) return undefined
  const next = nextDay(rule, day)
  return next !== undefined && rule.until !== undefined && isoDay(next) > rule.until ? undefined : next
}

/** What remains of a rule after so many of its occurrences. */
export const afterOccurrences = (rule: Recurrence, times: number): Recurrence =>
  rule.count === undefined ? rule : { ...rule, count: Math.max(1, rule.count - times) }

/** The most days that are listed of one rule: a year of daily ones, and a little more. */
const LISTED = 400

/** The occurrences between two days, both included, of a rule whose first one is `start`. */
export function occurrencesBetween(
  rule: Recurrence,
  start: CalendarDay,
  first: CalendarDay,
  last: CalendarDay,
): readonly CalendarDay[] {
  if (isAfter(first, start) && rule.until !== undefined && rule.until < isoDay(first)) return []
  const days: CalendarDay[] = []
  let left = rule
  let day: CalendarDay | undefined = start
  while (day !== undefined && !isAfter(day, last) && days.length < LISTED) {
    if (!isAfter(first, day)) days.push(day)
    const periods: number = periodsBefore(left, day, first)
    const times = Math.max(1, periods * timesInPeriod(left))
    if (left.count !== undefined && left.count <= times) break
    day = periods > 0 ? periodsLater(left, day, periods) : nextOccurrence(left, day)
    left = afterOccurrences(left, times)
  }
  return days
}

/** The most days of a period of a rule, two of them at least; lunar years may have 13 months, and the date be in the last. */
const PERIOD_DAYS: Readonly<Record<Frequency, number>> = {
  ...{ daily: 1, weekly: 7, monthly: 31, yearly: 366, lunarYearly: 400 },
}

/** How many periods of a rule surely are between its occurrence and a later day; 0 where skipping them is not worth it. */
function periodsBefore(rule: Recurrence, day: CalendarDay, later: CalendarDay): number {
  const periods = Math.floor((dayNumber(later) - dayNumber(day)) / (PERIOD_DAYS[rule.frequency] * rule.interval))
  return periods >= 2 && isOnRule(rule, day) ? periods : 0
}

const timesInPeriod = (rule: Recurrence): number => (rule.frequency === 'weekly' ? rule.weekdays.length : 1)

/** The occurrence so many periods after another: the same weekday, day of a month or date. */
function periodsLater(rule: Recurrence, day: CalendarDay, periods: number): CalendarDay | undefined {
  const steps = periods * rule.interval
  switch (rule.frequency) {
    case 'daily':
      return dayOfNumber(dayNumber(day) + steps)
    case 'weekly':
      return dayOfNumber(dayNumber(day) + 7 * steps)
    case 'monthly':
      return dayInMonth(day.year, day.month + steps, rule.day)
    case 'yearly':
      return dayInMonth(day.year + steps, rule.month, rule.day)
    case 'lunarYearly': {
      const lunar = lunarDate(day)
      return lunar && dayInLunarYear(lunar.year + steps, rule)
    }
  }
}

/** A rule moved to another day, as its user moves what comes again; a weekly one of several days stays where it has it. */
export function movedTo(rule: Recurrence, day: CalendarDay): Recurrence {
  if (isOnRule(rule, day) || (rule.frequency === 'weekly' && rule.weekdays.length > 1)) return rule
  const on = recurrenceOn(rule.frequency, day, rule.interval)
  return on === undefined ? rule : { ...rule, ...on }
}

/** A rule as stored; undefined for what is none. */
export function repairRecurrence(input: unknown): Recurrence | undefined {
  if (!isPlainObject(input)) return undefined
  const interval = whole(input.interval ?? 1, RECURRENCE_LIMITS.interval)
  if (interval === undefined) return undefined
  const end = repairEnd(input)
  const day = whole(input.day, 31)
  const month = whole(input.month, 12)
  switch (input.frequency) {
    case 'daily':
      return { frequency: 'daily', interval, ...end }
    case 'weekly': {
      const given: readonly unknown[] = Array.isArray(input.weekdays) ? input.weekdays : []
      const weekdays = WEEKDAYS.filter((one) => given.includes(one))
      return weekdays.length === 0 ? undefined : { frequency: 'weekly', interval, weekdays, ...end }
    }
    case 'monthly':
      return day === undefined ? undefined : { frequency: 'monthly', interval, day, ...end }
    case 'yearly':
      return day === undefined || month === undefined
        ? undefined
        : { frequency: 'yearly', interval, month, day, ...end }
    case 'lunarYearly': {
      if (day === undefined || month === undefined) return undefined
      return { frequency: 'lunarYearly', interval, month, day, ...(input.leap === true && { leap: true }), ...end }
    }
    default:
      return undefined
  }
}

function repairEnd({ until, count }: Record<string, unknown>): RecurrenceEnd {
  if (typeof until === 'string' && parseIsoDay(until) !== undefined) return { until }
  const times = whole(count, RECURRENCE_LIMITS.count)
  return times === undefined ? {} : { count: times }
}

/** A number from 1 to a limit; undefined for any other value. */
const whole = (value: unknown, limit: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= limit ? value : undefined

/** The next day of a rule after one of its days, its end left aside. */
function nextDay(rule: Recurrence, day: CalendarDay): CalendarDay | undefined {
  switch (rule.frequency) {
    case 'daily':
      return dayOfNumber(dayNumber(day) + rule.interval)
    case 'weekly': {
      const today = weekdayOf(day)
      const later = rule.weekdays.find((one) => one > today)
      const monday = dayNumber(day) - (today - 1)
      if (later !== undefined) return dayOfNumber(monday + later - 1)
      return dayOfNumber(monday + 7 * rule.interval + (rule.weekdays[0] ?? 1) - 1)
    }
    case 'monthly': {
      const own = dayInMonth(day.year, day.month, rule.day)
      return isAfter(own, day) ? own : dayInMonth(day.year, day.month + rule.interval, rule.day)
    }
    case 'yearly': {
      const own = dayInMonth(day.year, rule.month, rule.day)
      return isAfter(own, day) ? own : dayInMonth(day.year + rule.interval, rule.month, rule.day)
    }
    case 'lunarYearly': {
      const lunar = lunarDate(day)
      if (lunar === undefined) return undefined
      const own = dayInLunarYear(lunar.year, rule)
      return own !== undefined && isAfter(own, day) ? own : dayInLunarYear(lunar.year + rule.interval, rule)
    }
  }
}

/** A day of a month, its last one where it is shorter; months count on over the year. */
function dayInMonth(year: number, month: number, day: number): CalendarDay {
  const monthIndex = month - 1
  const own = { year: year + Math.floor(monthIndex / 12), month: remainder(monthIndex, 12) + 1 }
  return { ...own, day: Math.min(day, daysInMonth(own.year, own.month)) }
}

/** How many days a month has. */
export const daysInMonth = (year: number, month: number): number =>
  dayOfNumber(dayNumber({ year: month === 12 ? year + 1 : year, month: (month % 12) + 1, day: 1 }) - 1).day

/** The day of a date in a year: of the leap month where that is meant and is there, and the 29th where there is no 30th. */
function dayInLunarYear(year: number, { month, day, leap }: LunarDate): CalendarDay | undefined {
  const months = leap === true ? [true, false] : [false]
  return months
    .flatMap((isLeap) => [Math.min(day, 30), Math.min(day, 29)].map((one) => ({ year, month, day: one, leap: isLeap })))
    .map((lunar) => dayOfLunar(lunar))
    .find((found) => found !== undefined)
}

const isAfter = (one: CalendarDay, other: CalendarDay) => dayNumber(one) > dayNumber(other)
const sameDay = (one: CalendarDay | undefined, other: CalendarDay) =>
  one !== undefined && dayNumber(one) === dayNumber(other)
