import ICAL from 'ical.js'
import { firstCodePoints, oneLine, visibleText } from '../../../../shared/lib/text/one-line.ts'
import { ENTRY_TEXTS } from '../kernel/calendar-entry.ts'
import { repairEvent, repairLines } from './repair.ts'
import { frequencyOf, orElse, textOf } from './values.ts'

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
  const written = lines.filter((line) => /^([A-Za-z0-9-]+[:;]|[ \t])/.test(line)).join('\r\n')
  const { calendars, dropped } = rootsOf(repairLines(written))
  if (calendars.length === 0) return undefined
  for (const calendar of calendars) dropEndlessZones(calendar)
  const events = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
  for (const event of events) repairEvent(event)
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

/** Name, place and note of an event, as plain texts of bounded length. */
export function textsOf({ component }: ICAL.Event) {
  const text = (property: string) => textOf(component.getFirstPropertyValue(property))
  return {
    name: oneLine(text('summary'), ENTRY_TEXTS.name),
    place: oneLine(text('location'), ENTRY_TEXTS.place),
    note: firstCodePoints(text('description').split('\n').map(visibleText).join('\n'), ENTRY_TEXTS.note),
  }
}
