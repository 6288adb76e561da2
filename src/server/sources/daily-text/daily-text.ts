import type { CalendarDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { isoDay } from '../../../shared/lib/calendar/iso-day.ts'

/** The text of a day, or with `ref` 1, 2 … another one in its place. */
export interface DailyTextQuery {
  readonly day: CalendarDay
  readonly ref: number
}

/** A sample of what is asked. */
export const SAMPLE_TEXT: DailyTextQuery = { day: { year: 2026, month: 11, day: 25 }, ref: 0 }

/** What the sources of daily texts have in common: everybody has the same text of a day, for which they are asked once. */
export const DAILY = {
  freshSeconds: 36 * 3600,
  timeoutMs: 5000,
  maxBytes: 64 * 1024,
  key: ({ day, ref }: DailyTextQuery) => `${isoDay(day)} ${ref}`,
  isPersisted: true,
} as const
