import { DARK } from '../../../shared/constants.ts'

/** The wallpapers that come with the program, as `wallpaperSrc` names them. */
export const BUNDLED = ['genkan:dawn', 'genkan:dusk', 'genkan:night'] as const

export interface Shown {
  readonly wallpaperType: 0 | 1 | 2
  readonly wallpaperSrc: string
  readonly wallpaperBg: string
  readonly wallpaperMask: number
}

/** What is shown, as `wallpaperSrc` would name it; the pair is dawn or night. */
export function nameOf({ wallpaperType, wallpaperSrc, wallpaperBg }: Shown, theme: 'light' | 'dark'): string {
  if (wallpaperType === 0 && wallpaperBg !== '') return wallpaperBg
  if (wallpaperSrc !== '') return wallpaperSrc
  return theme === 'dark' ? 'genkan:night' : 'genkan:dawn'
}

/** Another of the bundled wallpapers than is shown; `chance` is 0 to under 1. */
export function another<T extends Shown>(values: T, theme: 'light' | 'dark', chance: number): T {
  const others = BUNDLED.filter((name) => name !== nameOf(values, theme))
  const wallpaperSrc = others[Math.floor(chance * others.length)] ?? BUNDLED[0]
  return veiled({ ...values, wallpaperType: 1, wallpaperSrc }, theme)
}

/**
 * The mask that the theme asks for: 40 over a picture in dark mode, none in the light, and none over a night that is dark
 * by itself. A mask of any other strength is the user's own and stays.
 */
export function veiled<T extends Shown>(values: T, theme: 'light' | 'dark'): T {
  const { wallpaperMask } = values
  if (wallpaperMask !== 0 && wallpaperMask !== DARK.maskPercent) return values
  const wanted = theme === 'dark' && nameOf(values, theme) !== 'genkan:night' ? DARK.maskPercent : 0
  return wanted === wallpaperMask ? values : { ...values, wallpaperMask: wanted }
}
