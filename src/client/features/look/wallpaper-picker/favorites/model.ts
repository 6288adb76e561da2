import { isFavorite } from '../../../../../shared/api/favorite-wallpaper.ts'
import { FAVORITES_LIMIT, type WallpaperEntry } from '../../../../../shared/entities/wallpaper.ts'
import { wallpaperKey } from '../../../../../shared/lib/wallpaper/wallpaper-key.ts'

type Favorites = readonly WallpaperEntry[]

const keysOf = (favorites: Favorites): ReadonlySet<string> => new Set(favorites.map(wallpaperKey))

/** What the user has changed since the last exchange. @param known the keys of what the server had then */
export function unsentChanges(
  known: readonly string[],
  favorites: Favorites,
): { readonly added: Favorites; readonly removed: readonly string[] } {
  const [before, now] = [new Set(known), keysOf(favorites)]
  return {
    added: favorites.filter((one) => isFavorite(one) && !before.has(wallpaperKey(one))),
    removed: known.filter((key) => !now.has(key)),
  }
}

/**
 * The favourites after an exchange: what other devices have added comes first, what they have removed goes.
 * @param now the favourites of this moment: the user may have changed them since they were sent
 * @param sent the favourites that the exchange began with
 * @param held those that the server has, with what was sent
 */
export function afterExchange(now: Favorites, sent: Favorites, held: Favorites): Favorites {
  const [mine, begun, theirs] = [keysOf(now), keysOf(sent), keysOf(held)]
  const news = held.filter((one) => !mine.has(wallpaperKey(one)) && !begun.has(wallpaperKey(one)))
  const kept = now.filter((one) => !isFavorite(one) || theirs.has(wallpaperKey(one)) || !begun.has(wallpaperKey(one)))
  if (news.length === 0 && kept.length === now.length) return now
  return [...news, ...kept].slice(0, FAVORITES_LIMIT)
}

/** Consecutive parts of a list, each of at most so many and of so much JSON, in UTF-8 bytes, but never empty. */
export function batchesOf<T>(list: readonly T[], most: { readonly count: number; readonly bytes: number }): T[][] {
  const batches: T[][] = []
  let bytes = 0
  for (const one of list) {
    const size = new TextEncoder().encode(JSON.stringify(one)).length + 1
    const last = batches.at(-1)
    if (last !== undefined && last.length < most.count && bytes + size <= most.bytes) {
      last.push(one)
      bytes += size
    } else {
      batches.push([one])
      bytes = size
    }
  }
  return batches
}
