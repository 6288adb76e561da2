import { hash, randomBytes } from 'node:crypto'
import type { Database } from '../../adapters/database/open.ts'
import { readTime } from '../../adapters/database/time.ts'

/** How long a token can be used, by the database's time. */
const USABLE_MS = 60_000
/** Rows of `instance` by the hash of a token. */
const PREFIX = 'probe:'

const keyOf = (token: string): string => PREFIX + hash('sha256', token, 'base64url')

/** Makes a token for one request, or one socket. Whoever can write to the database is its operator. */
export async function makeProbeToken(database: Database): Promise<string> {
  const now = await readTime(database)
  const rows = await database.selectFrom('instance').selectAll().where('key', 'like', `${PREFIX}%`).execute()
  const ended = rows.filter(({ value }) => Number(value) <= now).map(({ key }) => key)
  if (ended.length > 0) await database.deleteFrom('instance').where('key', 'in', ended).execute()
  const token = randomBytes(32).toString('base64url')
  const value = String(now + USABLE_MS)
  await database
    .insertInto('instance')
    .values({ key: keyOf(token), value })
    .execute()
  return token
}

/** Uses a token up. @returns whether there was one that could be used */
export async function useProbeToken(database: Database, token: string): Promise<boolean> {
  const used = await database
    .deleteFrom('instance')
    .where('key', '=', keyOf(token))
    .returning('value')
    .executeTakeFirst()
  return used !== undefined && Number(used.value) > (await readTime(database))
}
