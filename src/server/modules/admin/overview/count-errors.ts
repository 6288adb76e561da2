import { type CountedErrors, QUARTER_MS } from '../../../core/route/error-log.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Routes that are named. */
const MAX_ROUTES = 5

const sum = (errors: readonly CountedErrors[]): number => errors.reduce((total, { count }) => total + count, 0)

interface Span {
  /** Since when errors are counted. */
  readonly since: number
  /** When the day of whoever asks has begun. */
  readonly dayStart: number
  readonly now: number
}

/** Errors of today and yesterday, by the hour and by route. Times in ms since the epoch. */
export function countErrors(errors: readonly CountedErrors[], { since, dayStart, now }: Span) {
  const today = Math.round(dayStart / QUARTER_MS) * QUARTER_MS
  const ofToday = errors.filter(({ at }) => at >= today)
  const ofYesterday = errors.filter(({ at }) => at >= today - DAY_MS && at < today)
  const hour = Math.floor(now / HOUR_MS)
  const first = Math.max(hour - 23, Math.floor(since / HOUR_MS))
  return {
    since,
    today: sum(ofToday),
    ...(since < today && { yesterday: sum(ofYesterday) }),
    hours: Array.from({ length: hour - first + 1 }, (_, index) => {
      const at = (first + index) * HOUR_MS
      return { at, count: sum(errors.filter((one) => one.at >= at && one.at < at + HOUR_MS)) }
    }),
    routes: [...Map.groupBy(ofToday, ({ route }) => route)]
      .map(([route, all]) => ({ route, count: sum(all) }))
      .toSorted((one, other) => other.count - one.count)
      .slice(0, MAX_ROUTES),
  }
}
