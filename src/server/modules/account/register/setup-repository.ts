import { ADMIN } from '../../../../shared/entities/account.ts'
import type { Database } from '../../../adapters/database/open.ts'
import { findUser } from '../profile/user-repository.ts'
import { hashOf, makeSecret } from '../secrets.ts'

/** How long a link of the first start can be used. */
export const SETUP_MS = 24 * 3_600_000
/** Rows of `instance` by the hash of a token; each node that starts adds its own. */
const PREFIX = 'setup:'

/** Makes a token by which the account `admin` can be made. @returns undefined where there is that account already */
export async function makeSetupToken(database: Database, now: number): Promise<string | undefined> {
  if ((await findUser(database, ADMIN)) !== undefined) return undefined
  const rows = await database.selectFrom('instance').selectAll().where('key', 'like', `${PREFIX}%`).execute()
  const ended = rows.filter(({ value }) => Number(value) <= now).map(({ key }) => key)
  if (ended.length > 0) await database.deleteFrom('instance').where('key', 'in', ended).execute()
  const token = makeSecret()
  await database
    .insertInto('instance')
    .values({ key: PREFIX + hashOf(token), value: String(now + SETUP_MS) })
    .execute()
  return token
}

/** Whether a token can be used. */
export async function isSetupToken(database: Database, token: string, now: number): Promise<boolean> {
  const row = await database
    .selectFrom('instance')
    .select('value')
    .where('key', '=', PREFIX + hashOf(token))
    .executeTakeFirst()
  return row !== undefined && Number(row.value) > now
}

/** Uses a token up, and all others with it. @returns whether this request was the one */
export async function consumeSetupToken(database: Database, token: string): Promise<boolean> {
  const used = await database
    .deleteFrom('instance')
    .where('key', '=', PREFIX + hashOf(token))
    .executeTakeFirst()
  if (used.numDeletedRows > 0n) await deleteSetupTokens(database)
  return used.numDeletedRows > 0n
}

/** Forgets all tokens, once there is the account `admin`. */
export async function deleteSetupTokens(database: Database): Promise<void> {
  await database.deleteFrom('instance').where('key', 'like', `${PREFIX}%`).execute()
}
