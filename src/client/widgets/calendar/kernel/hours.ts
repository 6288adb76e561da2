import { type CalendarDay, dayNumber } from '../../../../shared/lib/calendar/calendar-day.ts'
import { isoDay } from '../../../../shared/lib/calendar/iso-day.ts'
import { type CivilTime, DAY_MINUTES, minutesOf, timeOfMinutes } from '../../../kit/rules.ts'
import type { MinuteRange } from './day-columns.ts'

/** To what a drag snaps, in minutes. */
export const SNAP = 15

/** The part of a time span that lies on a day, in minutes of that day. */
export function rangeOn(start: CivilTime, end: CivilTime, day: CalendarDay): MinuteRange {
  const midnight = dayNumber(day) * DAY_MINUTES
  const within = (minutes: number) => Math.min(Math.max(minutes - midnight, 0), DAY_MINUTES)
  return { from: within(minutesOf(start)), to: within(minutesOf(end)) }
}

export const snapped = (minutes: number): number => Math.round(minutes / SNAP) * SNAP

/** A minute of a day as a time; that after the last one is the next midnight. */
export const timeOn = (day: CalendarDay, minutes: number): CivilTime => timeOfMinutes(minutesOf(isoDay(day)) + minutes)

/** What a drag over empty hours of a day spans, from where it began to where it is, one step at least. */
export function drawnRange(anchor: number, now: number): MinuteRange {
  const from = Math.floor(Math.min(anchor, now) / SNAP) * SNAP
  const to = Math.ceil(Math.max(anchor, now) / SNAP) * SNAP
  return { from, to: Math.min(DAY_MINUTES, Math.max(to, from + SNAP)) }
}

interface Span {
  readonly start: CivilTime
  readonly end: CivilTime
}

/** A span that is moved by days and minutes; its start snaps, its length stays. */
export function movedSpan({ start, end }: Span, days: number, minutes: number): Span {
  const begin = snapped(minutesOf(start) + minutes) + days * DAY_MINUTES
  return { start: timeOfMinutes(begin), end: timeOfMinutes(begin + minutesOf(end) - minutesOf(start)) }
}

/** A span whose end is moved by minutes; one step at least stays. */
export const resizedSpan = ({ start, end }: Span, minutes: number): Span => ({
  start,
  end: timeOfMinutes(Math.max(minutesOf(start) + SNAP, snapped(minutesOf(end) + minutes))),
})
