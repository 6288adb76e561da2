import { FAVORITES_LIMIT, type WallpaperEntry } from '../../../../../shared/entities/wallpaper.ts'
import { wallpaperKey } from '../../../../../shared/lib/wallpaper/wallpaper-key.ts'

/** Whether a wallpaper is among the favourites, by its key. */
export const isFavorite = (favorites: readonly WallpaperEntry[], entry: WallpaperEntry): boolean =>
  favorites.some((one) => wallpaperKey(one) === wallpaperKey(entry))

/** Adds a wallpaper as the first, or removes it. */
export const toggleFavorite = (
  favorites: readonly WallpaperEntry[],
  entry: WallpaperEntry,
): readonly WallpaperEntry[] =>
  isFavorite(favorites, entry)
    ? favorites.filter((one) => wallpaperKey(one) !== wallpaperKey(entry))
    : [entry, ...favorites].slice(0, FAVORITES_LIMIT)
