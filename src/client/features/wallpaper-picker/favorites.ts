import type { WallpaperEntry } from '../../../shared/entities/wallpaper.ts'
import { keyOf } from './rotation.ts'

/** The most that can be kept; the oldest go first. */
export const FAVORITES_LIMIT = 500

export const isFavorite = (favorites: readonly WallpaperEntry[], entry: WallpaperEntry): boolean =>
  favorites.some((one) => keyOf(one) === keyOf(entry))

/** Adds a wallpaper as the first, or removes it. */
export const toggleFavorite = (
  favorites: readonly WallpaperEntry[],
  entry: WallpaperEntry,
): readonly WallpaperEntry[] =>
  isFavorite(favorites, entry)
    ? favorites.filter((one) => keyOf(one) !== keyOf(entry))
    : [entry, ...favorites].slice(0, FAVORITES_LIMIT)
