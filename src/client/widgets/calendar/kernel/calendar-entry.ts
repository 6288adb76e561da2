import type { CivilTime } from '../../../kit/rules.ts'

/** One time that something of a calendar takes place, in the zone of this device. */
export interface CalendarEntry {
  readonly name: string
  readonly place: string
  readonly note: string
  /** A minute, or a day alone. */
  readonly start: CivilTime
  /** Of the same form: the minute at which it is over, or its last day. */
  readonly end: CivilTime
}

/** How long its texts may be, in code points. */
export const ENTRY_TEXTS = { name: 200, place: 200, note: 2000 } as const

/** The most of them that are kept of one calendar. */
export const MAX_ENTRIES = 2000
