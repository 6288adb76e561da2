import { dayNumber, dayOfNumber, localDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { isoDay } from '../../../shared/lib/calendar/iso-day.ts'

/** The merits, and those of each of the last days by its date (`2026-11-24`). */
export interface Merits {
  readonly score: number
  readonly days: Readonly<Record<string, number>>
  /** Whether a knock is heard. */
  readonly sound: boolean
}

export const NO_MERITS: Merits = { score: 0, days: {}, sound: false }

/** More cannot be counted one by one. */
export const SCORE_LIMIT = Number.MAX_SAFE_INTEGER
/** Days are kept for five weeks. */
export const DAYS_KEPT = 35

/** The local date of a time as the key of `days`. */
export const dayKey = (moment: Date): string => isoDay(localDay(moment))

const sum = (a: number, b: number) => Math.min(SCORE_LIMIT, a + b)

/** The newest days, and today whatever it is: a clock that was set back leaves days that are still to come. */
export const newestDays = (days: Readonly<Record<string, number>>, today = ''): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(days)
      .toSorted(([a], [b]) => Number(a === today) - Number(b === today) || (a < b ? -1 : 1))
      .slice(-DAYS_KEPT),
  )

/** One knock: one more merit, today's too. */
export function knock(merits: Merits, moment: Date): Merits {
  const today = dayKey(moment)
  const days = newestDays({ ...merits.days, [today]: sum(merits.days[today] ?? 0, 1) }, today)
  return { ...merits, score: sum(merits.score, 1), days }
}

/** Nothing counted; the sound stays as it is. */
export const cleared = (merits: Merits): Merits => ({ ...merits, score: 0, days: {} })

/** Gives cleared merits back, to those that were counted since. */
export function restored(merits: Merits, back: Merits): Merits {
  const days = [...Object.keys(back.days), ...Object.keys(merits.days)].map(
    (day) => [day, sum(merits.days[day] ?? 0, back.days[day] ?? 0)] as const,
  )
  return { ...merits, score: sum(merits.score, back.score), days: newestDays(Object.fromEntries(days)) }
}

/** The merits of the last `count` days up to today, oldest first; noon of each day, in local time. */
export function lastDays(
  { days }: Merits,
  moment: Date,
  count: number,
): readonly { readonly date: Date; readonly merits: number }[] {
  const today = dayNumber(localDay(moment))
  return Array.from({ length: count }, (_, at) => {
    const day = dayOfNumber(today - count + 1 + at)
    return { date: new Date(day.year, day.month - 1, day.day, 12), merits: days[isoDay(day)] ?? 0 }
  })
}

/** Milliseconds between two announcements of the count. */
const ANNOUNCED_EVERY_MS = 10_000

/** Whether a count may be read out again: at most every ten seconds, also after the clock was set back. */
export const mayAnnounce = (last: number, now: number): boolean => now < last || now - last >= ANNOUNCED_EVERY_MS
