import { type CalendarDay, dayNumber } from '../../../../shared/lib/calendar/calendar-day.ts'
import type { CalendarEntry } from '../kernel/calendar-entry.ts'
import { daysOf } from '../kernel/event.ts'
import type { Feed } from './model.ts'

/** An entry of a feed, and where it is from. */
export interface PlacedEntry {
  readonly id: string
  readonly feed: Feed
  readonly entry: CalendarEntry
  /** Its first and last day, as numbers. */
  readonly first: number
  readonly last: number
}

/** What takes place on any of these days, both included, by the feeds that are shown. @param entriesOf the answers known */
export const entriesOfFeeds = (
  feeds: readonly Feed[],
  entriesOf: (feed: string) => readonly CalendarEntry[],
  first: CalendarDay,
  last: CalendarDay,
): readonly PlacedEntry[] =>
  feeds
    .filter(({ isShown }) => isShown)
    .flatMap((feed) =>
      entriesOf(feed.id).map((entry, at) => ({ id: `${feed.id}/${at}`, feed, entry, ...daysOf(entry) })),
    )
    .filter((one) => one.last >= dayNumber(first) && one.first <= dayNumber(last))
