import type { WallpaperEntry } from '../../../../../shared/entities/wallpaper.ts'

/** A wallpaper of one's own, as `localWallpaperArr` has it: references to its file and its preview. */
export interface OwnWallpaper {
  readonly src: string
  readonly minSrc: string
  readonly type: 0 | 1 | 2
}

/** The most that the list holds; the oldest go first. */
export const OWN_LIMIT = 100

/** The list with more, newest first, none twice. */
export function withOwn(list: readonly OwnWallpaper[], added: readonly OwnWallpaper[]): readonly OwnWallpaper[] {
  const sources = new Set(added.map(({ src }) => src))
  const unique = added.filter(({ src }, at) => added.findIndex((one) => one.src === src) === at)
  return [...unique.toReversed(), ...list.filter(({ src }) => !sources.has(src))].slice(0, OWN_LIMIT)
}

export const entryOfOwn = ({ src, minSrc, type }: OwnWallpaper): WallpaperEntry => ({
  wallpaperSrc: src,
  wallpaperMiniSrc: minSrc,
  wallpaperType: type,
})
