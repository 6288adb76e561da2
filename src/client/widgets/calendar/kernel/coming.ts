import { type CivilTime, hasMinute } from '../../../kit/rules.ts'
import type { EventColor } from './event.ts'
import type { DaySpan } from './week-lanes.ts'

/** How many days from today on a tile looks for what is next. */
export const COMING_DAYS = 14

/** What it takes to know whether an entry is still to come. */
interface Planned extends DaySpan {
  readonly start: CivilTime
  readonly end: CivilTime
  readonly isDone: boolean
  /** Undefined for what is to be done, which is over when it is done. */
  readonly color: EventColor | undefined
}

/** An entry and the day under which it stands: its first one that is not past, as a number. */
export interface ComingEntry<T> {
  readonly entry: T
  readonly day: number
}

/** What is on or still to come, day by day, each day in the order that is given. */
export const comingEntries = <T extends Planned>(
  entries: readonly T[],
  today: number,
  now: CivilTime,
): readonly ComingEntry<T>[] =>
  entries
    .filter((entry) => !entry.isDone && entry.last >= today && !isOver(entry, now))
    .map((entry) => ({ entry, day: Math.max(entry.first, today) }))
    .toSorted((one, other) => one.day - other.day)

const isOver = ({ color, start, end }: Planned, now: CivilTime): boolean =>
  color !== undefined && hasMinute(start) && (end > start ? end <= now : end < now)
