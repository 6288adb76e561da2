import type ICAL from 'ical.js'
import { dayNumber } from '../../../../shared/lib/calendar/calendar-day.ts'
import { parseIsoDay } from '../../../../shared/lib/calendar/iso-day.ts'
import { dayOfTime } from '../../../kit/rules.ts'
import type { CalendarEntry } from '../kernel/calendar-entry.ts'
import { type EventGroup, frequencyOf, localTime, localTimesOf, textsOf, timesOf, zoneOf } from './parse.ts'

/** The days (`YYYY-MM-DD`) between which times are looked for, both included, in the zone of the device. */
export interface CalendarSpan {
  readonly first: string
  readonly last: string
  readonly zone: string
}

/** How many times of one event are walked through, and of all: a rule may be endless, or have been for a century. */
const STEPS_OF_ONE = 12_000
const STEPS = 60_000

/** What may still be walked through. */
export interface Budget {
  steps: number
}

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
  const entries: CalendarEntry[] = []
  const times = event.iterator()
  const earliest = numberOf(span.first) - Math.ceil(event.duration.toSeconds() / DAY_SECONDS) - ZONE_DAYS
  const latest = numberOf(span.last) + ZONE_DAYS
  for (let step = 0; step < STEPS_OF_ONE && budget.steps > 0; step += 1) {
    const time = times.next()
    if (!time) break
    budget.steps -= 1
    const number = dayNumber(time)
    if (number > latest) break
    if (number < earliest || isLeftOut(time)) continue
    const { item, startDate, endDate } = event.getOccurrenceDetails(time)
    const entry = entryOf(item, startDate, endDate, span)
    if (entry !== undefined) entries.push(entry)
  }
  return entries
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
