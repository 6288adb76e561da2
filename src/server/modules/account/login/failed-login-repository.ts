import * as v from 'valibot'
import type { Database } from '../../../adapters/database/open.ts'
import { recentFailures, waitAfter } from './attempts.ts'

const HOUR_MS = 3_600_000
const timesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.number()))
/** Attempts at once that are told apart by comparing what was read with what is there. */
const MAX_TRIES = 20

type Times = readonly number[]

/**
 * Counts a login as failed before it is checked, so that attempts at once are counted, too; `deleteFailures` takes that
 * back, and `deleteAttempt` what was not checked after all.
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
  let wait = 0
  const isCounted = await changeTimes(database, key, (times) => {
    const recent = recentFailures(times, now)
    wait = waitAfter(recent, now)
    return wait > 0 ? undefined : [...recent, now]
  })
  return isCounted ? wait : 1000
}

/** Takes back one attempt. @param at when it was begun */
export async function deleteAttempt(database: Database, key: string, at: number): Promise<void> {
  await changeTimes(database, key, (times) => {
    const index = times.lastIndexOf(at)
    return index < 0 ? undefined : times.toSpliced(index, 1)
  })
}

/** Forgets the failures of an account, after a login. */
export async function deleteFailures(database: Database, key: string): Promise<void> {
  await database.deleteFrom('failed_login').where('key', '=', key).execute()
}

/**
 * Changes the times of a key, also while others do. @param change gives the new times, or undefined to leave them
 * @returns whether they are as it wants them; false if others were faster again and again
 */
async function changeTimes(
  database: Database,
  key: string,
  change: (times: Times) => Times | undefined,
): Promise<boolean> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const row = await database.selectFrom('failed_login').select('times').where('key', '=', key).executeTakeFirst()
    const before = row?.times ?? '[]'
    const after = change(v.parse(timesSchema, before))
    if (after === undefined) return true
    const changed = await database
      .updateTable('failed_login')
      .set({ times: JSON.stringify(after), at: after.at(-1) ?? 0 })
      .where('key', '=', key)
      .where('times', '=', before)
      .executeTakeFirst()
    if (changed.numUpdatedRows > 0n) return true
  }
  return false
}
