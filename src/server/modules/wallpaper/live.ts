import { WALLPAPERS_PER_PAGE, type WallpaperPage } from '../../../shared/api/wallpaper.ts'
import type { Language } from '../../../shared/constants.ts'
import type { BundledWallpaper, WallpaperEntry } from '../../../shared/entities/wallpaper.ts'
import { presentBundled } from '../../../shared/lib/wallpaper/bundled.ts'

/** Wallpapers of third parties, and how fresh they are; `age` in seconds. */
interface LivePage {
  readonly list: readonly WallpaperEntry[]
  readonly total: number
  readonly from: 'live' | 'cache' | 'stale'
  readonly age: number
}

/** The third parties by whom wallpapers are offered. None of the functions rejects when one does not answer. */
export interface LiveWallpapers {
  /** Pictures of the day; `off` if the operator has not enabled them. */
  readonly daily: (language: Language, caller: string) => Promise<LivePage | 'off' | 'failed'>
  readonly categories: (language: Language) => readonly { readonly id: string; readonly name: string }[]
  /** A page of stills, of a category or, if empty, of all; undefined if there is none. */
  readonly stills: (category: string, page: number, caller: string) => Promise<LivePage | undefined>
  /** A page of videos; undefined if there is none. */
  readonly videos: (page: number, caller: string) => Promise<LivePage | undefined>
}

/** A page of the bundled wallpapers, followed by the same page of third parties. */
export function pageOf(
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
