import type { Clock } from './clock.ts'

/** Levels of the log, from the quietest; `silent` writes nothing. */
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

type Write = (fields: Readonly<Record<string, unknown>>, message: string) => void
/** The structured log. Fields with the names of secrets are redacted; query strings must not be passed to it. */
export interface Log {
  readonly debug: Write
  readonly info: Write
  readonly warn: Write
  readonly error: Write
}

/** The log fields of an error: its name with its message, and its stack. */
export function describeError(error: unknown): { readonly problem: string; readonly stack?: string } {
  if (!(error instanceof Error)) return { problem: String(error) }
  return { problem: `${error.name}: ${error.message}`, ...(error.stack === undefined ? {} : { stack: error.stack }) }
}

/** Shortest time between two lines of a tally. */
const TALLY_MS = 60_000

/**
 * Counts what happens too often for a line each: the first is written at once, then at most a line a minute.
 * @param write receives how often it happened since the last line.
 */
export function createTally(clock: Clock, write: (times: number) => void): () => void {
  let times = 0
  let quietUntil = Number.NEGATIVE_INFINITY
  return () => {
    times += 1
    if (clock.now() < quietUntil) return
    write(times)
    times = 0
    quietUntil = clock.now() + TALLY_MS
  }
}
