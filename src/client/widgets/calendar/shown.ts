import type { CalendarDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { createViewRequest, openApp, requestView } from '../../kit/desktop.ts'
import type { Occurrence } from './kernel/occurrences.ts'

/** One time of an event: the event's id, and the day on which it begins. */
export interface OccurrenceRef {
  readonly event: string
  readonly day: CalendarDay
  /** Whether it has just been made: its name comes next. */
  readonly isNew?: boolean
}

/** What the window is asked to show by others: one time of an event. */
export const requested = createViewRequest<OccurrenceRef>()

/** Shows one time of an event where the window is open already. */
export const requestOccurrence = (ref: OccurrenceRef): void => requestView(requested, ref)

/** Shows one time of an event in the calendar's window. */
export function revealOccurrence({ event, day }: Pick<Occurrence, 'event' | 'day'>): void {
  requestOccurrence({ event: event.id, day })
  openApp({ app: 'calendar' })
}
