import ICAL from 'ical.js'
import { dayNumber, dayOfNumber } from '../../../../shared/lib/calendar/calendar-day.ts'
import { parseIsoDay } from '../../../../shared/lib/calendar/iso-day.ts'
import { dayOfTime } from '../../../kit/rules.ts'
import type { CalendarEntry } from '../kernel/calendar-entry.ts'
import { type Budget, dayRuleOf, daysOfRule } from './day-rule.ts'
import { type EventGroup, textsOf } from './parse.ts'
import { rruleParts } from './rrule.ts'
import { lastDayOf, localTime, localTimesOf, timesOf, zoneOf } from './times.ts'
import { frequencyOf } from './values.ts'

/** The days (`YYYY-MM-DD`) between which times are looked for, both included, in the zone of the device. */
export interface CalendarSpan {
  readonly first: string
  readonly last: string
  readonly zone: string
}

/** How many times of a rule of hours are walked through, and how much of all: a rule may be endless, or of a century. */
const STEPS_OF_ONE = 12_000
const STEPS = 60_000

export const openBudget = (): Budget => ({ steps: STEPS })

/** The rules that no event of a day has: a calendar of them would fill the memory. */
const TOO_OFTEN = ['SECONDLY', 'MINUTELY']

const comesTooOften = ({ component }: ICAL.Event): boolean =>
  component.getAllProperties('rrule').some((rule) => TOO_OFTEN.includes(frequencyOf(rule)))

/** The times that an event takes place in a span, by their beginning. Those that cannot be had are left out. */
export function entriesOf(
  { main, changed, leftOut }: EventGroup,
  span: CalendarSpan,
  budget: Budget,
): readonly CalendarEntry[] {
  if (main === undefined) return changed.flatMap((one) => entryOf(one, one.startDate, one.endDate, span) ?? [])
  if (!main.isRecurring() || comesTooOften(main))
    return [entryOf(main, main.startDate, main.endDate, span) ?? []].flat()
  try {
    const from = zoneOf(main)
    const out = new Set(leftOut.flatMap((property) => localTimesOf(property, from, span.zone)))
    const isLeftOut = (time: ICAL.Time) => {
      const local = localTime(time, from, span.zone)
      return out.has(local) || out.has(dayOfTime(local))
    }
    return walk(main, isLeftOut, span, budget)
  } catch {
    return [entryOf(main, main.startDate, main.endDate, span) ?? []].flat()
  }
}

function walk(
  event: ICAL.Event,
  isLeftOut: (time: ICAL.Time) => boolean,
  span: CalendarSpan,
  budget: Budget,
): readonly CalendarEntry[] {
  const entries = new Map<string, CalendarEntry>()
  const from = numberOf(span.first) - Math.ceil(event.duration.toSeconds() / DAY_SECONDS) - ZONE_DAYS
  const to = numberOf(span.last) + ZONE_DAYS
  for (const time of timesBetween(event, { from, to }, budget)) {
    if (isLeftOut(time)) continue
    const { item, startDate, endDate } = event.getOccurrenceDetails(time)
    const entry = entryOf(item, startDate, endDate, span)
    if (entry !== undefined) entries.set(time.toString(), entry)
  }
  return [...entries.values()]
}

/** Days by their numbers, both included. */
interface Days {
  readonly from: number
  readonly to: number
}

/** The times of an event on some days, those of its rules first. */
function* timesBetween(event: ICAL.Event, days: Days, budget: Budget): Generator<ICAL.Time> {
  const { component, startDate: start } = event
  const properties = component.getAllProperties('rrule')
  const rules = properties.flatMap((property) => dayRuleOf(rruleParts(String(property.getFirstValue())), start) ?? [])
  if (rules.length < properties.length || component.hasProperty('exrule')) return yield* walkTimes(event, days, budget)
  const to = Math.min(days.to, lastDayOf(event) ?? days.to)
  for (const rule of rules)
    for (const day of daysOfRule(rule, dayNumber(start), { from: days.from, to }, budget))
      yield new ICAL.Time(
        { ...dayOfNumber(day), hour: start.hour, minute: start.minute, second: start.second, isDate: start.isDate },
        start.zone,
      )
  if (rules.length === 0) yield start
  for (const value of component.getAllProperties('rdate').flatMap((property) => property.getValues())) {
    const time: unknown = value instanceof ICAL.Period ? value.start : value
    const number = time instanceof ICAL.Time ? dayNumber(time) : Number.NaN
    if (time instanceof ICAL.Time && number >= days.from && number <= days.to) yield time
  }
}

/** The same for rules of hours, one by one from the first time on. */
function* walkTimes(event: ICAL.Event, { from, to }: Days, budget: Budget): Generator<ICAL.Time> {
  const times = event.iterator()
  for (let step = 0; step < STEPS_OF_ONE && budget.steps > 0; step += 1) {
    const time = times.next()
    if (!time || dayNumber(time) > to) return
    budget.steps -= 1
    if (dayNumber(time) >= from) yield time
  }
}

const DAY_SECONDS = 86_400
/** By how many days the day of a time may differ in another zone. */
const ZONE_DAYS = 2

const numberOf = (day: string): number => dayNumber(parseIsoDay(day) ?? { year: 1970, month: 1, day: 1 })

function entryOf(
  event: ICAL.Event,
  start: ICAL.Time,
  end: ICAL.Time | undefined,
  { first, last, zone }: CalendarSpan,
): CalendarEntry | undefined {
  const times = timesOf(start, end, zoneOf(event), zone)
  const isInSpan = dayOfTime(times.start) <= last && dayOfTime(times.end) >= first && times.start !== ''
  return isInSpan ? { ...textsOf(event), ...times } : undefined
}
