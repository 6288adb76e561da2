import { sql } from 'kysely'
import { isPostgres } from '../../../adapters/database/is-postgres.ts'
import type { Database } from '../../../adapters/database/open.ts'

const WEEK_MS = 7 * 24 * 3_600_000

/** How many users there are. @param dayStart when the day of whoever asks has begun, in ms */
export async function countUsers(database: Database, { now, dayStart }: { now: number; dayStart: number }) {
  const users = database.selectFrom('user').select(({ fn }) => fn.countAll<number>().as('count'))
  const seen = database.selectFrom('session').select(({ fn }) => fn.count<number>('user_id').distinct().as('count'))
  const { count: total } = await users.executeTakeFirstOrThrow()
  const { count: newThisWeek } = await users.where('made_at', '>=', now - WEEK_MS).executeTakeFirstOrThrow()
  const { count: seenToday } = await seen.where('seen_at', '>=', dayStart).executeTakeFirstOrThrow()
  return { total: Number(total), newThisWeek: Number(newThisWeek), seenToday: Number(seenToday) }
}

/** What is kept: files beside the database, and itself. */
export async function measureStorage(database: Database) {
  return {
    uploads: await sumFiles(database, 'upload'),
    cloudFiles: await sumFiles(database, 'user_file'),
    databaseBytes: await measureDatabase(database),
  }
}

async function sumFiles(database: Database, table: 'upload' | 'user_file') {
  const { files, bytes } = await database
    .selectFrom(table)
    .select(({ fn }) => [fn.countAll<number>().as('files'), fn.sum<number | null>('bytes').as('bytes')])
    .executeTakeFirstOrThrow()
  return { files: Number(files), bytes: Number(bytes ?? 0) }
}

async function measureDatabase(database: Database): Promise<number> {
  const size = isPostgres(database)
    ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
    : sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
  const { rows } = await size.execute(database)
  return Number(rows[0]?.bytes ?? 0)
}
