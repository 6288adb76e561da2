/** Failed logins that are free, and those of an hour after which none is checked any more. */
const FREE = 5
const PER_HOUR = 10
export const HOUR_MS = 3_600_000
const MAX_DELAY_MS = 900_000

/**
 * The failures of the last hour, oldest first. Those of the future, as after a clock was set back, count as of now: they
 * are neither forgiven nor kept for longer than others. @param times in ms since the epoch
 */
export const recentFailures = (times: readonly number[], now: number): readonly number[] =>
  times
    .filter((time) => now - time < HOUR_MS)
    .slice(-PER_HOUR)
    .map((time) => Math.min(time, now))

/**
 * For how many ms no further login is checked (security.md 4.2, T33): after five failures for 1, 2, 4 … 900 s, after
 * ten of an hour until the first of them is an hour ago. Never for good.
 * @param times of the failures of the last hour, oldest first
 */
export function waitAfter(times: readonly number[], now: number): number {
  const last = times.at(-1)
  const first = times[0]
  if (last === undefined || first === undefined || times.length < FREE) return 0
  const delay = Math.min(MAX_DELAY_MS, 1000 * 2 ** (times.length - FREE))
  const until = times.length >= PER_HOUR ? Math.max(first + HOUR_MS, last + delay) : last + delay
  return Math.max(0, until - now)
}
