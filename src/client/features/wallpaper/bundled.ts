import { DARK } from '../../../shared/constants.ts'

/** The bundled wallpapers, as values of `wallpaperSrc`. */
export const BUNDLED = ['genkan:dawn', 'genkan:dusk', 'genkan:night'] as const

export interface WallpaperChoice {
  readonly wallpaperType: 0 | 1 | 2
  readonly wallpaperSrc: string
  readonly wallpaperBg: string
  readonly wallpaperMask: number
}

/** The name of the shown wallpaper: its colour or source; of the default pair the bundled name. */
export function shownName(
  { wallpaperType, wallpaperSrc, wallpaperBg }: WallpaperChoice,
  theme: 'light' | 'dark',
): string {
  if (wallpaperType === 0 && wallpaperBg !== '') return wallpaperBg
  if (wallpaperSrc !== '') return wallpaperSrc
  return theme === 'dark' ? 'genkan:night' : 'genkan:dawn'
}

/** Chooses a bundled wallpaper other than the shown one. @param random a number from 0 to under 1 */
export function randomWallpaper<T extends WallpaperChoice>(values: T, theme: 'light' | 'dark', random: number): T {
  const others = BUNDLED.filter((name) => name !== shownName(values, theme))
  const wallpaperSrc = others[Math.floor(random * others.length)] ?? BUNDLED[0]
  return withThemeMask({ ...values, wallpaperType: 1, wallpaperSrc }, theme)
}

/**
 * Sets the theme's mask: 40 in dark mode, except over the bundled night; 0 in light mode. A mask of any other strength
 * is the user's and stays.
 */
export function withThemeMask<T extends WallpaperChoice>(values: T, theme: 'light' | 'dark'): T {
  const { wallpaperMask } = values
  if (wallpaperMask !== 0 && wallpaperMask !== DARK.maskPercent) return values
  const mask = theme === 'dark' && shownName(values, theme) !== 'genkan:night' ? DARK.maskPercent : 0
  return mask === wallpaperMask ? values : { ...values, wallpaperMask: mask }
}
