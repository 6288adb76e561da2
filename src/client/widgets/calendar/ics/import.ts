import ICAL from 'ical.js'
import { dayOfNumber } from '../../../../shared/lib/calendar/calendar-day.ts'
import { isoDay, parseIsoDay } from '../../../../shared/lib/calendar/iso-day.ts'
import {
  calendarDayOf,
  dayOfTime,
  firstOccurrence,
  type Recurrence,
  repairRecurrence,
  withDay,
} from '../../../kit/rules.ts'
import type { CalendarEntry } from '../kernel/calendar-entry.ts'
import { endFrom } from '../kernel/event.ts'
import type { Reminder } from '../kernel/reminder.ts'
import { remindersOf } from './alarms.ts'
import { type CalendarSpan, entriesOf, openBudget } from './expand.ts'
import { type EventGroup, parseCalendar, textsOf } from './parse.ts'
import { recurrenceOfRrule, rruleParts } from './rrule.ts'
import { lastDayOf, localTime, localTimesOf, timesOf, zoneOf } from './times.ts'
import { orElse, textOf } from './values.ts'

/** The property by which a rule of ours that iCalendar cannot say comes back. */
export const OWN_RULE = 'x-genkan-rule'

/** An event of a file, as ours are kept. */
export interface ImportedEvent extends CalendarEntry {
  /** The same for the same event of the same calendar. */
  readonly uid: string
  readonly recurrence: Recurrence | null
  /** The days (`YYYY-MM-DD`) that its rule has and it leaves out. */
  readonly exceptions: readonly string[]
  readonly reminders: readonly Reminder[]
}

type Times = Pick<CalendarEntry, 'start' | 'end'>

/** What is read from a file. */
export interface ImportedCalendar {
  readonly name: string
  readonly events: readonly ImportedEvent[]
  /** Names of events whose rule is none of ours: they are here as single events, as far as they are looked for. */
  readonly unrolled: readonly string[]
  /** How many events of the file cannot be read, or have no name, or a time that no event of ours can have. */
  readonly damaged: number
}

/** The most single events that one rule becomes. */
const MAX_UNROLLED = 200

/**
 * Reads the events of a calendar file. A rule that ours can say stays a rule; of any other its times of a span are events
 * of their own.
 * @param span where such times are looked for; its zone is that of the device
 * @returns undefined for what is no calendar
 */
export function importCalendar(text: string, span: CalendarSpan): ImportedCalendar | undefined {
  const calendar = parseCalendar(text)
  if (calendar === undefined) return undefined
  const budget = openBudget()
  const unrolled: string[] = []
  const readGroup = (group: EventGroup): readonly ImportedEvent[] => {
    const { main } = group
    if (main !== undefined && localTime(main.startDate, zoneOf(main), span.zone) === '') return [NO_EVENT]
    const rule = ruleOf(group, span.zone)
    if (rule !== 'other') return withRule(group, rule, span.zone)
    const times = entriesOf(group, span, budget).slice(0, MAX_UNROLLED)
    const [{ name } = { name: '' }] = times
    if (name !== '') unrolled.push(name)
    return times.map((time) => ({
      ...{ ...time, uid: `${group.uid}/${time.start}`, recurrence: null, exceptions: [] },
      reminders: main === undefined ? [] : remindersOf(main, time, true, span.zone),
    }))
  }
  const read = calendar.groups.flatMap((group) => orElse(() => readGroup(group), [NO_EVENT]))
  const events = read.filter(({ name, start }) => name !== '' && start !== '')
  return { name: calendar.name, events, unrolled, damaged: calendar.damaged + read.length - events.length }
}

/** Stands for an event that cannot be read. */
const NO_EVENT: ImportedEvent = {
  ...{ name: '', place: '', note: '', start: '', end: '', uid: '' },
  ...{ recurrence: null, exceptions: [], reminders: [] },
}

/** The rule of an event, or null; `other` where ours cannot say it, or only times that were changed are known. */
function ruleOf({ main, changed }: EventGroup, device: string): Recurrence | null | 'other' {
  if (main === undefined || changed.some((one) => one.modifiesFuture())) return 'other'
  const { component } = main
  const own = ownRule(component)
  if (own !== undefined) return own
  const rules = component.getAllProperties('rrule')
  if (component.hasProperty('rdate') || component.hasProperty('exrule') || rules.length > 1) return 'other'
  const [rule] = rules
  if (rule === undefined) return null
  const value = rule.getFirstValue()
  const day = parseIsoDay(dayOfTime(localTime(main.startDate, zoneOf(main), device)))
  if (day === undefined || !(value instanceof ICAL.Recur) || !keepsItsDays(main, zoneOf(main), device)) return 'other'
  const last = lastDayOf(main)
  return (
    recurrenceOfRrule(rruleParts(value.toString()), day, last === undefined ? last : isoDay(dayOfNumber(last))) ??
    'other'
  )
}

function ownRule(component: ICAL.Component): Recurrence | undefined {
  try {
    return repairRecurrence(JSON.parse(textOf(component.getFirstPropertyValue(OWN_RULE))))
  } catch {
    return undefined
  }
}

/** Whether an event is here on the day that it is on there, and at one hour all year: else its rule is another one here. */
function keepsItsDays({ startDate }: ICAL.Event, zone: string | undefined, device: string): boolean {
  if (startDate.isDate) return true
  const times = Array.from({ length: 12 }, (_, month) => {
    const sample = startDate.clone()
    sample.resetTo(startDate.year, month + 1, 15, startDate.hour, startDate.minute, 0, startDate.zone)
    return localTime(sample, zone, device).slice(8)
  })
  return times.every((time) => time === times[0] && time.startsWith('15'))
}

/** Times moved to the first day of a rule: some programs let an event begin before it. */
function onRule(times: Times, rule: Recurrence): Times {
  const day = calendarDayOf(times.start)
  const first = day && firstOccurrence(rule, day)
  if (first === undefined) return times
  const start = withDay(times.start, first)
  return { start, end: endFrom(times, start) }
}

/** An event with its rule; a time of it that was changed is an event of its own, and a day that the rule leaves out. */
function withRule(
  { uid, main, changed, leftOut }: EventGroup,
  rule: Recurrence | null,
  device: string,
): readonly ImportedEvent[] {
  if (main === undefined) return []
  const zone = zoneOf(main)
  const replaced = changed.flatMap(({ component }) => component.getFirstProperty('recurrence-id') ?? [])
  const exceptions = [...leftOut, ...replaced].flatMap((one) => localTimesOf(one, zone, device).map(dayOfTime))
  const times = timesOf(main.startDate, main.endDate, zone, device)
  const own: ImportedEvent = {
    ...textsOf(main),
    ...(rule === null ? times : onRule(times, rule)),
    uid,
    recurrence: rule,
    reminders: remindersOf(main, times, rule !== null, device),
    exceptions: rule === null ? [] : [...new Set(exceptions)].toSorted(),
  }
  return [
    own,
    ...changed.map((event) => {
      const moved = timesOf(event.startDate, event.endDate, zoneOf(event), device)
      return {
        ...{ ...textsOf(event), ...moved, uid: `${uid}/${String(event.recurrenceId)}` },
        ...{ recurrence: null, exceptions: [], reminders: remindersOf(event, moved, false, device) },
      }
    }),
  ]
}
