import type { WallpaperEntry } from '../../../shared/entities/wallpaper.ts'

/** Whether an entry is the page's wallpaper. @param shown the name of the shown wallpaper: its source, or its colour */
export const isShown = ({ wallpaperType, wallpaperSrc, wallpaperBg }: WallpaperEntry, shown: string): boolean =>
  shown === (wallpaperType === 0 ? wallpaperBg : wallpaperSrc)

/** Who made a wallpaper and under which licence, as one line; empty if neither is known. */
export const attribution = ({ author, licence }: Pick<WallpaperEntry, 'author' | 'licence'>): string =>
  [author, licence].filter((part) => part !== undefined && part !== '').join(' · ')
