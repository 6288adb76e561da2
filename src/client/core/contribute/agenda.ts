import type { CalendarDay } from '../../../shared/lib/calendar/calendar-day.ts'
import type { CivilTime } from '../../lib/calendar/civil-time.ts'
import type { Recurrence } from '../../lib/calendar/recurrence.ts'

/** Something that a widget has for a day, as the calendar lists it. */
export interface AgendaEntry {
  /** Unique among the entries of its agenda. */
  readonly id: string
  readonly title: string
  readonly day: CalendarDay
  /** `HH:mm` in local time; empty for the whole day. */
  readonly time: string
  readonly isDone: boolean
  /** Shows it in its widget's window. */
  readonly open: () => void
}

/** Something to be done, as it is typed elsewhere, such as in the calendar. */
export interface NewTodo {
  readonly title: string
  readonly time: CivilTime
  readonly recurrence: Recurrence | null
}

/** A widget's entries by day: the default export of its `agenda.ts`. */
export interface Agenda {
  /** Those from the first to the last day, both included, in any order. */
  readonly entriesBetween: (first: CalendarDay, last: CalendarDay) => readonly AgendaEntry[]
  /** Calls `changed` after every change of the entries. */
  readonly subscribe: (changed: () => void) => () => void
  /** Adds something to be done, where the widget keeps that. @returns false where there is no room, of which it tells */
  readonly addTodo?: (todo: NewTodo) => boolean
}
