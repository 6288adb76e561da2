import { hotBoards } from './hot/boards.ts'
import { suggestionSources } from './suggest/index.ts'

/** The third parties that can offer wallpapers, as WALLPAPER_SOURCES names them. */
export const WALLPAPER_SOURCE_NAMES = ['bing', 'birdpaper', 'wallhaven', 'pexels', 'pixabay'] as const
export type WallpaperSourceName = (typeof WALLPAPER_SOURCE_NAMES)[number]

/** The id of a wallpaper source. */
export const wallpaperSourceId = (name: WallpaperSourceName): string => `wallpaper.${name}`

/** Ids of all sources, for the setting SOURCES_OFF. */
export const SOURCE_IDS: readonly string[] = [
  ...Object.values(suggestionSources).map((source) => source.id),
  ...Object.values(hotBoards).map((source) => source.id),
  ...WALLPAPER_SOURCE_NAMES.map(wallpaperSourceId),
]
