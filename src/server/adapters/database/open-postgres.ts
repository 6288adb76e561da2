import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type ClientBase, type CustomTypesConfig, DatabaseError, Pool, types } from 'pg'
import { type Metrics, NO_METRICS } from '../../core/ports/metrics.ts'
import { reasonOf, StartFailure } from '../../core/start.ts'
import { countDatabaseError, logQueries } from './log-queries.ts'
import { lockedMessage } from './migrate.ts'
import { migratePostgres } from './migrate-postgres.ts'
import { migrations as ownMigrations } from './migrations/index.ts'
import { PROCESS_NAME } from './processes.ts'
import type { Tables } from './tables.ts'

/** Connections of a process to the server. */
export const CONNECTIONS = 10
/** How long one may take to open, in ms. */
const CONNECT_MS = 5000
/** How long a server may take to end a connection, in ms: one that is out of reach never does. */
const END_MS = 3000
/** Silence after which a connection is probed, in ms: networks forget one that says nothing for long. */
const KEEP_ALIVE_MS = 60_000
/** PostgreSQL's type `bigint`: counts and times in ms, which a number holds. */
const BIGINT = 20
export const numericTypes: CustomTypesConfig = {
  getTypeParser: (id, format) => (id === BIGINT ? Number : types.getTypeParser(id, format)),
}
/** The advisory lock of a database that is used: all connections share it, or one has it alone. */
const USE_LOCK = 0x67_65_6e_6b

/**
 * Opens a database of a PostgreSQL server and runs the pending migrations. Once it is closed, others may have it alone.
 * @param url such as `postgres://user:password@host:5432/genkan`; messages name host and database alone
 * @param isAlone whether no other process may use it meanwhile
 * @throws StartFailure one line for the operator
 */
export async function openPostgres(
  url: string,
  migrations: Readonly<Record<string, Migration>> = ownMigrations,
  isAlone = false,
  metrics: Metrics = NO_METRICS,
): Promise<Kysely<Tables>> {
  const { host, pathname } = new URL(url)
  const name = `database ${host}${pathname}`
  const ends = new Set<Promise<void>>()
  const pool = new Pool({
    connectionString: url,
    application_name: PROCESS_NAME + randomUUID(),
    min: 1, // it has the lock while nobody asks
    max: isAlone ? 1 : CONNECTIONS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: CONNECT_MS,
    onConnect: async (client) => {
      // one that breaks off between two questions would end the process: the next question on it fails instead
      client.on('error', () => {})
      await takeLock(client, isAlone, name)
      const end = new Promise<void>((resolve) => client.once('end', resolve)).finally(() => ends.delete(end))
      ends.add(end)
    },
    types: numericTypes,
  })
  pool.on('error', () => {}) // a connection that waits breaks off: the next question opens another
  const end = async () => {
    await pool.end() // does not wait until the server has ended the connections, and so given back their locks
    await Promise.race([Promise.all(ends), wait(END_MS, undefined, { ref: false })])
  }
  watchPool(pool, metrics)
  const connect = async () => {
    try {
      return await pool.connect()
    } catch (error) {
      countDatabaseError(metrics, error)
      throw error
    }
  }
  const dialect = new PostgresDialect({ pool: { options: pool.options, connect, end } })
  const database = new Kysely<Tables>({ dialect, log: logQueries(metrics) })
  try {
    const isOutside = (error: unknown) => error !== undefined && !isOfMigration(error)
    await migratePostgres(database, { migrations, name, isOutside })
  } catch (error) {
    await database.destroy()
    if (error instanceof StartFailure) throw error
    throw new StartFailure(`The ${name} cannot be used (${reasonOf(error)}).`)
  }
  return database
}

function watchPool(pool: Pool, metrics: Metrics): void {
  metrics.watch('genkan_database_connections', { state: 'idle' }, () => pool.idleCount)
  metrics.watch('genkan_database_connections', { state: 'used' }, () => pool.totalCount - pool.idleCount)
  metrics.watch('genkan_database_waiting', {}, () => pool.waitingCount)
}

/** Lets a connection take part in the use of the database, until it ends. @throws StartFailure */
async function takeLock(client: ClientBase, isAlone: boolean, name: string): Promise<void> {
  const take = isAlone ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared'
  const { rows } = await client.query<{ taken: boolean }>(`select ${take}($1) as taken`, [USE_LOCK])
  if (rows[0]?.taken !== true) throw new StartFailure(lockedMessage(name))
}

/** Classes of SQLSTATE in which the server itself is the reason: connection, authorization, resources, intervention. */
const OUTSIDE = /^(?:08|28|3D|53|57|58)/

const isOfMigration = (error: unknown): boolean =>
  error instanceof DatabaseError ? !OUTSIDE.test(error.code ?? '') : !(error instanceof Error && 'code' in error)
