import { type CalendarDay, dayNumber } from '../../../../shared/lib/calendar/calendar-day.ts'
import { isoDay } from '../../../../shared/lib/calendar/iso-day.ts'
import { firstCodePoints } from '../../../../shared/lib/text/one-line.ts'
import {
  type CivilTime,
  calendarDayOf,
  dayOfTime,
  firstOccurrence,
  hasMinute,
  minutesOf,
  movedTo,
  type Recurrence,
  timeOfMinutes,
  withDay,
} from '../../../kit/rules.ts'
import { type Reminder, soundReminders } from './reminder.ts'

/** The colours of events by name; each has a mark of its own shape, too. */
export const EVENT_COLORS = ['accent', 'red', 'amber', 'green', 'blue', 'violet'] as const
export type EventColor = (typeof EVENT_COLORS)[number]

/** Something that takes place. A repeating event is one record: its first time, its rule, and the days left out. */
export interface CalendarEvent {
  readonly id: string
  readonly name: string
  /** A minute, or a day alone for an event of whole days. */
  readonly start: CivilTime
  /** Of the same form, not before `start`: the minute at which it is over, or its last day. */
  readonly end: CivilTime
  readonly place: string
  readonly note: string
  readonly color: EventColor
  /** How it comes again; `start` is its first time. */
  readonly recurrence: Recurrence | null
  /** The days (`YYYY-MM-DD`) on which its rule has it begin, but it does not. */
  readonly exceptions: readonly string[]
  /** Whether `start` is the day of a birth, so that each time has an age. */
  readonly birthday: boolean
  readonly reminders: readonly Reminder[]
}

export interface Events {
  readonly events: readonly CalendarEvent[]
}

export const LIMITS = { name: 200, place: 200, note: 2000, events: 5000, exceptions: 400 } as const

/** An event of which nothing more is known. */
export const plainEvent = (id: string, name: string, start: CivilTime, end: CivilTime): CalendarEvent => ({
  ...{ id, name, start, end, place: '', note: '', color: 'accent' },
  ...{ recurrence: null, exceptions: [], birthday: false, reminders: [] },
})

export const isAllDay = ({ start }: Pick<CalendarEvent, 'start'>): boolean => !hasMinute(start)

/** Whether each time of an event has an age. */
export const hasAge = ({ birthday, start, recurrence }: CalendarEvent): boolean =>
  birthday && !hasMinute(start) && (recurrence?.frequency === 'yearly' || recurrence?.frequency === 'lunarYearly')

/** How long a new event is, in minutes. */
export const NEW_MINUTES = 60

/** The end of a new event that begins at a time. */
export const endOfNew = (start: CivilTime): CivilTime =>
  hasMinute(start) ? timeOfMinutes(minutesOf(start) + NEW_MINUTES) : start

/** The end that an event has if it begins at another time and lasts as long; days and minutes are told apart. */
export function endFrom({ start, end }: Pick<CalendarEvent, 'start' | 'end'>, to: CivilTime): CivilTime {
  if (hasMinute(start) !== hasMinute(to)) return endOfNew(to)
  const ended = timeOfMinutes(minutesOf(to) + minutesOf(end) - minutesOf(start))
  return hasMinute(to) ? ended : dayOfTime(ended)
}

/** The days on which an event takes place, as numbers; one that ends at midnight is not on the next day. */
export function daysOf({ start, end }: Pick<CalendarEvent, 'start' | 'end'>): { first: number; last: number } {
  const first = dayNumberOf(start)
  const last = dayNumberOf(end)
  return { first, last: hasMinute(end) && end.endsWith('00:00') ? Math.max(first, last - 1) : last }
}

const dayNumberOf = (time: CivilTime): number => {
  const day = calendarDayOf(time)
  return day === undefined ? 0 : dayNumber(day)
}

export const findEvent = ({ events }: Events, id: string): CalendarEvent | undefined =>
  events.find((event) => event.id === id)

/** Adds an event; nothing where there is no room. */
export const addEvent = (value: Events, event: CalendarEvent): Events =>
  value.events.length >= LIMITS.events ? value : { ...value, events: [...value.events, event] }

export const deleteEvent = (value: Events, id: string): Events => {
  const events = value.events.filter((event) => event.id !== id)
  return events.length === value.events.length ? value : { ...value, events }
}

/** What an edit may change. */
export type EventEdit = Partial<Omit<CalendarEvent, 'id' | 'exceptions'>>

/**
 * Edits an event. A name is never emptied. A new start moves the end with it, and the rule; a new rule moves the start to
 * its first day. An end before the start changes nothing.
 */
export const editEvent = (value: Events, id: string, edit: EventEdit): Events =>
  changeEvent(value, id, (event) => {
    const next = joinTimes(event, edit)
    if (next.end < next.start) return event
    const name = firstCodePoints(edit.name ?? event.name, LIMITS.name)
    return {
      ...event,
      ...edit,
      ...next,
      name: name.trim() === '' ? event.name : name,
      place: firstCodePoints(edit.place ?? event.place, LIMITS.place),
      note: firstCodePoints(edit.note ?? event.note, LIMITS.note),
      reminders: edit.reminders ? soundReminders(edit.reminders, next.start) : event.reminders,
    }
  })

type Times = Pick<CalendarEvent, 'start' | 'end' | 'recurrence' | 'exceptions'>

function joinTimes(event: CalendarEvent, edit: EventEdit): Times {
  const { exceptions } = event
  const start = edit.start ?? event.start
  const end = edit.end ?? endFrom(event, start)
  const recurrence = edit.recurrence === undefined ? event.recurrence : edit.recurrence
  const day = calendarDayOf(start)
  if (recurrence === null || day === undefined) return { start, end, recurrence, exceptions: [] }
  if (edit.recurrence) {
    const first = firstOccurrence(recurrence, day) ?? day
    const moved = withDay(start, first)
    return { start: moved, end: endFrom({ start, end }, moved), recurrence, exceptions }
  }
  const isSameDay = dayOfTime(start) === dayOfTime(event.start)
  return isSameDay
    ? { start, end, recurrence, exceptions }
    : { start, end, recurrence: movedTo(recurrence, day), exceptions: [] }
}

function changeEvent(value: Events, id: string, change: (event: CalendarEvent) => CalendarEvent): Events {
  const events = value.events.map((event) => (event.id === id ? change(event) : event))
  return events.every((event, at) => event === value.events[at]) ? value : { ...value, events }
}

/** Leaves one time of a repeating event out: that which begins on a day. */
export const leaveOut = (value: Events, id: string, day: CalendarDay): Events =>
  changeEvent(value, id, (event) =>
    event.recurrence === null || event.exceptions.includes(isoDay(day))
      ? event
      : { ...event, exceptions: [...event.exceptions, isoDay(day)].slice(-LIMITS.exceptions) },
  )

/** Makes one time of a repeating event an event of its own, which no longer follows it. @param fresh the id of that one */
export function detach(value: Events, id: string, day: CalendarDay, fresh: string): Events {
  const event = findEvent(value, id)
  if (event === undefined || event.recurrence === null || value.events.length >= LIMITS.events) return value
  const start = withDay(event.start, day)
  const own = {
    ...event,
    id: fresh,
    start,
    end: endFrom(event, start),
    recurrence: null,
    exceptions: [],
    birthday: false,
  }
  return addEvent(leaveOut(value, id, day), own)
}
