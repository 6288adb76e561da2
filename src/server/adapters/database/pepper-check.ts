import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

const KEY = 'pepper'

/** What the database knows of the key of its passwords: enough to tell another one, and nothing about its bytes. */
const checkOf = (pepper: Uint8Array): string => createHmac('sha256', pepper).update('genkan pepper check').digest('hex')

const readCheck = (database: Kysely<Tables>) =>
  database.selectFrom('instance').select('value').where('key', '=', KEY).executeTakeFirst()

/** Whether the database has been used with a key of passwords: one with users has, whether it knows which or not. */
export const needsPepper = async (database: Kysely<Tables>): Promise<boolean> =>
  (await readCheck(database)) !== undefined ||
  (await database.selectFrom('user').select('id').limit(1).executeTakeFirst()) !== undefined

/** Whether a key may be the one that the database was first used with. */
export async function fitsPepper(database: Kysely<Tables>, pepper: Uint8Array): Promise<boolean> {
  const known = await readCheck(database)
  return known === undefined || known.value === checkOf(pepper)
}

/** Whether a key is the one that the database was first used with; that of the first use is. */
export async function takesPepper(database: Kysely<Tables>, pepper: Uint8Array): Promise<boolean> {
  await database
    .insertInto('instance')
    .values({ key: KEY, value: checkOf(pepper) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return fitsPepper(database, pepper)
}

/** Gives a database another key than that of its first use: its hashes are of that one now. */
export async function setPepper(database: Kysely<Tables>, pepper: Uint8Array): Promise<void> {
  const value = checkOf(pepper)
  await database
    .insertInto('instance')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
