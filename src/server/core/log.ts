import { type DestinationStream, pino } from 'pino'
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

/** Fields that are redacted at any depth up to two (security.md, T41): secrets and text that users type. */
const SECRET_NAMES = ['authorization', 'cookie', 'password', 'token', 'code', 'wd', 'query', 'SourceText']
const NESTING_PREFIXES = ['', '*.', '*.*.']

/** Creates the log: one JSON object per line, to standard output by default. */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: NESTING_PREFIXES.flatMap((depth) => SECRET_NAMES.map((name) => depth + name)),
      censor: '[redacted]',
    },
    formatters: { level: (label: string) => ({ level: label }) },
  }
  const logger = destination ? pino(options, destination) : pino(options)
  return {
    debug: (fields, message) => logger.debug(fields, message),
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error: (fields, message) => logger.error(fields, message),
  }
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
