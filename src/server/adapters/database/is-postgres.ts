import { type Kysely, PostgresAdapter } from 'kysely'

/** Whether a database is one of a PostgreSQL server; else it is SQLite. */
export const isPostgres = <Tables>(database: Kysely<Tables>): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter
