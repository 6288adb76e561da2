import ICAL from 'ical.js'
import { firstCodePoints, oneLine, visibleText } from '../../../../shared/lib/text/one-line.ts'
import { type CivilTime, repairTime } from '../../../kit/rules.ts'
import { ENTRY_TEXTS } from '../kernel/calendar-entry.ts'
import { civilTime, civilTimeIn, isZone, momentIn } from './zone.ts'

/** The most events that a calendar is read with. */
const MAX_EVENTS = 20_000

/** An event and the times of it that were changed; without the event, those times alone. */
export interface EventGroup {
  readonly uid: string
  readonly main: ICAL.Event | undefined
  readonly changed: readonly ICAL.Event[]
  /** What names its times that do not take place: EXDATE, and the RECURRENCE-ID of those that are cancelled. */
  readonly leftOut: readonly ICAL.Property[]
}

/** A calendar as it is written: its name, if it has one, and its events by their UID. */
export interface ParsedCalendar {
  readonly name: string
  readonly groups: readonly EventGroup[]
  /** How many of its events cannot be read at all. */
  readonly damaged: number
}

/** Reads iCalendar. Lines that are none are left out. @returns undefined for what is no calendar, or has too many events */
export function parseCalendar(text: string): ParsedCalendar | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const begun = lines.filter((line) => /^BEGIN:VEVENT\s*$/i.test(line)).length
  if (begun > MAX_EVENTS) return undefined
  const { calendars, dropped } = rootsOf(lines.filter((line) => /^([A-Za-z0-9-]+[:;]|[ \t])/.test(line)).join('\r\n'))
  if (calendars.length === 0) return undefined
  for (const calendar of calendars) dropEndlessZones(calendar)
  const events = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
  const timeless = events.filter((event) => !event.hasProperty('dtstart') && !isCancelled(event)).length
  const name = calendars.map((calendar) => textOf(calendar.getFirstPropertyValue('x-wr-calname'))).find(Boolean) ?? ''
  return { name: oneLine(name, ENTRY_TEXTS.name), groups: groupByUid(events), damaged: dropped + timeless }
}

/** Takes what changes the clocks more often than once a year out of the zones: walking through it would never end. */
function dropEndlessZones(calendar: ICAL.Component): void {
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    for (const phase of zone.getAllSubcomponents())
      for (const rule of phase.getAllProperties('rrule')) if (frequencyOf(rule) !== 'YEARLY') phase.removeProperty(rule)
}

/** The FREQ of a rule, in upper case. */
export function frequencyOf(rule: ICAL.Property): string {
  const value = rule.getFirstValue()
  return value instanceof ICAL.Recur ? value.freq.toUpperCase() : ''
}

/** The VCALENDAR components of a text, of which there may be several, and how many of its events had to be dropped. */
function rootsOf(text: string): { readonly calendars: readonly ICAL.Component[]; readonly dropped: number } {
  let dropped = 0
  const isSound = (event: string) => jsonOf(event) !== undefined
  const drop = () => {
    dropped += 1
    return ''
  }
  const parsed = jsonOf(text) ?? jsonOf(text.replace(EVENT, (event) => (isSound(event) ? event : drop())))
  if (parsed === undefined) return { calendars: [], dropped }
  const roots = typeof parsed[0] === 'string' ? [parsed] : parsed
  const components = roots.map((root) => new ICAL.Component(root as unknown[]))
  return { calendars: components.filter(({ name }) => name.toLowerCase() === 'vcalendar'), dropped }
}

/** The lines of an event: one that cannot be parsed costs no other. */
const EVENT = /^BEGIN:VEVENT\s*$[\s\S]*?^END:VEVENT\s*$/gim

const jsonOf = (text: string): unknown[] | undefined => orElse(() => ICAL.parse(text), undefined)

/** What is read of an event; something else where a value in it is none of its kind. */
export function orElse<T, E>(read: () => T, other: E): T | E {
  try {
    return read()
  } catch {
    return other
  }
}

function groupByUid(components: readonly ICAL.Component[]): readonly EventGroup[] {
  const groups = new Map<string, { main?: ICAL.Component; changed: ICAL.Component[]; cancelled: ICAL.Property[] }>()
  for (const [index, component] of components.entries()) {
    const uid = textOf(component.getFirstPropertyValue('uid')) || `#${index}`
    const group = groups.get(uid) ?? { changed: [], cancelled: [] }
    groups.set(uid, group)
    const replaced = component.getFirstProperty('recurrence-id')
    if (isCancelled(component)) group.cancelled.push(...(replaced === null ? [] : [replaced]))
    else if (!component.hasProperty('dtstart')) continue
    else if (replaced === null) group.main ??= component
    else group.changed.push(component)
  }
  return [...groups].map(([uid, { main, changed, cancelled }]) => {
    const exceptions = changed.map((component) => new ICAL.Event(component, { exceptions: [] }))
    return {
      ...{ uid, main: main && new ICAL.Event(main, { exceptions }), changed: exceptions },
      leftOut: [...(main?.getAllProperties('exdate') ?? []), ...cancelled],
    }
  })
}

const isCancelled = (component: ICAL.Component) =>
  textOf(component.getFirstPropertyValue('status')).toUpperCase() === 'CANCELLED'

/** The value of a property as a text; empty for any other kind. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The zone that the times of an event are written in; undefined where they are of no zone or of UTC. */
export const zoneOf = ({ component }: ICAL.Event): string | undefined =>
  zoneOfProperty(component.getFirstProperty('dtstart'))

function zoneOfProperty(property: ICAL.Property | null): string | undefined {
  const zone = property?.getParameter('tzid')
  return typeof zone === 'string' && zone !== '' ? zone : undefined
}

/** The times of a property on a device of some zone. @param from the zone of those that are written in none */
export const localTimesOf = (property: ICAL.Property, from: string | undefined, device: string): readonly CivilTime[] =>
  property
    .getValues()
    .filter((value): value is ICAL.Time => value instanceof ICAL.Time)
    .map((time) => localTime(time, zoneOfProperty(property) ?? from, device))
    .filter(Boolean)

/**
 * A time as it is on a device of some zone; empty for one that no event can have, such as in the year 10000.
 * @param from the zone that it is written in: one of the IANA's by its own rules, another as the calendar describes it;
 * one of neither kind, and none, is the device's
 */
export function localTime(time: ICAL.Time, from: string | undefined, device: string): CivilTime {
  const wall = { year: time.year, month: time.month, day: time.day, hour: time.hour, minute: time.minute }
  const day = repairTime(civilTime(wall).replace(/ .*/, ''))
  if (time.isDate || day === '') return day
  if (time.zone === ICAL.Timezone.utcTimezone) return repairTime(civilTimeIn(device, momentOf(time)))
  if (from !== undefined && isZone(from)) return repairTime(civilTimeIn(device, momentIn(from, wall)))
  const isDescribed = from !== undefined && time.zone?.tzid === from && time.zone !== ICAL.Timezone.localTimezone
  return repairTime(isDescribed ? civilTimeIn(device, momentOf(time)) : civilTime(wall))
}

const momentOf = (time: ICAL.Time): number => time.toUnixTime() * 1000

/** When an event begins and ends on a device of some zone; of whole days the end is its last day. */
export function timesOf(
  start: ICAL.Time,
  end: ICAL.Time | undefined,
  from: string | undefined,
  device: string,
): { readonly start: CivilTime; readonly end: CivilTime } {
  const begins = localTime(start, from, device)
  if (end === undefined) return { start: begins, end: begins }
  const last = end.clone()
  if (last.isDate) last.adjust(-1, 0, 0, 0)
  const ends = localTime(last, from, device)
  return { start: begins, end: ends.length === begins.length && ends >= begins ? ends : begins }
}

/** Name, place and note of an event, as plain texts of bounded length. */
export function textsOf({ component }: ICAL.Event) {
  const text = (property: string) => textOf(component.getFirstPropertyValue(property))
  return {
    name: oneLine(text('summary'), ENTRY_TEXTS.name),
    place: oneLine(text('location'), ENTRY_TEXTS.place),
    note: firstCodePoints(text('description').split('\n').map(visibleText).join('\n'), ENTRY_TEXTS.note),
  }
}
