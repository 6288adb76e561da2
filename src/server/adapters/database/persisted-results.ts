import type { PersistedResults } from '../../core/ports/persisted-results.ts'
import { keepNewest } from './keep-newest.ts'
import type { Database } from './open.ts'

/** Rows that are kept of all sources; the oldest go first. */
const LIMIT = 2000

/** Results of sources in the database. Those of another version of the program may have another shape and are passed over. */
export function createPersistedResults(database: Database, version: string, limit = LIMIT): PersistedResults {
  return {
    async read(source, key) {
      const row = await database
        .selectFrom('source_result')
        .select(['value', 'at'])
        .where('source', '=', source)
        .where('key', '=', key)
        .where('version', '=', version)
        .executeTakeFirst()
      return row && { value: JSON.parse(row.value), at: row.at }
    },
    async write(source, key, { value, at }) {
      const row = { value: JSON.stringify(value), version, at }
      await database
        .insertInto('source_result')
        .values({ source, key, ...row })
        .onConflict((conflict) => conflict.columns(['source', 'key']).doUpdateSet(row))
        .execute()
      await keepNewest(database, { table: 'source_result', by: 'at', limit })
    },
  }
}
