/** A day of the Gregorian calendar without time zone: month 1–12, day 1–31. */
export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

const DAY_MS = 86_400_000

/** Days since 1 January 1970. */
export function dayNumber({ year, month, day }: CalendarDay): number {
  // `Date.UTC` takes years below 100 for those of the twentieth century.
  return new Date(0).setUTCFullYear(year, month - 1, day) / DAY_MS
}

/** The inverse of `dayNumber`. */
export function dayOfNumber(number: number): CalendarDay {
  const date = new Date(number * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** The day of a time in the device's time zone. */
export function localDay(date: Date): CalendarDay {
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() }
}

/** Whole days from the date of a time to that of another, in the device's time zone. */
export const daysBetween = (from: Date, to: Date): number => dayNumber(localDay(to)) - dayNumber(localDay(from))
