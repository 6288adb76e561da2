import ICAL from 'ical.js'
import { parseIsoDay } from '../../../../shared/lib/calendar/iso-day.ts'
import {
  type CivilTime,
  DAY_MINUTES,
  dayOfTime,
  minuteOfTime,
  minutesOf,
  occurrencesBetween,
  timeOfMinutes,
  withDay,
} from '../../../kit/rules.ts'
import { alarmOf } from './alarms.ts'
import { type ImportedEvent, OWN_RULE } from './import.ts'
import { rruleOf } from './rrule.ts'
import { timezoneOf } from './write-zone.ts'
import { momentIn } from './zone.ts'

/** How many years of a rule of the Chinese calendar are written as dates, from the last one on. */
const LUNAR_YEARS = 30

interface Written {
  /** The calendar's name. */
  readonly name: string
  /** The zone of the device, in which the events' times are. */
  readonly zone: string
  readonly now: Date
}

/**
 * Writes events as iCalendar (RFC 5545). A rule of the Chinese calendar, which that cannot say, is written as the dates of
 * thirty years, and as a property of ours by which it comes back.
 */
export function writeCalendar(events: readonly ImportedEvent[], { name, zone, now }: Written): string {
  const calendar = new ICAL.Component(['vcalendar', [], []])
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//Genkan//Calendar//EN')
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  calendar.addPropertyWithValue('x-wr-calname', name)
  if (events.some(({ start }) => minuteOfTime(start) !== ''))
    calendar.addSubcomponent(timezoneOf(zone, now.getFullYear()))
  const stamp = ICAL.Time.fromJSDate(now, true)
  for (const event of events) calendar.addSubcomponent(componentOf(event, zone, stamp))
  return `${calendar.toString()}\r\n`
}

function componentOf(event: ImportedEvent, zone: string, stamp: ICAL.Time): ICAL.Component {
  const component = new ICAL.Component('vevent')
  component.addPropertyWithValue('uid', event.uid)
  component.addPropertyWithValue('dtstamp', stamp)
  component.addPropertyWithValue('summary', event.name)
  if (event.place !== '') component.addPropertyWithValue('location', event.place)
  if (event.note !== '') component.addPropertyWithValue('description', event.note)
  const isAllDay = minuteOfTime(event.start) === ''
  addTimes(component, 'dtstart', [event.start], zone)
  addTimes(component, 'dtend', [isAllDay ? dayAfter(event.end) : event.end], zone)
  for (const reminder of event.reminders) component.addSubcomponent(alarmOf(reminder, event.name))
  const { recurrence, exceptions } = event
  if (recurrence === null) return component
  const rule = rruleOf(recurrence, (day) => untilText(day, event.start, zone))
  if (rule === undefined) {
    component.addPropertyWithValue(OWN_RULE, JSON.stringify(recurrence))
    addTimes(component, 'rdate', lunarTimes(event, stamp.year), zone)
  } else component.addPropertyWithValue('rrule', ICAL.Recur.fromString(rule))
  addTimes(
    component,
    'exdate',
    exceptions.map((day) => atMinuteOf(event.start, day)),
    zone,
  )
  return component
}

const dayAfter = (day: CivilTime): CivilTime => dayOfTime(timeOfMinutes(minutesOf(day) + DAY_MINUTES))

/** The same minute of a day. */
const atMinuteOf = (time: CivilTime, day: string): CivilTime => `${day} ${minuteOfTime(time)}`.trim()

/** One property with these times: days, or minutes of the device's zone. */
function addTimes(component: ICAL.Component, name: string, times: readonly CivilTime[], zone: string): void {
  const [first] = times
  if (first === undefined) return
  const property = new ICAL.Property(name, component)
  const isDay = minuteOfTime(first) === ''
  if (isDay) property.resetType('date')
  else property.setParameter('tzid', zone)
  const values = times.map((time) => ICAL.Time.fromString(isDay ? time : `${time.replace(' ', 'T')}:00`, property))
  if (property.isMultiValue) property.setValues(values)
  else property.setValue(values[0])
  component.addProperty(property)
}

/** The end of a rule: its last day, or of an event at a minute the end of that day in UTC, as RFC 5545 wants. */
function untilText(day: string, start: CivilTime, zone: string): string {
  const last = parseIsoDay(day)
  if (last === undefined || minuteOfTime(start) === '') return day.replaceAll('-', '')
  const moment = new Date(momentIn(zone, { ...last, hour: 23, minute: 59 }))
  return `${moment.toISOString().slice(0, 16).replace(/[-:]/g, '')}59Z`
}

/** The times of a rule of the Chinese calendar around a year, but for its first, which is written already. */
function lunarTimes({ recurrence, start }: ImportedEvent, year: number): readonly CivilTime[] {
  const begin = parseIsoDay(dayOfTime(start))
  if (recurrence === null || begin === undefined) return []
  const [first, last] = [year - 1, year + LUNAR_YEARS].map((one) => ({ year: one, month: 1, day: 1 }))
  if (first === undefined || last === undefined) return []
  return occurrencesBetween(recurrence, begin, first, last)
    .map((day) => withDay(start, day))
    .filter((time) => time !== start)
}
