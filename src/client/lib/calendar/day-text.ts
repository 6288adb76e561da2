import type { Language } from '../../../shared/constants.ts'
import { type CalendarDay, dayNumber } from '../../../shared/lib/calendar/calendar-day.ts'

const DAY_MS = 86_400_000

/** A day in a language, whatever the device's time zone; `options` as of `Intl.DateTimeFormat`. */
export const dayText = (day: CalendarDay, language: Language, options: Intl.DateTimeFormatOptions): string =>
  formatOf(language, options).format(dayNumber(day) * DAY_MS)

/** From a day to another: 9月25日 – 27日, Sep 30 – Oct 6; one day alone where they are the same. */
export function daysText(first: CalendarDay, last: CalendarDay, language: Language, month: 'long' | 'short'): string {
  const begin = dayText(first, language, { month, day: 'numeric' })
  if (dayNumber(first) === dayNumber(last)) return begin
  const isSameMonth = first.year === last.year && first.month === last.month
  return `${begin} – ${dayText(last, language, isSameMonth ? { day: 'numeric' } : { month, day: 'numeric' })}`
}

/** A week that begins on Sunday, as `Date.getDay` counts. */
const SUNDAY = { year: 2026, month: 11, day: 1 }

/** The short names of the days of the week, from Sunday: 周日, 周一 …; Sun, Mon … */
export const shortWeekdays = (language: Language): readonly string[] =>
  Array.from({ length: 7 }, (_, index) =>
    dayText({ ...SUNDAY, day: SUNDAY.day + index }, language, { weekday: 'short' }),
  )

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format takes longer than writing a month of days. */
function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  formats.set(key, format)
  return format
}
