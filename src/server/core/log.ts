import type { MiddlewareHandler } from 'hono'
import { type DestinationStream, pino } from 'pino'

/** Levels of the log, from the quietest; `silent` writes nothing. */
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

type Write = (fields: Readonly<Record<string, unknown>>, message: string) => void
/** The structured log. Fields named like secrets are blotted out; query strings are never given to it. */
export interface Log {
  readonly debug: Write
  readonly info: Write
  readonly warn: Write
  readonly error: Write
}

/** Names whose values never reach the log, wherever they stand (security.md, T41): secrets, and what people type. */
const SECRET = ['authorization', 'cookie', 'password', 'token', 'code', 'wd', 'query', 'SourceText']
const DEPTHS = ['', '*.', '*.*.']

/** Makes the log: one JSON object per line, to standard output unless told otherwise. */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: DEPTHS.flatMap((depth) => SECRET.map((name) => depth + name)), censor: '[redacted]' },
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

/** What of an error may be logged: its name, its message and where it came from. */
export function problemOf(error: unknown): { readonly problem: string; readonly stack?: string } {
  if (!(error instanceof Error)) return { problem: String(error) }
  return { problem: `${error.name}: ${error.message}`, ...(error.stack === undefined ? {} : { stack: error.stack }) }
}

/** One line per request, at `debug`: a start page is opened all day. The query string stays out. */
export function logRequests(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const milliseconds = Math.round(performance.now() - start)
    log.debug({ method: c.req.method, path: c.req.path, status: c.res.status, milliseconds }, 'request')
  }
}
