import { Kysely, PostgresDialect } from 'kysely'
import type { Migration } from 'kysely/migration'
import { DatabaseError, Pool, types } from 'pg'
import { StartFailure } from '../../core/start.ts'
import { migrate, reasonOf } from './migrate.ts'
import { migrations as ownMigrations } from './migrations/index.ts'
import type { Tables } from './tables.ts'

/** Connections to the server, and how long one may take to open, in ms. */
const CONNECTIONS = 10
const CONNECT_MS = 5000
/** PostgreSQL's type `bigint`: counts and times in ms, which a number holds. */
const BIGINT = 20

/**
 * Opens a database of a PostgreSQL server and runs the pending migrations.
 * @param url such as `postgres://user:password@host:5432/genkan`; messages name host and database alone
 * @throws StartFailure one line for the operator
 */
export async function openPostgres(
  url: string,
  migrations: Readonly<Record<string, Migration>> = ownMigrations,
): Promise<Kysely<Tables>> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    types: { getTypeParser: (id, format) => (id === BIGINT ? Number : types.getTypeParser(id, format)) },
  })
  pool.on('error', () => {}) // a connection that waits breaks off: the next question opens another
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const { host, pathname } = new URL(url)
  const name = `database ${host}${pathname}`
  try {
    await migrate(database, { migrations, name, isOutside: (error) => error !== undefined && !isOfMigration(error) })
  } catch (error) {
    await database.destroy()
    if (error instanceof StartFailure) throw error
    throw new StartFailure(`The ${name} cannot be used (${reasonOf(error) || codeOf(error)}).`)
  }
  return database
}

/** Classes of SQLSTATE in which the server itself is the reason: connection, authorization, resources, intervention. */
const OUTSIDE = /^(?:08|28|3D|53|57|58)/

const isOfMigration = (error: unknown): boolean =>
  error instanceof DatabaseError ? !OUTSIDE.test(error.code ?? '') : !(error instanceof Error && 'code' in error)

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'no reason given'
