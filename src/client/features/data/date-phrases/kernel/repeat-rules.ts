import type { CalendarDay } from '../../../../../shared/lib/calendar/calendar-day.ts'
import { type Recurrence, recurrenceOn, WEEKDAYS, type Weekday } from '../../../../lib/calendar/recurrence.ts'
import type { Part } from './part.ts'

export const repeat = (rule: Recurrence): Part => ({ kind: 'repeat', rule })

/** Every so many days, weeks, months or years from today on. */
export function repeatOn(
  frequency: 'daily' | 'weekly' | 'monthly' | 'yearly',
  today: CalendarDay,
  interval = 1,
): Part | undefined {
  const found = recurrenceOn(frequency, today, interval)
  return found && repeat(found)
}

/** On weekdays, of which one may be named twice. */
export const onWeekdays = (weekdays: readonly Weekday[], interval = 1): Part =>
  repeat({ frequency: 'weekly', interval, weekdays: WEEKDAYS.filter((one) => weekdays.includes(one)) })

/** A date of every year. */
export const onDate = (month: number, day: number) => ({ frequency: 'yearly', interval: 1, month, day }) as const

/** A date of the lunar calendar in every year of it. */
export const onLunarDate = (month: number, day: number) =>
  ({ frequency: 'lunarYearly', interval: 1, month, day }) as const
