import { DatabaseError } from 'pg'
import type { Failure } from '../../core/route/errors.ts'

/** Result codes of SQLite: BUSY, LOCKED, READONLY, IOERR, CANTOPEN; and FULL. */
const SQLITE_AWAY: ReadonlySet<number> = new Set([5, 6, 8, 10, 14])
const SQLITE_FULL = 13
/** Classes of SQLSTATE: connection, rolled back (deadlock), resources, intervention; and the disk that is full. */
const POSTGRES_AWAY = /^(?:08|40|53|57|58)/
const POSTGRES_FULL = '53100'
/** Reasons of the system. */
const DISK_FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT'])
const NO_CONNECTION: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])
/** How the driver of PostgreSQL says that there is no connection, for which it has no codes. */
const DRIVER_AWAY = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered)/

/** Whether an error is of the disk or of the database's surroundings, and so will pass; undefined for any other. */
export function failureOf(error: unknown): Failure | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  if (error instanceof DatabaseError) {
    if (code === POSTGRES_FULL) return 'full'
    return POSTGRES_AWAY.test(code) ? 'unavailable' : undefined
  }
  if ('errcode' in error) return failureOfSqlite(Number(error.errcode) & 0xff)
  if (DISK_FULL.has(code)) return 'full'
  return NO_CONNECTION.has(code) || DRIVER_AWAY.test(error.message) ? 'unavailable' : undefined
}

function failureOfSqlite(code: number): Failure | undefined {
  if (code === SQLITE_FULL) return 'full'
  return SQLITE_AWAY.has(code) ? 'unavailable' : undefined
}
