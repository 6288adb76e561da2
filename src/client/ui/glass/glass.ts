import type { Rgb } from '../../../shared/lib/color/rgb.ts'
import type { Theme } from '../styles/accent.ts'

/** The three glasses: mist (search, sidebar, dock), paper-glass (widgets, menus), washi (drawer, windows, dialogs). */
export type Level = 1 | 2 | 3

/** A backdrop filter without its blur. */
export interface GlassFilter {
  readonly saturate: number
  readonly contrast: number
  readonly brightness: number
}

type Fills = Readonly<Record<Level, readonly [red: number, green: number, blue: number, alpha: number]>>

/** The designed fills by theme, plain and boosted; the values of themes.css. */
const FILLS: Readonly<Record<Theme, readonly [plain: Fills, boosted: Fills]>> = {
  light: [
    { 1: [251, 254, 254, 0.64], 2: [251, 254, 254, 0.77], 3: [249, 252, 252, 0.86] },
    { 1: [251, 254, 254, 0.86], 2: [251, 254, 254, 0.89], 3: [249, 252, 252, 0.93] },
  ],
  dark: [
    { 1: [40, 60, 63, 0.4], 2: [38, 57, 60, 0.52], 3: [30, 46, 48, 0.78] },
    { 1: [28, 44, 47, 0.66], 2: [26, 42, 45, 0.72], 3: [26, 40, 42, 0.86] },
  ],
}

/** One designed fill: on it every text is readable (design 3.1). */
export function designedFill(level: Level, theme: Theme, boosted: boolean): { color: Rgb; alpha: number } {
  const [red, green, blue, alpha] = FILLS[theme][boosted ? 1 : 0][level]
  return { color: [red, green, blue], alpha }
}

/**
 * The fill alpha of a stored opacity (decision 0027): 0 at 0, the designed one at the setting's default, 1 at 100, and
 * in equal steps between them.
 * @param opacity 0–100, as `standard`, the setting's default
 */
export function fillAlpha(opacity: number, standard: number, designed: number): number {
  if (opacity <= standard) return (designed * opacity) / standard
  return designed + ((1 - designed) * (opacity - standard)) / (100 - standard)
}

/** The filters of level 1, whose fill is the thinnest, without boost. */
const mistFilter = {
  light: { saturate: 1.6, contrast: 0.66, brightness: 1.26 },
  dark: { saturate: 1.5, contrast: 1, brightness: 0.66 },
} as const

/** The filter of the lite tier's still copy: that of level 1, dimmed further with boost. */
export function liteFilter(theme: Theme, boosted: boolean): GlassFilter {
  return theme === 'dark' && boosted ? { ...mistFilter.dark, brightness: 0.46 } : mistFilter[theme]
}
