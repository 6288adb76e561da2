import type { AlmanacZone } from '../../../../../shared/lib/calendar/almanac-zone.ts'
import type { CalendarDay } from '../../../../../shared/lib/calendar/calendar-day.ts'
import { isoDay, parseIsoDay } from '../../../../../shared/lib/calendar/iso-day.ts'
import {
  daysInMonth,
  firstOccurrence,
  type Recurrence,
  type Weekday,
  weekdayOf,
} from '../../../../lib/calendar/recurrence.ts'
import { type SolarTerm, solarTermDay } from '../../../../lib/calendar/solar-term.ts'
import { OTHER_DAY, type Part } from './part.ts'
import { daysAfter, isBefore } from './resolve.ts'

/** A day so many days from today. */
export const dayIn = (today: CalendarDay, days: number): Part => ({ kind: 'day', day: daysAfter(today, days) })

/** The next such weekday, today's own counted. */
export function nextWeekday(today: CalendarDay, weekday: Weekday): Part {
  const days = (weekday - weekdayOf(today) + 7) % 7
  return { kind: 'day', day: daysAfter(today, days), again: 7 }
}

/** The next such weekday after today. */
export const weekdayAfter = (today: CalendarDay, weekday: Weekday): Part =>
  dayIn(today, ((weekday - weekdayOf(today) + 6) % 7) + 1)

/** A weekday of this week (0) or of one after it; weeks begin on Monday. Undefined for one that has passed. */
export function weekdayInWeek(today: CalendarDay, weekday: Weekday, weeks: number): Part | undefined {
  const day = daysAfter(today, weekday - weekdayOf(today) + 7 * weeks)
  return isBefore(day, today) ? undefined : { kind: 'day', day }
}

/** The Saturday of a week; of this one today where it is Sunday. */
export const weekendIn = (today: CalendarDay, weeks: number): Part =>
  weeks === 0 && weekdayOf(today) === 7
    ? dayIn(today, 0)
    : { kind: 'day', day: daysAfter(today, 6 - weekdayOf(today) + 7 * weeks) }

/** The next such day of a year; undefined where no calendar has it. */
export function nextDate(today: CalendarDay, month: number, day: number): Part | undefined {
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(2028, month)) return undefined
  const found = [0, 1, 2, 3, 4]
    .map((years) => ({ year: today.year + years, month, day }))
    .find((one) => day <= daysInMonth(one.year, month) && !isBefore(one, today))
  return found && { kind: 'day', day: found }
}

/** The year of its number, also of two digits or of an era, whose first year follows `before`. */
export const yearOf = (text: string, before = 2000): number => {
  const number = Number.parseInt(text.replace(/^\D+/, ''), 10)
  return number < 1000 ? before + number : number
}

/** A day of a year; undefined for one that no calendar has. */
export function exactDate(year: number, month: number, day: number): Part | undefined {
  const found = parseIsoDay(isoDay({ year, month, day }))
  return found && { kind: 'day', day: found }
}

/** A day of this month (0) or of one after it. Undefined where the month has none or it has passed. */
export function dayOfMonth(today: CalendarDay, day: number, months: number): Part | undefined {
  const { year, month } = monthAfter(today, months)
  const found = { year, month, day }
  return day < 1 || day > daysInMonth(year, month) || isBefore(found, today) ? undefined : { kind: 'day', day: found }
}

/** The next day of this number, in this month or one after it. */
export function nextDayOfMonth(today: CalendarDay, day: number): Part | undefined {
  return [0, 1, 2].map((months) => dayOfMonth(today, day, months)).find((found) => found !== undefined)
}

/** The last day of this month (0) or of one after it. */
export function endOfMonth(today: CalendarDay, months: number): Part {
  const { year, month } = monthAfter(today, months)
  return { kind: 'day', day: { year, month, day: daysInMonth(year, month) } }
}

/** The same day so many months later, or the last one of a shorter month. */
export function monthsLater(today: CalendarDay, months: number): Part {
  const { year, month } = monthAfter(today, months)
  return { kind: 'day', day: { year, month, day: Math.min(today.day, daysInMonth(year, month)) } }
}

function monthAfter({ year, month }: CalendarDay, months: number): Pick<CalendarDay, 'year' | 'month'> {
  const index = month - 1 + months
  return { year: year + Math.floor(index / 12), month: (index % 12) + 1 }
}

/** The next day of a date that comes every year, such as a festival. */
export function nextOfRule(today: CalendarDay, rule: Recurrence): Part | undefined {
  const day = firstOccurrence(rule, today)
  return day && { kind: 'day', day }
}

/** A day unless it has passed, or is none. */
export const upcoming = (part: Part | undefined, today: CalendarDay): Part =>
  part?.kind === 'day' && !isBefore(part.day, today) ? part : OTHER_DAY

/** The next day on which a solar term begins. */
export function nextTerm(today: CalendarDay, term: SolarTerm | undefined, zone: AlmanacZone): Part | undefined {
  const days = [today.year, today.year + 1].map((year) => term && solarTermDay(year, term, zone))
  const day = days.find((one) => one !== undefined && !isBefore(one, today))
  return day && { kind: 'day', day }
}
