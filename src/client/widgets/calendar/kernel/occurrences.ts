import { type CalendarDay, dayNumber, dayOfNumber } from '../../../../shared/lib/calendar/calendar-day.ts'
import { isoDay } from '../../../../shared/lib/calendar/iso-day.ts'
import { lunarDate } from '../../../../shared/lib/calendar/lunar.ts'
import { type CivilTime, calendarDayOf, occurrencesBetween, withDay } from '../../../kit/rules.ts'
import { type CalendarEvent, daysOf, endFrom, hasAge } from './event.ts'

/** One time that an event takes place. */
export interface Occurrence {
  /** Unique among all times of all events. */
  readonly id: string
  readonly event: CalendarEvent
  /** The day on which it begins. */
  readonly day: CalendarDay
  readonly start: CivilTime
  readonly end: CivilTime
  /** Its first and last day, as numbers. */
  readonly first: number
  readonly last: number
  /** Undefined where it has none, as on the day of the birth. */
  readonly age: number | undefined
}

/** The times that events take place on any of these days, both included, by their beginning. */
export const occurrencesOf = (
  events: readonly CalendarEvent[],
  first: CalendarDay,
  last: CalendarDay,
): readonly Occurrence[] =>
  events
    .flatMap((event) => occurrencesOfOne(event, first, last))
    .toSorted((one, other) => (one.start < other.start ? -1 : Number(one.start > other.start)))

function occurrencesOfOne(event: CalendarEvent, first: CalendarDay, last: CalendarDay): readonly Occurrence[] {
  const begin = calendarDayOf(event.start)
  if (begin === undefined) return []
  const days = daysOf(event)
  const earliest = dayOfNumber(dayNumber(first) - (days.last - days.first))
  const all = event.recurrence === null ? [begin] : occurrencesBetween(event.recurrence, begin, earliest, last)
  return all
    .filter((day) => !event.exceptions.includes(isoDay(day)))
    .map((day) => occurrenceOn(event, day))
    .filter((one) => one.last >= dayNumber(first) && one.first <= dayNumber(last))
}

/** The time of an event that begins on a day. */
export function occurrenceOn(event: CalendarEvent, day: CalendarDay): Occurrence {
  const start = withDay(event.start, day)
  const end = endFrom(event, start)
  return { id: `${event.id}@${isoDay(day)}`, event, day, start, end, ...daysOf({ start, end }), age: ageOn(event, day) }
}

/** The years since the birth, by the calendar of the rule. */
function ageOn(event: CalendarEvent, day: CalendarDay): number | undefined {
  const born = calendarDayOf(event.start)
  if (!hasAge(event) || born === undefined) return undefined
  const yearOf = (one: CalendarDay) => (event.recurrence?.frequency === 'lunarYearly' ? lunarDate(one)?.year : one.year)
  const age = (yearOf(day) ?? day.year) - (yearOf(born) ?? born.year)
  return age > 0 ? age : undefined
}

/** The first time of an event that is not over before a day, else its first one at all. */
export function nextOccurrenceOf(event: CalendarEvent, day: CalendarDay): Occurrence | undefined {
  const begin = calendarDayOf(event.start)
  if (begin === undefined) return undefined
  const [next] = event.recurrence === null ? [] : occurrencesOfOne(event, day, dayOfNumber(dayNumber(day) + 800))
  return next ?? occurrenceOn(event, begin)
}
