import * as v from 'valibot'
import type { Database } from '../../adapters/database/open.ts'
import { recentFailures, waitAfter } from './attempts.ts'

const HOUR_MS = 3_600_000
const timesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.number()))
/** Attempts at once that are told apart by comparing what was read with what is there. */
const MAX_TRIES = 20

/**
 * Counts a login as failed before it is checked, so that attempts at once are counted, too; `forgetFailures` takes that
 * back.
 * @returns for how many ms it must not be checked; 0 if it may
 */
export async function beginAttempt(database: Database, key: string, now: number): Promise<number> {
  await database
    .deleteFrom('failed_login')
    .where('at', '<', now - HOUR_MS)
    .execute()
  await database
    .insertInto('failed_login')
    .values({ key, times: '[]', at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const row = await database.selectFrom('failed_login').select('times').where('key', '=', key).executeTakeFirst()
    const times = recentFailures(v.parse(timesSchema, row?.times ?? '[]'), now)
    const wait = waitAfter(times, now)
    if (wait > 0) return wait
    const changed = await database
      .updateTable('failed_login')
      .set({ times: JSON.stringify([...times, now]), at: now })
      .where('key', '=', key)
      .where('times', '=', row?.times ?? '[]')
      .executeTakeFirst()
    if (changed.numUpdatedRows > 0n) return 0
  }
  return 1000
}

/** Forgets the failures of an account, after a login. */
export async function forgetFailures(database: Database, key: string): Promise<void> {
  await database.deleteFrom('failed_login').where('key', '=', key).execute()
}
