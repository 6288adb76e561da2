import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** The type of a column of bytes: PostgreSQL and SQLite name it differently. */
export const binary = (database: Kysely<unknown>) =>
  database.getExecutor().adapter instanceof PostgresAdapter ? sql`bytea` : sql`blob`
