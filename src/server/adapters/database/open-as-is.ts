import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { systemClock } from '../../core/clock.ts'
import type { Database, DatabasePlace } from './open.ts'
import { numericTypes } from './open-postgres.ts'
import { NodeSqlite, NodeSqliteDialect } from './sqlite.ts'

/** How long connecting and a question may take, in ms. */
const ANSWER_MS = 4000
/** How long the embedded database waits for another process, in ms: it blocks the thread meanwhile. */
const BUSY_MS = 500

/**
 * Opens a database as it is, to look at one that may be older or newer than the program: nothing is migrated, no process
 * is counted, and nothing is refused before the first question.
 * @param isReadOnly whether nothing may be written to the embedded one
 * @throws where the embedded one is missing or cannot be opened
 */
export function openAsIs({ databaseUrl, dataDir }: DatabasePlace, isReadOnly = true): Database {
  if (databaseUrl === undefined) {
    const path = join(dataDir, 'genkan.db')
    if (!existsSync(path)) throw new Error(`there is no ${path}`)
    const sqlite = new NodeSqlite(path, systemClock, isReadOnly)
    sqlite.pragma(`busy_timeout = ${BUSY_MS}`)
    return new Kysely({ dialect: new NodeSqliteDialect(sqlite) })
  }
  const pool = new Pool({
    ...{ connectionString: databaseUrl, application_name: 'genkan-doctor', max: 2, types: numericTypes },
    ...{ connectionTimeoutMillis: ANSWER_MS, statement_timeout: ANSWER_MS, query_timeout: ANSWER_MS },
  })
  pool.on('error', () => {}) // a connection that waits breaks off: the next question tells why
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}
