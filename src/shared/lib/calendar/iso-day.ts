import { type CalendarDay, dayNumber, dayOfNumber } from './calendar-day.ts'

/** A day as `2026-11-24` (years 0–9999). */
export function isoDay({ year, month, day }: CalendarDay): string {
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')
}

/** The day of `2026-11-24`; undefined for any other text, and for a day that no calendar has. */
export function parseIsoDay(text: string): CalendarDay | undefined {
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return undefined
  const given = { year, month, day }
  return isoDay(dayOfNumber(dayNumber(given))) === text ? given : undefined
}
