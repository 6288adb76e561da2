import { Kysely, PostgresDialect } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type ClientBase, DatabaseError, Pool, types } from 'pg'
import { StartFailure } from '../../core/start.ts'
import { heldMessage, migrate, reasonOf } from './migrate.ts'
import { migrations as ownMigrations } from './migrations/index.ts'
import type { Tables } from './tables.ts'

/** Connections to the server, and how long one may take to open, in ms. */
const CONNECTIONS = 10
const CONNECT_MS = 5000
/** Silence after which a connection is probed, in ms: networks forget one that says nothing for long. */
const KEEP_ALIVE_MS = 60_000
/** PostgreSQL's type `bigint`: counts and times in ms, which a number holds. */
const BIGINT = 20
/** The advisory lock of a database that is used: all connections share it, or one has it alone. */
const USE_LOCK = 0x67_65_6e_6b

/**
 * Opens a database of a PostgreSQL server and runs the pending migrations.
 * @param url such as `postgres://user:password@host:5432/genkan`; messages name host and database alone
 * @param isAlone whether no other process may use it meanwhile
 * @throws StartFailure one line for the operator
 */
export async function openPostgres(
  url: string,
  migrations: Readonly<Record<string, Migration>> = ownMigrations,
  isAlone = false,
): Promise<Kysely<Tables>> {
  const { host, pathname } = new URL(url)
  const name = `database ${host}${pathname}`
  const pool = new Pool({
    connectionString: url,
    min: 1, // it has the lock while nobody asks
    max: isAlone ? 1 : CONNECTIONS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: CONNECT_MS,
    onConnect: (client) => takeLock(client, isAlone, name),
    types: { getTypeParser: (id, format) => (id === BIGINT ? Number : types.getTypeParser(id, format)) },
  })
  pool.on('error', () => {}) // a connection that waits breaks off: the next question opens another
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(database, { migrations, name, isOutside: (error) => error !== undefined && !isOfMigration(error) })
  } catch (error) {
    await database.destroy()
    if (error instanceof StartFailure) throw error
    throw new StartFailure(`The ${name} cannot be used (${reasonOf(error) || codeOf(error)}).`)
  }
  return database
}

/** Lets a connection take part in the use of the database, until it ends. @throws StartFailure */
async function takeLock(client: ClientBase, isAlone: boolean, name: string): Promise<void> {
  const take = isAlone ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared'
  const { rows } = await client.query<{ taken: boolean }>(`select ${take}($1) as taken`, [USE_LOCK])
  if (rows[0]?.taken !== true) throw new StartFailure(heldMessage(name))
}

/** Classes of SQLSTATE in which the server itself is the reason: connection, authorization, resources, intervention. */
const OUTSIDE = /^(?:08|28|3D|53|57|58)/

const isOfMigration = (error: unknown): boolean =>
  error instanceof DatabaseError ? !OUTSIDE.test(error.code ?? '') : !(error instanceof Error && 'code' in error)

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'no reason given'
