import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { FAVORITES_LIMIT, type WallpaperEntry, wallpaperEntrySchema } from '../../../../shared/entities/wallpaper.ts'
import { wallpaperKey } from '../../../../shared/lib/wallpaper/wallpaper-key.ts'
import { keepNewest } from '../../../adapters/database/keep-newest.ts'
import type { Database } from '../../../adapters/database/open.ts'

/** A key may be longer than an index can hold. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex')

/** Adds favourites of a user, the newest first; those that exceed the limit are the oldest, and go. */
export async function addFavorites(
  database: Database,
  userId: string,
  entries: readonly WallpaperEntry[],
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const last = await transaction
      .selectFrom('favorite_wallpaper')
      .select(({ fn }) => fn.max('place').as('place'))
      .where('user_id', '=', userId)
      .executeTakeFirst()
    const end = (last?.place ?? 0) + entries.length
    const rows = entries.map((entry, at) => ({
      user_id: userId,
      key: hashOf(wallpaperKey(entry)),
      place: end - at,
      entry: JSON.stringify(entry),
    }))
    await transaction
      .insertInto('favorite_wallpaper')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await keepNewest(transaction, { table: 'favorite_wallpaper', by: 'place', limit: FAVORITES_LIMIT, userId })
  })
}

/** Removes favourites of a user. @param keys what tells wallpapers apart, see `wallpaperKey` */
export async function removeFavorites(database: Database, userId: string, keys: readonly string[]): Promise<void> {
  await database
    .deleteFrom('favorite_wallpaper')
    .where('user_id', '=', userId)
    .where('key', 'in', keys.map(hashOf))
    .execute()
}

/** The favourites of a user, the newest first. */
export async function listFavorites(database: Database, userId: string): Promise<WallpaperEntry[]> {
  const rows = await database
    .selectFrom('favorite_wallpaper')
    .select('entry')
    .where('user_id', '=', userId)
    .orderBy('place', 'desc')
    .execute()
  return rows.flatMap(({ entry }) => {
    const parsed = v.safeParse(wallpaperEntrySchema, JSON.parse(entry))
    return parsed.success ? [parsed.output] : []
  })
}
