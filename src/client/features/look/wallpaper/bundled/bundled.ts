import { DARK } from '../../../../../shared/constants.ts'
import { isWarm } from '../../../../ui/wallpaper-tone/hues.ts'
import { type ShownInstead, shownWallpaper } from '../model.ts'

export interface WallpaperChoice {
  readonly wallpaperType: 0 | 1 | 2
  readonly wallpaperSrc: string
  readonly wallpaperBg: string
  readonly wallpaperMask: number
  readonly autoWallpaperShown?: ShownInstead | null
}

/** The name of the shown wallpaper: its colour or source; of the default pair the bundled name. */
export function shownName(choice: WallpaperChoice, theme: 'light' | 'dark'): string {
  const { wallpaperType, wallpaperSrc, wallpaperBg } = shownWallpaper(choice)
  if (wallpaperType === 0 && wallpaperBg !== '') return wallpaperBg
  if (wallpaperSrc !== '') return wallpaperSrc
  return theme === 'dark' ? 'genkan:night' : 'genkan:dawn'
}

/** The mask of the dark theme over a warm wallpaper, which a denser one would make muddy, in percent. */
const WARM_MASK = 20
/** The masks over bundled wallpapers, which need not be shown to be known. */
const BUNDLED_MASKS: Readonly<Record<string, number>> = { 'genkan:dusk': WARM_MASK }

/**
 * Sets the theme's mask: 40 in dark mode, 20 over a warm wallpaper, none over one of the night; 0 in light mode. A mask of
 * any other strength is the user's and stays.
 * @param isNight whether a wallpaper is dark itself, by its name
 * @param tint the shown wallpaper's chroma and hue (`--gk-wp-tint`), or empty
 */
export function withThemeMask<T extends WallpaperChoice>(
  values: T,
  theme: 'light' | 'dark',
  isNight: (name: string) => boolean,
  tint = '',
): T {
  const { wallpaperMask } = values
  if (![0, WARM_MASK, DARK.maskPercent].includes(wallpaperMask)) return values
  const name = shownName(values, theme)
  const mask = theme === 'light' || isNight(name) ? 0 : darkMask(name, tint)
  return mask === wallpaperMask ? values : { ...values, wallpaperMask: mask }
}

const darkMask = (name: string, tint: string): number =>
  BUNDLED_MASKS[name] ?? (isWarm(tint) ? WARM_MASK : DARK.maskPercent)
