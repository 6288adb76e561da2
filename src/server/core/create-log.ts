import { type DestinationStream, pino } from 'pino'
import type { Log, LogLevel } from './log.ts'

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
