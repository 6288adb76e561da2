import type { Database } from '../../adapters/database/open.ts'

/** The epoch of the data, see `InstanceTable`. @throws when the database does not answer or has no epoch. */
export async function readEpoch(database: Database): Promise<string> {
  const row = await database.selectFrom('instance').select('value').where('key', '=', 'epoch').executeTakeFirstOrThrow()
  return row.value
}
