import type { Language } from '../../../shared/constants.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAYS_IN_WORDS = 7

/** The whole days between the dates of two moments, in local time. */
function daysBetween(from: Date, to: Date): number {
  const [start, end] = [from, to].map((one) => Date.UTC(one.getFullYear(), one.getMonth(), one.getDate()))
  return Math.round(((end ?? 0) - (start ?? 0)) / (24 * HOUR_MS))
}

/**
 * When something was, as one says it: just now, minutes and hours of today, yesterday with the time, days of the last
 * week, then the date. What lies in the future by a wrong clock is just now.
 * @param justNow the words for less than a minute
 */
export function relativeTime(time: number, now: Date, language: Language, justNow: string): string {
  const then = new Date(time)
  const past = now.getTime() - time
  if (past < MINUTE_MS) return justNow
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const say = (value: number, unit: Intl.RelativeTimeFormatUnit) => capitalised(words.format(value, unit), language)
  const days = daysBetween(then, now)
  if (past < HOUR_MS) return say(-Math.floor(past / MINUTE_MS), 'minute')
  if (days === 0) return say(-Math.floor(past / HOUR_MS), 'hour')
  if (days === 1) {
    const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    return `${say(-1, 'day')} ${clock.format(then)}`
  }
  if (days < DAYS_IN_WORDS) return say(-days, 'day')
  return new Intl.DateTimeFormat(language, { year: 'numeric', month: '2-digit', day: '2-digit' }).format(then)
}

/** As the beginning of a line: `Yesterday`. */
const capitalised = (text: string, language: Language) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
