import type { WallpaperEntry } from '../../../../shared/entities/wallpaper.ts'

/** Who made a wallpaper and under which licence, as one line; empty if neither is known. */
export const attribution = ({ author, licence }: Pick<WallpaperEntry, 'author' | 'licence'>): string =>
  [author, licence].filter((part) => part !== undefined && part !== '').join(' · ')
