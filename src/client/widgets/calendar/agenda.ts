import { dayOfNumber } from '../../../shared/lib/calendar/calendar-day.ts'
import { minuteOfTime } from '../../kit/rules.ts'
import type { Agenda } from '../../kit/widget.ts'
import { events } from './document.ts'
import { titleOf } from './event-text.ts'
import { occurrencesOf } from './kernel/occurrences.ts'
import { messages } from './messages.ts'
import { revealOccurrence } from './shown.ts'

/** The events, by each of their days. */
const agenda: Agenda = {
  entriesBetween: (first, last) =>
    occurrencesOf(events.get().events, first, last).flatMap((one) =>
      Array.from({ length: one.last - one.first + 1 }, (_, at) => ({
        id: `${one.id}+${at}`,
        title: titleOf(one, messages),
        day: dayOfNumber(one.first + at),
        time: at === 0 ? minuteOfTime(one.start) : '',
        isDone: false,
        open: () => revealOccurrence(one),
      })),
    ),
  subscribe: events.subscribe,
}

export default agenda
