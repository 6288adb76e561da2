import { type CalendarDay, dayNumber, dayOfNumber } from '../../../../shared/lib/calendar/calendar-day.ts'

/** Whether a stored text is that of a day in a language; any other is fetched anew. */
export const isOf = (
  stored: { readonly day: string; readonly language: string },
  day: string,
  language: string,
): boolean => stored.day === day && stored.language === language

/** The language of third parties' texts; in others there are none. */
export const LIVE_LANGUAGE = 'zh-CN'

/** How many days back the window shows. */
export const PAST_DAYS = 30

/** The day some days before another one. */
export const daysBefore = (day: CalendarDay, count: number): CalendarDay => dayOfNumber(dayNumber(day) - count)
