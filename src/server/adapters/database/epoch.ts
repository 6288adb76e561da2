import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** The epoch of the data, see `InstanceTable`. @throws when the database does not answer or has no epoch. */
export async function readEpoch(database: Kysely<Tables>): Promise<string> {
  const row = await database.selectFrom('instance').select('value').where('key', '=', 'epoch').executeTakeFirstOrThrow()
  return row.value
}
