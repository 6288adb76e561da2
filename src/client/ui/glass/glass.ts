import type { Oklch } from '../../../shared/lib/color/oklch.ts'
import type { Theme } from '../styles/accent.ts'

/** The three glasses: mist (search, sidebar, dock), paper-glass (widgets, menus), washi (drawer, windows, dialogs). */
export type Level = 1 | 2 | 3

/** A backdrop filter without its blur. */
export interface GlassFilter {
  readonly saturate: number
  readonly contrast: number
  readonly brightness: number
}

type Fills = Readonly<Record<Level, readonly [lightness: number, alpha: number]>>

/** The designed fills by theme, plain and boosted; the values of themes.css. */
const FILLS: Readonly<Record<Theme, readonly [plain: Fills, boosted: Fills]>> = {
  light: [
    { 1: [0.995, 0.64], 2: [0.995, 0.77], 3: [0.989, 0.86] },
    { 1: [0.93, 0.72], 2: [0.93, 0.78], 3: [0.93, 0.78] },
  ],
  dark: [
    { 1: [0.34, 0.4], 2: [0.33, 0.52], 3: [0.29, 0.78] },
    { 1: [0.3, 0.62], 2: [0.27, 0.72], 3: [0.27, 0.86] },
  ],
}

type Papers = Readonly<Record<Level, number>>
const SLATE: Papers = { 1: 0.3, 2: 0.32, 3: 0.28 }

/** Chroma and hue of glass: those of light mist, and of any other before the wallpaper has been analysed. */
const MIST = '0.003 197'
const UNKNOWN_TINT = '0.018 208'

/** A fill: its colour, and its alpha 0–1. */
export interface Fill {
  readonly color: Oklch
  readonly alpha: number
}

/**
 * One designed fill: on it every text is readable (design 3.1).
 * @param tint the wallpaper's chroma and hue as `--gk-wp-tint` has them, or empty; light glass without boost has none
 */
export function designedFill(level: Level, theme: Theme, boosted: boolean, tint: string): Fill {
  const [lightness, alpha] = FILLS[theme][boosted ? 1 : 0][level]
  const isMist = theme === 'light' && !boosted
  const [chroma = 0, hue = 0] = (isMist ? MIST : tint || UNKNOWN_TINT).split(' ').map(Number)
  return { color: { lightness, chroma, hue }, alpha }
}

/** The lightness of solid paper by theme, plain and boosted; the values of themes.css. */
const PAPERS: Readonly<Record<Theme, readonly [plain: Papers, boosted: Papers]>> = {
  light: [
    { 1: 0.977, 2: 0.996, 3: 0.996 },
    { 1: 0.93, 2: 0.945, 3: 0.945 },
  ],
  dark: [SLATE, SLATE],
}

/** The fill of the solid tier. @param tint as for `designedFill` */
export function solidFill(level: Level, theme: Theme, boosted: boolean, tint: string): Fill {
  const { color } = designedFill(level, theme, boosted, tint)
  return { color: { ...color, lightness: PAPERS[theme][boosted ? 1 : 0][level] }, alpha: 1 }
}

/** The alpha of a fill that is readable over anything without the filter that clamps the backdrop. */
export const BARE_ALPHA: Readonly<Record<Theme, number>> = { light: 0.93, dark: 0.86 }

/**
 * The fill alpha of a stored opacity (decision 0027): 0 at 0, the designed one at the setting's default, 1 at 100, and
 * in equal steps between them.
 * @param opacity 0–100, as `standard`, the setting's default
 */
export function fillAlpha(opacity: number, standard: number, designed: number): number {
  if (opacity <= standard) return (designed * opacity) / standard
  return designed + ((1 - designed) * (opacity - standard)) / (100 - standard)
}

/** The filters of all levels without their blur (`--gk-clamp`): plain and boosted. */
const FILTERS: Readonly<Record<Theme, readonly [plain: GlassFilter, boosted: GlassFilter]>> = {
  light: [
    { saturate: 1.6, contrast: 0.66, brightness: 1.26 },
    { saturate: 1.4, contrast: 0.45, brightness: 1.55 },
  ],
  dark: [
    { saturate: 1.5, contrast: 1, brightness: 0.66 },
    { saturate: 1.5, contrast: 1, brightness: 0.46 },
  ],
}

/** The filter of glass, and of the lite tier's still copy. */
export const glassFilter = (theme: Theme, boosted: boolean): GlassFilter => FILTERS[theme][boosted ? 1 : 0]
