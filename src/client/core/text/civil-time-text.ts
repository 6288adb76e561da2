import type { Language } from '../../../shared/constants.ts'
import { daysBetween } from '../../../shared/lib/calendar/calendar-day.ts'
import { type CivilTime, dayAt, dayOfTime, hasMinute, momentOf } from '../../lib/calendar/civil-time.ts'
import { timeFromNow } from '../../lib/calendar/time-from-now.ts'
import { hourCycle } from './hour-cycle.ts'

/**
 * A time in the user's language: today's by its minute alone, the days around by their names, others by date, with
 * the year where it is not this one.
 */
export function civilTimeText(time: CivilTime, now: Date, language: Language): string {
  const moment = momentOf(time)
  const minute = minuteText(time, language)
  const days = daysBetween(now, moment)
  if (days === 0 && minute !== '') return minute
  return `${dayText(moment, days, now, language)} ${minute}`.trimEnd()
}

/** The minute of a time as the clock counts hours; empty where there is none. */
export const minuteText = (time: CivilTime, language: Language): string =>
  hasMinute(time) ? formatMinute(momentOf(time), language) : ''

/** Without a clock that says how, hours are counted to 23: a tile has no room for more. */
function formatMinute(moment: Date, language: Language): string {
  const hours = hourCycle() ?? 'h23'
  const hour = hours === 'h23' ? '2-digit' : 'numeric'
  return new Intl.DateTimeFormat(language, { hour, minute: '2-digit', hourCycle: hours }).format(moment)
}

function dayText(moment: Date, days: number, now: Date, language: Language): string {
  if (Math.abs(days) <= 1) return timeFromNow(days, 'day', language)
  const isThisYear = moment.getFullYear() === now.getFullYear()
  const year = isThisYear ? {} : ({ year: 'numeric' } as const)
  return new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', ...year }).format(moment)
}

/** A day's name that is longer leaves a tile no room: "Yesterday". */
const SHORT_NAME = 3
/** So many days from today on, none has the weekday of another. */
const WEEK_DAYS = 6

/**
 * A time as a tile shows it: today's minute, a day by its name where that is short, one of the week to come by its weekday,
 * else `9/20`; another year alone.
 */
export function shortCivilTimeText(time: CivilTime, now: Date, language: Language): string {
  const day = dayOfTime(time)
  if (day === dayAt(now)) return civilTimeText(time, now, language)
  const name = civilTimeText(day, now, language)
  if (name.length <= SHORT_NAME) return name
  const moment = momentOf(day)
  const days = daysBetween(now, moment)
  if (days > 0 && days <= WEEK_DAYS) return weekdayText(moment, language)
  const isThisYear = moment.getFullYear() === now.getFullYear()
  const parts = isThisYear ? ({ month: 'numeric', day: 'numeric' } as const) : ({ year: 'numeric' } as const)
  return new Intl.DateTimeFormat(language, parts).format(moment)
}

/** The same with its minute, also that of another day of this year: 周五 12:30. */
export function shortDayAndMinuteText(time: CivilTime, now: Date, language: Language): string {
  const short = shortCivilTimeText(time, now, language)
  const isDay = dayOfTime(time) !== dayAt(now) && momentOf(time).getFullYear() === now.getFullYear()
  return isDay ? `${short} ${minuteText(time, language)}`.trimEnd() : short
}

/** A weekday's short name; its long one where the short one is a single character, as in Japanese. */
function weekdayText(moment: Date, language: Language): string {
  const [short, long] = (['short', 'long'] as const).map((weekday) =>
    new Intl.DateTimeFormat(language, { weekday }).format(moment),
  )
  return (short?.length === 1 ? long : short) ?? ''
}

/** A day as the heading of what is on it: its name and weekday, such as 今天 · 周六, or its date: 12月5日周六. */
export function dayHeading(day: CivilTime, now: Date, language: Language): string {
  const moment = momentOf(day)
  const days = daysBetween(now, moment)
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options).format(moment)
  if (Math.abs(days) <= 1) return `${timeFromNow(days, 'day', language)} · ${format({ weekday: 'short' })}`
  const year = moment.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const)
  return format({ ...year, month: 'short', day: 'numeric', weekday: 'short' })
}
