import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../is-postgres.ts'

/** The type of a column of bytes: PostgreSQL and SQLite name it differently. */
export const binary = (database: Kysely<unknown>) => (isPostgres(database) ? sql`bytea` : sql`blob`)
