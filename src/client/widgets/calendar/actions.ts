import { createId } from '../../kit/documents.ts'
import { showToast, showUndoToast } from '../../kit/interaction.ts'
import { type CivilTime, calendarDayOf, hasMinute, shortName } from '../../kit/rules.ts'
import { events } from './document.ts'
import {
  addEvent,
  type CalendarEvent,
  deleteEvent,
  detach,
  type EventEdit,
  editEvent,
  findEvent,
  LIMITS,
  leaveOut,
  plainEvent,
} from './kernel/event.ts'
import type { Occurrence } from './kernel/occurrences.ts'
import { messages } from './messages.ts'
import { editWithoutReminding } from './reminders/answers.ts'
import { usualReminders } from './reminders/usual-reminders.ts'
import type { OccurrenceRef } from './shown.ts'

/** Makes an event. @returns it, or undefined where there is no room, of which it tells */
export function createEvent(
  name: string,
  start: CivilTime,
  end: CivilTime,
  more: Partial<CalendarEvent> = {},
): CalendarEvent | undefined {
  const id = createId()
  const { timed, allDay } = usualReminders()
  const reminders = hasMinute(start) ? timed : allDay
  editWithoutReminding(() =>
    events.update((now) => addEvent(now, { ...plainEvent(id, name, start, end), reminders, ...more })),
  )
  return findEvent(events.get(), id) ?? tellFull()
}

function tellFull(): undefined {
  showToast({ kind: 'warning', text: messages('full', { count: LIMITS.events }) })
}

/** What decides when an event reminds. */
const REMINDED = ['start', 'end', 'recurrence', 'reminders'] as const

/** Edits an event; the keys of one field within a second are one step of undo. */
export function changeEventBy(id: string, edit: EventEdit): void {
  const change = () =>
    events.update((now) => editEvent(now, id, edit), { merge: `calendar.${id}.${Object.keys(edit).join()}` })
  if (REMINDED.some((key) => key in edit)) editWithoutReminding(change)
  else change()
}

export function removeEvent({ id, name }: CalendarEvent): void {
  events.update((now) => deleteEvent(now, id))
  showUndoToast(messages('deleted', { name: shortName(name) }))
}

/** Deletes one time of a repeating event. */
export function removeOccurrence({ event, day }: Occurrence): void {
  events.update((now) => leaveOut(now, event.id, day))
  showUndoToast(messages('deletedThis', { name: shortName(event.name) }))
}

/** Makes one time of a repeating event one of its own. @returns it, or undefined where there is no room */
export function detachOccurrence({ event, day }: Occurrence): OccurrenceRef | undefined {
  const id = createId()
  editWithoutReminding(() => events.update((now) => detach(now, event.id, day, id)))
  if (findEvent(events.get(), id) === undefined) return tellFull()
  showUndoToast(messages('detached', { name: shortName(event.name) }))
  return { event: id, day }
}

/** The first time of an event that has just been made. */
export const firstOf = ({ id, start }: CalendarEvent): OccurrenceRef | undefined => {
  const day = calendarDayOf(start)
  return day && { event: id, day, isNew: true }
}

/** Moves one time of an event; of a repeating one it then is one of its own. One step of undo. */
export function moveOccurrence(occurrence: Occurrence, start: CivilTime, end: CivilTime): void {
  const { event, day } = occurrence
  if (start === occurrence.start && end === occurrence.end) return
  if (event.recurrence === null) {
    editWithoutReminding(() => events.update((now) => editEvent(now, event.id, { start, end })))
    return
  }
  const id = createId()
  editWithoutReminding(() => events.update((now) => editEvent(detach(now, event.id, day, id), id, { start, end })))
  if (findEvent(events.get(), id) === undefined) tellFull()
  else showUndoToast(messages('detached', { name: shortName(event.name) }))
}
