import type { Language } from '../../../shared/constants.ts'
import { daysBetween } from '../../../shared/lib/calendar/calendar-day.ts'
import { timeFromNow } from '../../../shared/lib/calendar/time-from-now.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAYS_IN_WORDS = 7

/**
 * When something was, as one says it: just now, minutes and hours of today, yesterday with the time, days of the last
 * week, then the date. What lies in the future by a wrong clock is just now.
 * @param justNow the words for less than a minute
 */
export function relativeTime(time: number, now: Date, language: Language, justNow: string): string {
  const then = new Date(time)
  const past = now.getTime() - time
  if (past < MINUTE_MS) return justNow
  const days = daysBetween(then, now)
  if (past < HOUR_MS) return timeFromNow(-Math.floor(past / MINUTE_MS), 'minute', language)
  if (days === 0) return timeFromNow(-Math.floor(past / HOUR_MS), 'hour', language)
  if (days === 1) {
    const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    return `${timeFromNow(-1, 'day', language)} ${clock.format(then)}`
  }
  if (days < DAYS_IN_WORDS) return timeFromNow(-days, 'day', language)
  return new Intl.DateTimeFormat(language, { year: 'numeric', month: '2-digit', day: '2-digit' }).format(then)
}
