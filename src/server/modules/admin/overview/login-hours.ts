import type { Database } from '../../../adapters/database/open.ts'

const HOUR_MS = 3_600_000
/** Hours of which the count is kept. */
const KEPT = 48

/** How many logins were used from a time on. */
export async function countUsedLogins(database: Database, since: number): Promise<number> {
  const counted = database.selectFrom('session').select(({ fn }) => fn.countAll<number>().as('count'))
  return Number((await counted.where('seen_at', '>=', since).executeTakeFirstOrThrow()).count)
}

/** Writes down how many logins were used in this hour so far: whoever logs out is not forgotten by that. */
export async function noteLoginHour(database: Database, now: number): Promise<void> {
  const hour = Math.floor(now / HOUR_MS)
  const logins = await countUsedLogins(database, hour * HOUR_MS)
  await database
    .insertInto('login_hour')
    .values({ hour, logins })
    .onConflict((conflict) => conflict.column('hour').doUpdateSet({ logins }).where('login_hour.logins', '<', logins))
    .execute()
  await database
    .deleteFrom('login_hour')
    .where('hour', '<=', hour - KEPT)
    .execute()
}

/** The logins that were used in each of the last 24 hours, the oldest first; hours without a count are absent. */
export async function listLoginHours(
  database: Database,
  now: number,
): Promise<{ readonly at: number; readonly count: number }[]> {
  const hour = Math.floor(now / HOUR_MS)
  const rows = await database
    .selectFrom('login_hour')
    .selectAll()
    .where('hour', '>', hour - 24)
    .where('hour', '<=', hour)
    .orderBy('hour')
    .execute()
  return rows.map((row) => ({ at: row.hour * HOUR_MS, count: row.logins }))
}
