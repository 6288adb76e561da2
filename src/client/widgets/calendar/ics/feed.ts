import { type CalendarEntry, MAX_ENTRIES } from '../kernel/calendar-entry.ts'
import { type CalendarSpan, entriesOf, openBudget } from './expand.ts'
import { parseCalendar } from './parse.ts'
import { orElse } from './values.ts'

/** A calendar of somebody else as it is kept here: its name, and what takes place in a span. */
export interface FeedContent {
  readonly name: string
  readonly entries: readonly CalendarEntry[]
}

/** Reads the times of a calendar in a span, by their beginning. @returns undefined for what is no calendar */
export function readFeed(text: string, span: CalendarSpan): FeedContent | undefined {
  const calendar = parseCalendar(text)
  if (calendar === undefined) return undefined
  const budget = openBudget()
  const entries = calendar.groups
    .flatMap((group) => orElse(() => entriesOf(group, span, budget), []))
    .toSorted((one, other) => (one.start < other.start ? -1 : Number(one.start > other.start)))
  return { name: calendar.name, entries: entries.slice(0, MAX_ENTRIES) }
}
