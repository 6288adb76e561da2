import type { CalendarDay } from '../../../../shared/lib/calendar/calendar-day.ts'
import {
  daysInMonth,
  RECURRENCE_LIMITS,
  type Recurrence,
  WEEKDAYS,
  type Weekday,
  weekdayOf,
} from '../../../kit/rules.ts'

/** The days of the week as RFC 5545 writes them, from Monday. */
const DAY_NAMES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/** The name of a day of the week there. */
export const dayName = (weekday: Weekday): string => DAY_NAMES[weekday - 1] ?? 'MO'

/** The day of the week of a name there; undefined for any other text. */
export const weekdayOfName = (name: string): Weekday | undefined => WEEKDAYS.find((one) => dayName(one) === name)

/**
 * A rule as a RRULE of RFC 5545; undefined for a rule of the Chinese calendar, which it cannot say. A month that is too
 * short has the event on its last day, as of our rules.
 * @param until how the end is written: a day, or a time in UTC where the event has one
 */
export function rruleOf(rule: Recurrence, until: (day: string) => string): string | undefined {
  const parts = partsOf(rule)
  if (parts === undefined) return undefined
  const { interval, count } = rule
  const end = rule.until === undefined ? [] : [`UNTIL=${until(rule.until)}`]
  return [
    ...parts,
    ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
    ...(count === undefined ? end : [`COUNT=${count}`]),
  ].join(';')
}

function partsOf(rule: Recurrence): readonly string[] | undefined {
  switch (rule.frequency) {
    case 'daily':
      return ['FREQ=DAILY']
    case 'weekly':
      return ['FREQ=WEEKLY', `BYDAY=${rule.weekdays.map(dayName).join()}`]
    case 'monthly':
      return ['FREQ=MONTHLY', ...dayOfMonth(rule.day)]
    case 'yearly':
      return ['FREQ=YEARLY', `BYMONTH=${rule.month}`, ...dayOfYear(rule.month)(rule.day)]
    case 'lunarYearly':
      return undefined
  }
}

/** A day of every month, or the last one before it. */
function dayOfMonth(day: number): readonly string[] {
  if (day <= 28) return [`BYMONTHDAY=${day}`]
  if (day === 31) return ['BYMONTHDAY=-1']
  return [`BYMONTHDAY=${day === 29 ? '28,29' : '28,29,30'}`, 'BYSETPOS=-1']
}

/** A day of one month of every year, or the last one before it. */
const dayOfYear =
  (month: number) =>
  (day: number): readonly string[] =>
    month === 2 && day > 28
      ? ['BYMONTHDAY=28,29', 'BYSETPOS=-1']
      : [`BYMONTHDAY=${Math.min(day, daysInMonth(COMMON_YEAR, month))}`]

/** A year without 29 February. */
const COMMON_YEAR = 2025

/** A RRULE taken apart: its parts by their names, in upper case. */
export type RruleParts = Readonly<Record<string, string>>

export const rruleParts = (text: string): RruleParts =>
  Object.fromEntries(
    text
      .toUpperCase()
      .split(';')
      .map((part) => part.split('='))
      .flatMap(([name, value]) => (name && value ? [[name.trim(), value.trim()]] : [])),
  )

const KNOWN = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'BYSETPOS']

/**
 * The rule of ours that a RRULE is, of an event whose first day is given; undefined for one that ours cannot say, such as
 * the first Monday of a month, or every 31st, which leaves out the shorter months.
 * @param until the last day as the event's times are read here, if the RRULE has an end
 */
export function recurrenceOfRrule(
  parts: RruleParts,
  start: CalendarDay,
  until: string | undefined,
): Recurrence | undefined {
  if (Object.keys(parts).some((name) => !KNOWN.includes(name))) return undefined
  const interval = Number(parts.INTERVAL ?? 1)
  if (!Number.isInteger(interval) || interval < 1 || interval > RECURRENCE_LIMITS.interval) return undefined
  const count = Number(parts.COUNT ?? 1)
  if (!Number.isInteger(count) || count < 1 || count > RECURRENCE_LIMITS.count) return undefined
  const end = parts.COUNT === undefined ? (until === undefined ? {} : { until }) : { count }
  const own = { interval, ...end }
  switch (parts.FREQ) {
    case 'DAILY':
      return has(parts, 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'BYSETPOS')
        ? workdaysOf(parts, own)
        : { frequency: 'daily', ...own }
    case 'WEEKLY':
      return weekly(parts, start, own)
    case 'MONTHLY':
      return monthly(parts, start, own)
    case 'YEARLY':
      return yearly(parts, start, own)
    default:
      return undefined
  }
}

const has = (parts: RruleParts, ...names: readonly string[]) => names.some((name) => parts[name] !== undefined)

type OwnParts = Pick<Recurrence, 'interval' | 'count' | 'until'>

/** The days of a BYDAY without ordinals; undefined with one, or with a name that is none. */
function weekdaysOf(byDay: string): readonly Weekday[] | undefined {
  const names = byDay.split(',')
  if (names.some((name) => !DAY_NAMES.some((one) => one === name))) return undefined
  return WEEKDAYS.filter((weekday) => names.includes(dayName(weekday)))
}

/** Daily from Monday to Friday, as some programs write it. */
function workdaysOf(parts: RruleParts, own: OwnParts): Recurrence | undefined {
  if (has(parts, 'BYMONTHDAY', 'BYMONTH', 'BYSETPOS') || own.interval !== 1) return undefined
  const weekdays = weekdaysOf(parts.BYDAY ?? '')
  return weekdays === undefined ? undefined : { frequency: 'weekly', weekdays, ...own }
}

function weekly(parts: RruleParts, start: CalendarDay, own: OwnParts): Recurrence | undefined {
  if (has(parts, 'BYMONTHDAY', 'BYMONTH', 'BYSETPOS')) return undefined
  const weekdays = parts.BYDAY === undefined ? [weekdayOf(start)] : weekdaysOf(parts.BYDAY)
  // the weeks of ours begin on Monday; every other week of several days depends on it
  const isOtherWeek = own.interval > 1 && (weekdays?.length ?? 0) > 1 && (parts.WKST ?? 'MO') !== 'MO'
  return weekdays === undefined || isOtherWeek ? undefined : { frequency: 'weekly', weekdays, ...own }
}

function monthly(parts: RruleParts, start: CalendarDay, own: OwnParts): Recurrence | undefined {
  if (has(parts, 'BYDAY', 'BYMONTH')) return undefined
  const day = dayOfParts(parts, start.day, dayOfMonth)
  return day === undefined ? undefined : { frequency: 'monthly', day, ...own }
}

function yearly(parts: RruleParts, start: CalendarDay, own: OwnParts): Recurrence | undefined {
  if (has(parts, 'BYDAY')) return undefined
  const month = Number(parts.BYMONTH ?? start.month)
  if (!Number.isInteger(month) || month < 1 || month > 12) return undefined
  const day = dayOfParts(parts, start.day, dayOfYear(month))
  return day === undefined ? undefined : { frequency: 'yearly', month, day, ...own }
}

/** The day that BYMONTHDAY and BYSETPOS mean as they are written here; undefined for any other use of them. */
function dayOfParts(
  { BYMONTHDAY = '', BYSETPOS }: RruleParts,
  startDay: number,
  write: (day: number) => readonly string[],
): number | undefined {
  const given = [`BYMONTHDAY=${BYMONTHDAY || startDay}`, ...(BYSETPOS === undefined ? [] : [`BYSETPOS=${BYSETPOS}`])]
  if (given.join() === 'BYMONTHDAY=28,29,30,31,BYSETPOS=-1')
    return write(31).join() === 'BYMONTHDAY=-1' ? 31 : undefined
  return Array.from({ length: 31 }, (_, at) => at + 1).find((day) => write(day).join() === given.join())
}
