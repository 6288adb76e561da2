import { type CalendarDay, dayNumber, dayOfNumber } from '../../../../shared/lib/calendar/calendar-day.ts'
import { addMonths, isInRange, weekOf } from './month.ts'

/** What of the calendar is shown: a month, a week or a day by its hours. */
export type CalendarView = 'month' | 'week' | 'day'
export const VIEWS: readonly CalendarView[] = ['month', 'week', 'day']

/** The first day that a view of hours shows of a day, and how many there are. */
export const daysOfView = (
  view: 'week' | 'day',
  day: CalendarDay,
  sunday: boolean,
): { first: CalendarDay; count: number } =>
  view === 'week' ? { first: weekOf(day, sunday), count: 7 } : { first: day, count: 1 }

/** The day to which a view is turned forward or back. */
export function turned(view: CalendarView, day: CalendarDay, by: number): CalendarDay {
  if (view === 'month') return addMonths(day, by)
  const next = dayOfNumber(dayNumber(day) + by * (view === 'week' ? 7 : 1))
  return isInRange(next) ? next : day
}
