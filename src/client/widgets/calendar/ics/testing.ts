import { mergeImported } from '../files/merge-imported.ts'
import { occurrencesOf } from '../kernel/occurrences.ts'
import { readFeed } from './feed.ts'
import { importCalendar } from './import.ts'

/** Where events are looked for in tests. */
const SPAN = { first: '2026-10-01', last: '2027-12-31', zone: 'Asia/Shanghai' }

/** A calendar of events, each with its lines between bars. */
export const calendarOf = (...events: readonly string[]): string =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0'],
    ...events.flatMap((event) => ['BEGIN:VEVENT', ...event.split('|'), 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')

/** When the events of a calendar begin: those of a file, and those of a feed. */
export function shown(text: string, zone = SPAN.zone): readonly (readonly string[])[] {
  const span = { ...SPAN, zone }
  const { events } = mergeImported({ events: [] }, importCalendar(text, span)?.events ?? []).events
  const [first, last] = [
    { year: 2026, month: 10, day: 1 },
    { year: 2027, month: 12, day: 31 },
  ] as const
  return [
    occurrencesOf(events, first, last).map(({ start }) => start),
    (readFeed(text, span)?.entries ?? []).map(({ start }) => start),
  ]
}
