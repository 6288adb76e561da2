import * as v from 'valibot'
import type { Database } from '../../../adapters/database/open.ts'
import { takeTurns } from '../../../adapters/database/take-turns.ts'
import { readTime } from '../../../adapters/database/time.ts'
import { HOUR_MS, recentFailures, waitAfter } from './attempts.ts'

const timesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.number()))

/** A login that is checked now, or for how many ms it must not be. */
export type Attempt = { readonly wait: number } | { readonly begunAt: number }

/**
 * Counts a login as failed before it is checked, one after another, so that attempts at once are counted, too, on all
 * nodes; `deleteFailures` takes that back, and `deleteAttempt` what was not checked after all.
 */
export async function beginAttempt(database: Database, key: string): Promise<Attempt> {
  await deleteOldFailures(database)
  return takeTurns(database, turnOf(key), async (transaction) => {
    const now = await readTime(transaction)
    const recent = recentFailures(await readTimes(transaction, key), now)
    const wait = waitAfter(recent, now)
    await writeTimes(transaction, key, wait > 0 ? recent : [...recent, now])
    return wait > 0 ? { wait } : { begunAt: now }
  })
}

/** Takes back one attempt. @param begunAt when it was begun */
export const deleteAttempt = (database: Database, key: string, begunAt: number): Promise<void> =>
  takeTurns(database, turnOf(key), async (transaction) => {
    const times = await readTimes(transaction, key)
    const index = times.lastIndexOf(begunAt)
    if (index >= 0) await writeTimes(transaction, key, times.toSpliced(index, 1))
  })

/** Forgets the failures of an account, after a login. */
export async function deleteFailures(database: Database, key: string): Promise<void> {
  await database.deleteFrom('failed_login').where('key', '=', key).execute()
}

async function deleteOldFailures(database: Database): Promise<void> {
  const now = await readTime(database)
  await database
    .deleteFrom('failed_login')
    .where('at', '<', now - HOUR_MS)
    .execute()
}

const turnOf = (key: string): string => `login ${key}`

async function readTimes(database: Database, key: string): Promise<readonly number[]> {
  const row = await database.selectFrom('failed_login').select('times').where('key', '=', key).executeTakeFirst()
  return row === undefined ? [] : v.parse(timesSchema, row.times)
}

async function writeTimes(database: Database, key: string, failures: readonly number[]): Promise<void> {
  const [at, times] = [failures.at(-1), JSON.stringify(failures)]
  if (at === undefined) return deleteFailures(database, key)
  await database
    .insertInto('failed_login')
    .values({ key, times, at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ times, at }))
    .execute()
}
