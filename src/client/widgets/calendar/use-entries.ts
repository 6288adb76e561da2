import { type CalendarDay, dayNumber, dayOfNumber } from '../../../shared/lib/calendar/calendar-day.ts'
import { isoDay } from '../../../shared/lib/calendar/iso-day.ts'
import { useDocument } from '../../kit/documents.ts'
import { type CivilTime, hasMinute } from '../../kit/rules.ts'
import type { AgendaEntry } from '../../kit/widget.ts'
import { events, feedAnswers, feeds } from './document.ts'
import { titleOf } from './event-text.ts'
import { entriesOfFeeds } from './feeds/feed-entries.ts'
import { openEntry } from './feeds/open-dialogs.ts'
import type { EventColor } from './kernel/event.ts'
import { type Occurrence, occurrencesOf } from './kernel/occurrences.ts'
import { useMessages } from './messages.ts'
import { revealOccurrence } from './shown.ts'
import { useOtherEntries } from './use-agenda.ts'

/** What the calendar shows of some days: a time of an event, or what another widget has for a day. */
export interface Entry {
  readonly id: string
  readonly title: string
  readonly start: CivilTime
  readonly end: CivilTime
  /** Its first and last day, as numbers. */
  readonly first: number
  readonly last: number
  readonly isDone: boolean
  /** Undefined for what another widget has. */
  readonly color: EventColor | undefined
  /** Undefined for what is none of the user's events. */
  readonly occurrence: Occurrence | undefined
  readonly open: () => void
}

/** What there is for so many days from a first one: whole days before hours, both by their beginning. */
export const useEntries = (from: CalendarDay, days: number): readonly Entry[] => useEntriesSoFar(from, days).entries

/** The same, but undefined until it is known what the other widgets have: nothing is shown that moves then. */
export function useKnownEntries(from: CalendarDay, days: number): readonly Entry[] | undefined {
  const { entries, isWhole } = useEntriesSoFar(from, days)
  return isWhole ? entries : undefined
}

function useEntriesSoFar(from: CalendarDay, days: number) {
  const messages = useMessages()
  const value = useDocument(events, (one) => one)
  const last = dayOfNumber(dayNumber(from) + days - 1)
  const own = occurrencesOf(value.events, from, last).map((one): Entry => {
    const { id, start, end, first, last: lastDay } = one
    return {
      ...{ id, title: titleOf(one, messages), start, end, first, last: lastDay, color: one.event.color },
      ...{ isDone: false, occurrence: one, open: () => revealOccurrence(one) },
    }
  })
  const ofFeeds = useFeedEntries(from, last)
  const others = useOtherEntries(from, days)
  return {
    entries: [...own, ...ofFeeds, ...(others ?? []).map(entryOf)].toSorted(byBeginning),
    isWhole: others !== undefined,
  }
}

function entryOf({ id, title, day, time, isDone, open }: AgendaEntry): Entry {
  const number = dayNumber(day)
  const start = time === '' ? isoDay(day) : `${isoDay(day)} ${time}`
  return {
    ...{ id, title, start, end: start, first: number, last: number, color: undefined },
    ...{ isDone, occurrence: undefined, open },
  }
}

/** What takes place on some days by the calendars that the user has subscribed to. */
function useFeedEntries(first: CalendarDay, last: CalendarDay): readonly Entry[] {
  const list = useDocument(feeds, (now) => now.feeds)
  const answers = useDocument(feedAnswers, (now) => now)
  return entriesOfFeeds(list, (id) => answers[id]?.value.entries ?? [], first, last).map((placed): Entry => {
    const { id, feed, entry } = placed
    return {
      ...{ id, title: entry.name, start: entry.start, end: entry.end, first: placed.first, last: placed.last },
      ...{ color: feed.color, isDone: false, occurrence: undefined, open: () => openEntry(placed) },
    }
  })
}

const rankOf = ({ start }: Entry) => Number(hasMinute(start))

const byBeginning = (one: Entry, other: Entry): number =>
  rankOf(one) - rankOf(other) || (one.start < other.start ? -1 : Number(one.start > other.start))
