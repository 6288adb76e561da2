import { firstCodePoints } from '../../../shared/lib/text/one-line.ts'
import { freshId, type Parsed, type Schema, salvage, unknownFields } from '../../kit/documents.ts'
import { hasMinute, isPlainObject, repairRecurrence, repairTime, sameJson } from '../../kit/rules.ts'
import { type CalendarEvent, EVENT_COLORS, type Events, endOfNew, LIMITS, plainEvent } from './kernel/event.ts'
import { soundReminders } from './kernel/reminder.ts'

const FIELDS = Object.keys(plainEvent('', '', '', ''))
const DAY = /^\d{4}-\d\d-\d\d$/

/** Reads events one by one: a damaged one costs no other, and a damaged part of one only that part. */
export const eventsSchema: Schema<Events> = {
  parse(input): Parsed<Events> {
    if (!isPlainObject(input)) return { ok: false, reason: 'not an object' }
    const repaired: string[] = []
    const readIds = new Set<string>()
    const read = salvage(input.events, 'events', repaired, (one, path, at) => readEvent(one, path, at, readIds))
    for (const { id } of read.slice(LIMITS.events)) repaired.push(`events.${id}`)
    return {
      ok: true,
      value: { ...unknownFields(input, ['events']), events: read.slice(0, LIMITS.events) },
      repaired,
    }
  },
}

/** An event needs a name and a start. */
function readEvent(input: unknown, path: string, repaired: string[], readIds: Set<string>): CalendarEvent | undefined {
  if (!isPlainObject(input)) return undefined
  const name = textOf(input.name, LIMITS.name)
  const start = repairTime(input.start)
  if (name.trim() === '' || start === '') return undefined
  const end = repairTime(input.end)
  const event: CalendarEvent = {
    ...unknownFields(input, FIELDS),
    id: freshId(input.id, path, readIds),
    name,
    start,
    end: hasMinute(end) === hasMinute(start) && end >= start ? end : endOfNew(start),
    place: textOf(input.place, LIMITS.place),
    note: textOf(input.note, LIMITS.note),
    color: EVENT_COLORS.find((color) => color === input.color) ?? 'accent',
    recurrence: repairRecurrence(input.recurrence) ?? null,
    exceptions: exceptionsOf(input.exceptions),
    birthday: input.birthday === true,
    reminders: Array.isArray(input.reminders) ? soundReminders(input.reminders, start) : [],
  }
  if (!sameJson({ ...plainEvent('', '', '', ''), ...input }, event)) repaired.push(path)
  return event
}

const textOf = (input: unknown, max: number): string => (typeof input === 'string' ? firstCodePoints(input, max) : '')

const exceptionsOf = (input: unknown): readonly string[] =>
  Array.isArray(input)
    ? [...new Set(input.filter((day): day is string => DAY.test(String(day)) && repairTime(day) !== ''))].slice(
        -LIMITS.exceptions,
      )
    : []
