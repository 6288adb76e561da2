import ICAL from 'ical.js'
import { minutesOf } from '../../../kit/rules.ts'
import { localTime, zoneOfProperty } from './times.ts'
import { orElse, textOf } from './values.ts'

/** A day that does not say that it is one. */
const BARE_DAY = /^((?:DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)(?:;(?!VALUE=)[^:;\r\n]*)*):(?=\d{8}(?:,\d{8})*\s*$)/gim
/** A rule, with its folded lines. */
const RULE = /^(?:RRULE|EXRULE)[:;].*(?:\r\n[ \t].*)*/gim

/** Makes lines of iCalendar what programs mean by them, where RFC 5545 wants them otherwise. */
export const repairLines = (text: string): string =>
  text.replace(BARE_DAY, '$1;VALUE=DATE:').replace(RULE, (rule) => rule.toUpperCase())

/** The same for the times of an event. */
export function repairEvent(event: ICAL.Component): void {
  orElse(() => makeWholeDays(event), undefined)
  orElse(() => joinZones(event), undefined)
}

/** Exchange says by a property that an event is of whole days, which it writes from midnight to midnight. */
function makeWholeDays(event: ICAL.Component): void {
  const isWhole = textOf(event.getFirstPropertyValue('x-microsoft-cdo-alldayevent')).toUpperCase() === 'TRUE'
  const properties = ['dtstart', 'dtend', 'recurrence-id', 'exdate', 'rdate'].flatMap((one) =>
    event.getAllProperties(one),
  )
  const times = properties.flatMap((property) => property.getValues())
  const isAtMidnight = (time: unknown): time is ICAL.Time =>
    time instanceof ICAL.Time && time.hour === 0 && time.minute === 0 && time.zone !== ICAL.Timezone.utcTimezone
  if (!isWhole || !times.every(isAtMidnight)) return
  for (const property of properties) {
    const days = property.getValues().filter(isAtMidnight).map(dayOf)
    property.removeParameter('tzid')
    property.resetType('date')
    if (property.isMultiValue) property.setValues(days)
    else property.setValue(days[0])
  }
}

const dayOf = ({ year, month, day }: ICAL.Time): ICAL.Time => ICAL.Time.fromData({ year, month, day, isDate: true })

/** An end of another zone than the beginning becomes a length, which is the same in both. */
function joinZones(event: ICAL.Component): void {
  const [start, end] = ['dtstart', 'dtend'].map((name) => event.getFirstProperty(name) ?? undefined)
  const [begins, ends] = [start, end].map((property) => property?.getFirstValue())
  if (!(begins instanceof ICAL.Time) || !(ends instanceof ICAL.Time) || end === undefined) return
  const [from, to] = [start ?? null, end].map((property, at) => zoneOfTime(at === 0 ? begins : ends, property))
  if (begins.isDate || ends.isDate || from === to || from === undefined || to === undefined) return
  const minutes = minutesOf(localTime(ends, to, 'UTC')) - minutesOf(localTime(begins, from, 'UTC'))
  event.removeProperty(end)
  event.addPropertyWithValue('duration', ICAL.Duration.fromSeconds(Math.max(0, minutes) * 60))
}

const zoneOfTime = (time: ICAL.Time, property: ICAL.Property | null): string | undefined =>
  time.zone === ICAL.Timezone.utcTimezone ? 'UTC' : zoneOfProperty(property)
