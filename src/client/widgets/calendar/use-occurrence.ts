import { dayNumber } from '../../../shared/lib/calendar/calendar-day.ts'
import { useDocument } from '../../kit/documents.ts'
import { events } from './document.ts'
import { findEvent } from './kernel/event.ts'
import { nextOccurrenceOf, type Occurrence, occurrencesOf } from './kernel/occurrences.ts'
import type { OccurrenceRef } from './shown.ts'

/** One time of an event as it is now: after a change of the rule the next one; undefined where the event is gone. */
export function useOccurrence(ref: OccurrenceRef | undefined): Occurrence | undefined {
  const event = useDocument(events, (value) => (ref === undefined ? undefined : findEvent(value, ref.event)))
  if (ref === undefined || event === undefined) return undefined
  const number = dayNumber(ref.day)
  return (
    occurrencesOf([event], ref.day, ref.day).find(({ first }) => first === number) ?? nextOccurrenceOf(event, ref.day)
  )
}
