import { WALLPAPERS_PER_PAGE, type WallpaperPage } from '../../../shared/api/wallpaper.ts'
import type { Language } from '../../../shared/constants.ts'
import type { BundledWallpaper } from '../../../shared/entities/wallpaper.ts'
import { presentBundled } from '../../../shared/lib/wallpaper/bundled.ts'
import type { LivePage } from '../../core/upstream/live-data.ts'

/** A page of the bundled wallpapers, followed by the same page of third parties. */
export function wallpaperPage(
  bundled: readonly BundledWallpaper[],
  live: LivePage | undefined,
  page: number,
  language: Language,
): WallpaperPage {
  const start = (page - 1) * WALLPAPERS_PER_PAGE
  const own = bundled.slice(start, start + WALLPAPERS_PER_PAGE).map((one) => presentBundled(one, language))
  return {
    list: [...own, ...(live?.list ?? [])],
    total: bundled.length + (live?.total ?? 0),
    from: live?.from ?? 'bundled',
    age: live?.age ?? 0,
  }
}
