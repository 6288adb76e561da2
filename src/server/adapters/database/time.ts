import { type Kysely, sql } from 'kysely'
import { isPostgres } from './is-postgres.ts'
import type { Tables } from './tables.ts'

/**
 * The database's time, in ms since the epoch: the one that all nodes share, however far their own clocks are apart. It
 * is read when it is asked for, also within a transaction.
 */
export async function readTime(database: Kysely<Tables>): Promise<number> {
  const time = isPostgres(database)
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql<number>`now_ms()`
  const { now } = await database.selectNoFrom(time.as('now')).executeTakeFirstOrThrow()
  return now
}
