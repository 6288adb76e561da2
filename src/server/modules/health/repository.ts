import type { Database } from '../../adapters/database/open.ts'

/** The timeline that the data belongs to; throws when the database does not answer or has lost it. */
export async function readEpoch(database: Database): Promise<string> {
  const row = await database.selectFrom('instance').select('value').where('key', '=', 'epoch').executeTakeFirstOrThrow()
  return row.value
}
