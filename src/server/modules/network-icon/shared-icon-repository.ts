import { createHmac, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '../../adapters/database/open.ts'
import type { Tables } from '../../adapters/database/tables.ts'

export type SharedIconRow = Selectable<Tables['shared_icon']>

/** Icons that users may share in all. */
export const MAX_SHARED_ICONS = 2000

/** The row of `instance` with the key of the owners' hashes. */
const OWNER_KEY = 'sharedIconKey'

/** The site of an address, as shared icons are kept by it: its host without `www.`. */
export function siteKey(address: string): string {
  return new URL(address).hostname.replace(/\.$/, '').replace(/^www\./, '')
}

/** @returns the icon that a user shares for a site; undefined if there is none. */
export function readSharedIcon(database: Database, site: string): Promise<SharedIconRow | undefined> {
  return database.selectFrom('shared_icon').selectAll().where('site', '=', site).executeTakeFirst()
}

/**
 * Stores a shared icon; it replaces an older one of the same owner.
 * @returns `taken` if it is another owner's, `full` if there are `maximum` icons already.
 */
export async function writeSharedIcon(
  database: Database,
  row: SharedIconRow,
  maximum = MAX_SHARED_ICONS,
): Promise<'stored' | 'taken' | 'full'> {
  return database.transaction().execute(async (transaction) => {
    const existing = await transaction
      .selectFrom('shared_icon')
      .select('owner')
      .where('site', '=', row.site)
      .executeTakeFirst()
    if (existing && existing.owner !== row.owner) return 'taken'
    if (existing) {
      await transaction.updateTable('shared_icon').set(row).where('site', '=', row.site).execute()
      return 'stored'
    }
    const all = transaction.selectFrom('shared_icon').select((select) => select.fn.countAll<number>().as('count'))
    if ((await all.executeTakeFirstOrThrow()).count >= maximum) return 'full'
    await transaction.insertInto('shared_icon').values(row).execute()
    return 'stored'
  })
}

/** The owner that stands for an address: a hash with a key of this installation. The address itself is not stored. */
export async function ownerOf(database: Database, address: string): Promise<string> {
  await database
    .insertInto('instance')
    .values({ key: OWNER_KEY, value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const key = database.selectFrom('instance').select('value').where('key', '=', OWNER_KEY)
  const { value } = await key.executeTakeFirstOrThrow()
  return createHmac('sha256', value).update(address).digest('hex')
}
