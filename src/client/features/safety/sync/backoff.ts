/** After a failure: the first wait, and the longest, in ms (security.md 3.3); and the longest that the server may ask for. */
const WAIT = { firstMs: 1000, mostMs: 300_000, askedMs: 3_600_000 } as const

/** When the cloud may be asked again after it did not answer. */
export interface Backoff {
  /** Milliseconds until then; 0 if it may be asked now. */
  left(): number
  /**
   * Notes a failure: each in a row doubles the wait, which is never the same on all devices.
   * @param retryAfter what the server has asked for, in seconds
   */
  fail(retryAfter: number | undefined): void
  /** It has answered, or the network is back. */
  reset(): void
}

export function createBackoff(now: () => number = Date.now, random: () => number = Math.random): Backoff {
  let failures = 0
  let since = 0
  let wait = 0
  return {
    left() {
      since = Math.min(since, now()) // a clock that was put back makes no wait longer
      return Math.max(0, since + wait - now())
    },
    fail(retryAfter = 0) {
      const grown = Math.min(WAIT.mostMs, WAIT.firstMs * 2 ** failures)
      failures += 1
      since = now()
      wait = Math.max(Math.min(WAIT.askedMs, retryAfter * 1000), grown * (0.5 + random()))
    },
    reset() {
      failures = wait = 0
    },
  }
}
