import { createHmac, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { ICONS_PER_PAGE } from '../../../shared/api/admin.ts'
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
  given: Omit<SharedIconRow, 'looked_at'>,
  maximum = MAX_SHARED_ICONS,
): Promise<'stored' | 'taken' | 'full'> {
  const row = { ...given, looked_at: 0 }
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

/** Icons that nobody has looked at, the oldest first, and how many there are. @param page from 1 */
export async function listUnseenIcons(
  database: Database,
  page: number,
): Promise<{ readonly rows: readonly SharedIconRow[]; readonly total: number }> {
  const icons = database.selectFrom('shared_icon').where('looked_at', '=', 0)
  const counted = icons.select((select) => select.fn.countAll<number>().as('total'))
  const { total } = await counted.executeTakeFirstOrThrow()
  const sorted = icons.selectAll().orderBy('shared_at').orderBy('site')
  const rows = await sorted
    .limit(ICONS_PER_PAGE)
    .offset((page - 1) * ICONS_PER_PAGE)
    .execute()
  return { rows, total }
}

/** How many icons nobody has looked at, and since when in ms. */
export async function countUnseenIcons(
  database: Database,
): Promise<{ readonly count: number; readonly since?: number }> {
  const { count, since } = await database
    .selectFrom('shared_icon')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<number | null>('shared_at').as('since')])
    .where('looked_at', '=', 0)
    .executeTakeFirstOrThrow()
  return { count, ...(since !== null && { since }) }
}

/** Notes that an icon was looked at, unless it has changed since. @returns whether it is still that one */
export async function keepSharedIcon(
  database: Database,
  { site, sharedAt }: { readonly site: string; readonly sharedAt: number },
  now: number,
): Promise<boolean> {
  const icon = database.updateTable('shared_icon').set({ looked_at: now }).where('site', '=', site)
  const kept = await icon.where('shared_at', '=', sharedAt).executeTakeFirst()
  return kept.numUpdatedRows > 0n
}

/** Removes a shared icon. @returns whether there was one */
export async function removeSharedIcon(database: Database, site: string): Promise<boolean> {
  const removed = await database.deleteFrom('shared_icon').where('site', '=', site).executeTakeFirst()
  return removed.numDeletedRows > 0n
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
