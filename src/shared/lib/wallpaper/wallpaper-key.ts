import type { WallpaperEntry } from '../../entities/wallpaper.ts'

/** The address that tells entries apart: a picture's source, or a colour. */
export const wallpaperKey = ({
  wallpaperType,
  wallpaperSrc,
  wallpaperBg = '',
}: Pick<WallpaperEntry, 'wallpaperType' | 'wallpaperSrc' | 'wallpaperBg'>): string =>
  wallpaperType === 0 ? wallpaperBg : wallpaperSrc
