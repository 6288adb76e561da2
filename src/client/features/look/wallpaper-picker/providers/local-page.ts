import type { WallpaperPage } from '../../../../../shared/api/wallpaper.ts'
import type { WallpaperEntry } from '../../../../../shared/entities/wallpaper.ts'

/** A list of this device as one page. */
export const localPage = (list: readonly WallpaperEntry[]): WallpaperPage => ({
  list: [...list],
  total: list.length,
  from: 'bundled',
  age: 0,
})
