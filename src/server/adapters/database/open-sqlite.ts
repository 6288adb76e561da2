import { constants } from 'node:fs'
import { access, open } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Clock, systemClock } from '../../core/clock.ts'
import type { Metrics } from '../../core/ports/metrics.ts'
import { reasonOf, StartFailure } from '../../core/start.ts'
import { ensureFolder } from '../data-folder.ts'
import { logQueries } from './log-queries.ts'
import { ADVICE, lockedMessage, migrate } from './migrate.ts'
import { migrations as ownMigrations } from './migrations/index.ts'
import { NodeSqlite, NodeSqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

/** Value of `pragma synchronous` at which an acknowledged write survives a power cut (security.md, section 0, 3). */
const FULL = 2

/** Whoever wants a database alone does not wait for a server that stays. */
const ALONE_TIMEOUT_MS = 500

interface SqliteOptions {
  readonly migrations?: Readonly<Record<string, Migration>> | undefined
  /** Whether no other process may use it meanwhile. */
  readonly isAlone?: boolean | undefined
  /** What `readTime` reads. */
  readonly clock?: Clock | undefined
  readonly metrics?: Metrics | undefined
}

/**
 * Opens the SQLite database of a data folder, creating both if missing, and runs the pending migrations.
 * @throws StartFailure one line for the operator; the existing database is then unchanged.
 */
export async function openSqlite(
  folder: string,
  { migrations = ownMigrations, isAlone = false, clock = systemClock, metrics }: SqliteOptions = {},
): Promise<Kysely<Tables>> {
  const path = join(folder, 'genkan.db')
  await ensureWritable(folder, path)
  const sqlite = openFile(path, clock)
  const database = new Kysely<Tables>({ dialect: new NodeSqliteDialect(sqlite), log: logQueries(metrics) })
  try {
    // in this mode the first question takes a lock that every other connection must have released
    if (isAlone) {
      sqlite.pragma('locking_mode = exclusive')
      sqlite.pragma(`busy_timeout = ${ALONE_TIMEOUT_MS}`)
    }
    checkIntegrity(sqlite, path)
    await migrate(database, { migrations, name: `database ${path}`, isOutside })
  } catch (error) {
    sqlite.close()
    throw error instanceof StartFailure ? error : new StartFailure(describeFailure(error, path))
  }
  return database
}

async function ensureWritable(folder: string, path: string): Promise<void> {
  try {
    await ensureFolder(resolve(folder))
    // the database's other files take its mode
    await (await open(path, constants.O_CREAT | constants.O_RDONLY, 0o600)).close()
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    await access(path, constants.R_OK | constants.W_OK)
  } catch (error) {
    throw new StartFailure(
      `The data folder ${folder} cannot be written (${reasonOf(error)}). Set DATA_DIR to one that can.`,
    )
  }
}

function openFile(path: string, clock: Clock): NodeSqlite {
  try {
    return new NodeSqlite(path, clock)
  } catch (error) {
    throw new StartFailure(`The database ${path} cannot be opened (${reasonOf(error)}).`)
  }
}

function checkIntegrity(sqlite: NodeSqlite, path: string): void {
  // Checked before the first write: a damaged file must stay untouched for recovery.
  const result = sqlite.pragma('quick_check(1)')
  if (result !== 'ok') throw new Error(String(result))
  if (sqlite.pragma('journal_mode = wal') !== 'wal') throw new Error('it cannot be put into WAL mode')
  sqlite.pragma('synchronous = full')
  if (sqlite.pragma('synchronous') !== FULL || sqlite.pragma('foreign_keys') !== 1) {
    throw new StartFailure(`The database ${path} does not keep synchronous = FULL and foreign_keys = ON.`)
  }
}

/** SQLite result codes that do not mean damage: BUSY; then READONLY, IOERR, FULL and CANTOPEN. */
const SQLITE_BUSY = 5
const UNWRITABLE_CODES: ReadonlySet<number> = new Set([8, 10, 13, 14])

const resultCodeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0

/** Whether the reason is another program or the disk, not the database. */
const isOutside = (error: unknown): boolean => {
  const code = resultCodeOf(error)
  return code === SQLITE_BUSY || UNWRITABLE_CODES.has(code)
}

function describeFailure(error: unknown, path: string): string {
  const code = resultCodeOf(error)
  if (code === SQLITE_BUSY) return lockedMessage(`database ${path}`)
  if (UNWRITABLE_CODES.has(code)) return `The database ${path} cannot be written (${reasonOf(error)}).`
  return `The database ${path} is damaged or no database (${reasonOf(error)}). ${ADVICE}`
}
