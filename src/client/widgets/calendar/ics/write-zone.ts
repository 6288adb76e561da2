import ICAL from 'ical.js'
import { isoDay } from '../../../../shared/lib/calendar/iso-day.ts'
import { type CivilTime, daysInMonth, weekdayOf } from '../../../kit/rules.ts'
import { dayName } from './rrule.ts'
import { civilTimeIn, offsetAt } from './zone.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A change of the clocks: the moment, and how far the zone is ahead of UTC before and after it, in ms. */
interface ClockChange {
  readonly moment: number
  readonly from: number
  readonly to: number
}

/** The changes of the clocks of a zone in a year, to the minute. */
function changesIn(zone: string, year: number): readonly ClockChange[] {
  const changes: ClockChange[] = []
  for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += DAY_MS) {
    const [from, to] = [offsetAt(zone, day), offsetAt(zone, day + DAY_MS)]
    if (from !== to) changes.push({ moment: changeBetween(zone, day, day + DAY_MS), from, to })
  }
  return changes
}

/** The first moment after the change that lies between two. */
function changeBetween(zone: string, before: number, after: number): number {
  if (after - before <= 60_000) return after
  const middle = before + Math.floor((after - before) / 120_000) * 60_000
  return offsetAt(zone, middle) === offsetAt(zone, before)
    ? changeBetween(zone, middle, after)
    : changeBetween(zone, before, middle)
}

/** The VTIMEZONE of a zone, by the changes of its clocks in a year, which are taken for those of every year. */
export function timezoneOf(zone: string, year: number): ICAL.Component {
  const timezone = new ICAL.Component('vtimezone')
  timezone.addPropertyWithValue('tzid', zone)
  const changes = changesIn(zone, year)
  if (changes.length === 0) {
    const offset = offsetAt(zone, Date.UTC(year, 0, 1))
    timezone.addSubcomponent(phaseOf('standard', `${FIRST_YEAR}-01-01T00:00:00`, offset, offset))
  }
  for (const { moment, from, to } of changes) {
    const day = yearlyDayOf(civilTimeIn('UTC', moment + from)) // at the clocks that are about to change
    const phase = phaseOf(to > from ? 'daylight' : 'standard', day.first, from, to)
    phase.addPropertyWithValue('rrule', ICAL.Recur.fromString(day.rule))
    timezone.addSubcomponent(phase)
  }
  return timezone
}

function phaseOf(name: 'standard' | 'daylight', start: string, from: number, to: number): ICAL.Component {
  const phase = new ICAL.Component(name)
  const property = new ICAL.Property('dtstart', phase)
  property.setValue(ICAL.Time.fromString(start, property))
  phase.addProperty(property)
  phase.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromSeconds(from / 1000))
  phase.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromSeconds(to / 1000))
  return phase
}

/** The year from which on zones are described: events may have been before this year. */
const FIRST_YEAR = 1970

/** Every year on that day of the week: the so-maniest of its month, or the last one; and its first time. */
function yearlyDayOf(wall: CivilTime): { readonly rule: string; readonly first: string } {
  const [year = 0, month = 1, day = 1] = wall.slice(0, 10).split('-').map(Number)
  const weekday = weekdayOf({ year, month, day })
  const isLast = day + 7 > daysInMonth(year, month)
  const nth = isLast ? -1 : Math.ceil(day / 7)
  const from = isLast ? daysInMonth(FIRST_YEAR, month) - 6 : (nth - 1) * 7 + 1
  const first = from + ((weekday - weekdayOf({ year: FIRST_YEAR, month, day: from }) + 7) % 7)
  return {
    rule: `FREQ=YEARLY;BYMONTH=${month};BYDAY=${nth}${dayName(weekday)}`,
    first: `${isoDay({ year: FIRST_YEAR, month, day: first })}T${wall.slice(11)}:00`,
  }
}
