import { RELATIVE_TIME } from '../../../shared/constants.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A time relative to now, for a catalog to format; `date` means the date itself. */
export type RelativeTime =
  | { readonly kind: 'now' }
  | { readonly kind: 'seconds' | 'minutes' | 'hours' | 'days'; readonly n: number }
  | { readonly kind: 'date' }

/**
 * Under 10 s just now, then seconds, minutes, hours, days up to 3, then the date. Up to a minute in the future (another
 * clock may be ahead) is just now, more is a date. Both times in milliseconds.
 */
export function relativeTime(then: number, now: number): RelativeTime {
  const passed = now - then
  if (!Number.isFinite(passed) || passed < -MINUTE) return { kind: 'date' }
  if (passed < RELATIVE_TIME.nowSeconds * SECOND) return { kind: 'now' }
  if (passed < MINUTE) return { kind: 'seconds', n: Math.floor(passed / SECOND) }
  if (passed < HOUR) return { kind: 'minutes', n: Math.floor(passed / MINUTE) }
  if (passed < DAY) return { kind: 'hours', n: Math.floor(passed / HOUR) }
  const days = Math.floor(passed / DAY)
  return days <= RELATIVE_TIME.days ? { kind: 'days', n: days } : { kind: 'date' }
}
