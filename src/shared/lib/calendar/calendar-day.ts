/** A day of the Gregorian calendar, wherever on earth: month 1–12, day 1–31. */
export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

const DAY_MS = 86_400_000

/** The number of a day, counted from 1 January 1970; no time zone has a part in it. */
export function dayNumber({ year, month, day }: CalendarDay): number {
  return Date.UTC(year, month - 1, day) / DAY_MS
}

/** The day of a number. */
export function dayOfNumber(number: number): CalendarDay {
  const date = new Date(number * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** The day that a moment falls on where the device stands. */
export function localDay(date: Date): CalendarDay {
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() }
}
