import { type Kysely, sql } from 'kysely'
import { isPostgres } from './is-postgres.ts'
import type { Tables } from './tables.ts'

/** What the connections of a process are called at a PostgreSQL server begins so. */
export const PROCESS_NAME = 'genkan '

/** How many processes use the database, this one included. */
export async function countProcesses(database: Kysely<Tables>): Promise<number> {
  if (!isPostgres(database)) return 1
  const { rows } = await sql<{ count: number }>`
    select count(distinct application_name)::int as count from pg_stat_activity
    where datname = current_database() and application_name like ${`${PROCESS_NAME}%`}`.execute(database)
  return rows[0]?.count ?? 1
}
