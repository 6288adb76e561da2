import type { Selectable } from 'kysely'
import { keepNewest } from '../../adapters/database/keep-newest.ts'
import type { Database } from '../../adapters/database/open.ts'
import type { Tables } from '../../adapters/database/tables.ts'

export type IconRow = Selectable<Tables['network_icon']>

/** Sites that are kept; the least recently used ones are forgotten. */
export const MAX_ICONS = 5000

/** @returns what was found out about a site; undefined if nothing was. */
export function readIcon(database: Database, origin: string): Promise<IconRow | undefined> {
  return database.selectFrom('network_icon').selectAll().where('origin', '=', origin).executeTakeFirst()
}

/** Stores what was found out about a site, and forgets the sites beyond `maximum`. */
export async function writeIcon(database: Database, row: IconRow, maximum = MAX_ICONS): Promise<void> {
  const { origin: _origin, ...changes } = row
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('network_icon')
      .values(row)
      .onConflict((conflict) => conflict.column('origin').doUpdateSet(changes))
      .execute()
    await keepNewest(transaction, { table: 'network_icon', by: 'used_at', limit: maximum })
  })
}

/** Notes that a site was asked for. */
export async function touchIcon(database: Database, origin: string, now: number): Promise<void> {
  await database.updateTable('network_icon').set({ used_at: now }).where('origin', '=', origin).execute()
}
