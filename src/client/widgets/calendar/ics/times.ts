import ICAL from 'ical.js'
import { dayNumber } from '../../../../shared/lib/calendar/calendar-day.ts'
import { type CivilTime, repairTime } from '../../../kit/rules.ts'
import { civilTime, civilTimeIn, isZone, momentIn, wallTimeAt, zoneNamed } from './zone.ts'

/** The zone that the times of an event are written in; undefined where they are of no zone or of UTC. */
export const zoneOf = ({ component }: ICAL.Event): string | undefined =>
  zoneOfProperty(component.getFirstProperty('dtstart'))

export function zoneOfProperty(property: ICAL.Property | null): string | undefined {
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
  const zone = from === undefined ? undefined : zoneOfName(from, time)
  if (zone === 'described') return repairTime(civilTimeIn(device, momentOf(time)))
  return repairTime(zone === undefined ? civilTime(wall) : civilTimeIn(device, momentIn(zone, wall)))
}

/** The zone of a name in which a time is written; `described`: only the calendar says how it is. */
function zoneOfName(name: string, time: ICAL.Time): string | undefined {
  const isDescribed = time.zone?.tzid === name && time.zone !== ICAL.Timezone.localTimezone
  return isDescribed && !isZone(name) ? 'described' : zoneNamed(name)
}

/**
 * The number of the last day on which a rule of an event may have it begin, by the earliest UNTIL; undefined without one.
 * A day alone is included, and of an event of whole days a minute is its day as it is written.
 */
export function lastDayOf(event: ICAL.Event): number | undefined {
  const { component, startDate: start } = event
  const days = component.getAllProperties('rrule').flatMap((property) => {
    const value = property.getFirstValue()
    if (!(value instanceof ICAL.Recur) || !value.until) return []
    const { until } = value
    if (until.isDate || start.isDate) return [dayNumber(until)]
    const wall = until.zone === ICAL.Timezone.utcTimezone ? wallOf(until, start, zoneOf(event)) : until
    const isBefore = wall.hour * 60 + wall.minute < start.hour * 60 + start.minute
    return [dayNumber(wall) - Number(isBefore)]
  })
  return days.length === 0 ? undefined : Math.min(...days)
}

/** A time in UTC in the zone in which an event begins; of none that is known as it is. */
function wallOf(time: ICAL.Time, start: ICAL.Time, zone: string | undefined) {
  const known = zone === undefined ? undefined : zoneOfName(zone, start)
  if (known !== undefined && known !== 'described') return wallTimeAt(known, momentOf(time))
  return start.zone ? time.convertToZone(start.zone) : time
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
