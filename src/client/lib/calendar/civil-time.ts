import { type CalendarDay, dayNumber, dayOfNumber, localDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { isoDay, parseIsoDay } from '../../../shared/lib/calendar/iso-day.ts'

/**
 * A time in the device's local time: `2026-09-18 09:30`, a day alone `2026-09-18`, or empty for no time. As text it sorts
 * by time, and stays the same hour in another time zone.
 */
export type CivilTime = string

const FORM = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::\d{2})?)?$/

/** A time as stored; empty for anything that is no such time, e.g. 30 February. */
export function repairTime(input: unknown): CivilTime {
  const [, year = '', month = '', day = '', hour, minute] = FORM.exec(String(input)) ?? []
  const date = new Date(Number(year), Number(month) - 1, Number(day))
  const exists = date.getMonth() === Number(month) - 1 && date.getDate() === Number(day) && Number(year) >= 1000
  if (!exists || Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59) return ''
  return hour === undefined ? `${year}-${month}-${day}` : `${year}-${month}-${day} ${hour}:${minute}`
}

/** Whether it names a minute. */
export const hasMinute = (time: CivilTime): boolean => time.length > 10

/** Its day `YYYY-MM-DD`; empty without a time. */
export const dayOfTime = (time: CivilTime): string => time.slice(0, 10)

/** Its minute `HH:mm`; empty where there is none. */
export const minuteOfTime = (time: CivilTime): string => time.slice(11)

/** Its day as the calendar has it; undefined without a time. */
export const calendarDayOf = (time: CivilTime): CalendarDay | undefined => parseIsoDay(dayOfTime(time))

/** The same minute of another day. */
export const withDay = (time: CivilTime, day: CalendarDay): CivilTime =>
  hasMinute(time) ? `${isoDay(day)} ${minuteOfTime(time)}` : isoDay(day)

/** A day and a minute as the inputs of a form give them; a minute without a day is of `today`. */
export function joinTime(day: string, minute: string, today: string): CivilTime {
  if (day === '' && minute === '') return ''
  return repairTime(minute === '' ? day : `${day === '' ? today : day} ${minute}`)
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The day of a moment in local time, `YYYY-MM-DD`. */
export const dayAt = (moment: Date): string => isoDay(localDay(moment))

/** The minute of a moment in local time. */
export const timeAt = (moment: Date): CivilTime =>
  `${dayAt(moment)} ${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`

/** The moment of a time: its minute, or the beginning of its day. */
export function momentOf(time: CivilTime): Date {
  const [, year, month, day, hour = '0', minute = '0'] = FORM.exec(time) ?? []
  return new Date(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute))
}

/** Whether a minute has come. A day alone never comes to a minute. */
export const isReached = (time: CivilTime, now: Date): boolean => hasMinute(time) && time <= timeAt(now)

/** Whether it lies behind: its minute has passed, or its whole day. */
export const isPast = (time: CivilTime, now: Date): boolean =>
  time !== '' && (hasMinute(time) ? time < timeAt(now) : time < dayAt(now))

/** So many minutes later: after its own minute, or after now where that has passed. */
export function laterThan(time: CivilTime, now: Date, minutes: number): CivilTime {
  const from = new Date(Math.max(momentOf(time).getTime(), momentOf(timeAt(now)).getTime()))
  return timeAt(new Date(from.getTime() + minutes * 60_000))
}

/** The minutes of a day, as civil times count them: each day is as long as any other. */
export const DAY_MINUTES = 1440

/** Minutes from the beginning of 1970 to a time, each day as long as any other; of a day alone to its beginning. */
export function minutesOf(time: CivilTime): number {
  const [hours = 0, minutes = 0] = minuteOfTime(time).split(':').map(Number)
  const day = calendarDayOf(time)
  return (day === undefined ? 0 : dayNumber(day)) * DAY_MINUTES + hours * 60 + minutes
}

/** The time of so many minutes, the inverse of `minutesOf`. */
export function timeOfMinutes(minutes: number): CivilTime {
  const day = Math.floor(minutes / DAY_MINUTES)
  const left = minutes - day * DAY_MINUTES
  return `${isoDay(dayOfNumber(day))} ${twoDigits(Math.floor(left / 60))}:${twoDigits(left % 60)}`
}
