/** What time it is, as a port, so that tests can set it. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => Date.now() }
