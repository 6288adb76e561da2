import type { CalendarDay } from '../../../shared/lib/calendar/calendar-day.ts'

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

/** A widget's entries by day: the default export of its `agenda.ts`. */
export interface Agenda {
  /** Those from the first to the last day, both included, in any order. */
  readonly entriesBetween: (first: CalendarDay, last: CalendarDay) => readonly AgendaEntry[]
  /** Calls `changed` after every change of the entries. */
  readonly subscribe: (changed: () => void) => () => void
}
