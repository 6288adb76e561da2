import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

const KEY = 'pepper'

/** What the database knows of the key of its passwords: enough to tell another one, and nothing about its bytes. */
const checkOf = (pepper: Uint8Array): string => createHmac('sha256', pepper).update('genkan pepper check').digest('hex')

const readCheck = (database: Kysely<Tables>) =>
  database.selectFrom('instance').select('value').where('key', '=', KEY).executeTakeFirst()

/** Whether the database has been used with a key of passwords. */
export const hasPepper = async (database: Kysely<Tables>): Promise<boolean> => (await readCheck(database)) !== undefined

/** Whether a key is the one that the database was first used with; that of the first use is. */
export async function takesPepper(database: Kysely<Tables>, pepper: Uint8Array): Promise<boolean> {
  const value = checkOf(pepper)
  await database
    .insertInto('instance')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return (await readCheck(database))?.value === value
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
