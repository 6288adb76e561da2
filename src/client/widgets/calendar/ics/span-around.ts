import { dayNumber, dayOfNumber, localDay } from '../../../../shared/lib/calendar/calendar-day.ts'
import { isoDay } from '../../../../shared/lib/calendar/iso-day.ts'
import { deviceZone } from '../../../kit/rules.ts'
import type { CalendarSpan } from './expand.ts'

/** A span of days around today, in the zone of this device. */
export function spanAround(before: number, after: number): CalendarSpan {
  const today = dayNumber(localDay(new Date()))
  return { first: isoDay(dayOfNumber(today - before)), last: isoDay(dayOfNumber(today + after)), zone: deviceZone() }
}
