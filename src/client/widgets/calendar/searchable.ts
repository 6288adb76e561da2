import { localDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { civilTimeText, language } from '../../kit/text.ts'
import { defineSearchables } from '../../kit/widget.ts'
import { events } from './document.ts'
import { nextOccurrenceOf } from './kernel/occurrences.ts'
import { revealOccurrence } from './shown.ts'

/** The events, the nearest first; each opens at its next time. Places and notes are found, too. */
export default defineSearchables('calendar', {
  events: {
    kind: 'content',
    icon: 'calendar',
    list: () => {
      const now = new Date()
      const today = localDay(now)
      return events
        .get()
        .events.flatMap((event) => nextOccurrenceOf(event, today) ?? [])
        .toSorted((one, other) => Math.abs(+new Date(one.start) - +now) - Math.abs(+new Date(other.start) - +now))
        .map((one) => ({
          id: one.event.id,
          title: one.event.name,
          keywords: [one.event.place, one.event.note].filter((text) => text !== ''),
          hint: civilTimeText(one.start, now, language()),
          run: () => revealOccurrence(one),
        }))
    },
    subscribe: events.subscribe,
  },
})
