/** The current time, as a port that tests can replace. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number
}

/** The system clock. */
export const systemClock: Clock = { now: () => Date.now() }
