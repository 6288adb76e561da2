import { compose } from '../../../shared/lib/color/contrast.ts'
import type { Rgb } from '../../../shared/lib/color/rgb.ts'
import type { Theme } from '../styles/accent.ts'

/** The three glasses: mist (search, sidebar, dock), paper-glass (widgets, menus), washi (drawer, windows, dialogs). */
export type Level = 1 | 2 | 3

/** One glass as themes.css defines it: the fill and the backdrop filter without its blur. */
export interface Glass {
  readonly fill: Rgb
  readonly alpha: number
  readonly saturate: number
  readonly contrast: number
  readonly brightness: number
}

/** The lowest fill alpha at which every text is readable over any backdrop below the boost threshold (design 3.1). */
const floors: Readonly<Record<Theme, Readonly<Record<Level, number>>>> = {
  light: { 1: 0.6, 2: 0.72, 3: 0.82 },
  dark: { 1: 0.38, 2: 0.5, 3: 0.74 },
}

/** The floors with data-boosted-glass: the boosted fills themselves. */
const boostedFloors: Readonly<Record<Theme, Readonly<Record<Level, number>>>> = {
  light: { 1: 0.86, 2: 0.89, 3: 0.93 },
  dark: { 1: 0.66, 2: 0.72, 3: 0.86 },
}

/** The fill colours by theme, level and boost; the values of themes.css. */
const fills: Readonly<Record<Theme, Readonly<Record<Level, { readonly plain: Rgb; readonly boosted: Rgb }>>>> = {
  light: {
    1: { plain: [251, 254, 254], boosted: [251, 254, 254] },
    2: { plain: [251, 254, 254], boosted: [251, 254, 254] },
    3: { plain: [249, 252, 252], boosted: [249, 252, 252] },
  },
  dark: {
    1: { plain: [40, 60, 63], boosted: [28, 44, 47] },
    2: { plain: [38, 57, 60], boosted: [26, 42, 45] },
    3: { plain: [30, 46, 48], boosted: [26, 40, 42] },
  },
}

/**
 * The fill alpha for a user's opacity 0–100: from the level's guaranteed floor at 0 to opaque at 100, so that no
 * setting can make text unreadable.
 */
export function fillAlpha(level: Level, theme: Theme, boosted: boolean, opacity: number): number {
  const floor = (boosted ? boostedFloors : floors)[theme][level]
  const share = Math.min(100, Math.max(0, opacity)) / 100
  return floor + (1 - floor) * share
}

/** The designed fill alphas without boost; the values of themes.css. Boosted fills are at their floor. */
const drawnAlphas: Readonly<Record<Theme, Readonly<Record<Level, number>>>> = {
  light: { 1: 0.64, 2: 0.77, 3: 0.86 },
  dark: { 1: 0.4, 2: 0.52, 3: 0.78 },
}

/** One designed fill, with the floor of its alpha. */
export function drawnFill(level: Level, theme: Theme, boosted: boolean) {
  return {
    color: fills[theme][level][boosted ? 'boosted' : 'plain'],
    alpha: boosted ? boostedFloors[theme][level] : drawnAlphas[theme][level],
    floor: (boosted ? boostedFloors : floors)[theme][level],
  }
}

/** The filters of level 1, whose fill is the thinnest, without boost. */
const mistFilter = {
  light: { saturate: 1.6, contrast: 0.66, brightness: 1.26 },
  dark: { saturate: 1.5, contrast: 1, brightness: 0.66 },
} as const

/** The thinnest glass that a user's settings allow in a theme without boost: the worst case for the analyser. */
export function thinnestGlass(theme: Theme): Glass {
  return { ...mistFilter[theme], fill: fills[theme][1].plain, alpha: floors[theme][1] }
}

/** The filter of the lite tier's still copy: that of level 1, dimmed further with boost. */
export function liteFilter(theme: Theme, boosted: boolean): Omit<Glass, 'fill' | 'alpha'> {
  return theme === 'dark' && boosted ? { ...mistFilter.dark, brightness: 0.46 } : mistFilter[theme]
}

/**
 * The colour behind text on a glass: the backdrop through saturate, contrast and brightness, each clamped, under the
 * fill. The blur is left out: it only averages, so no pixel gets worse.
 */
export function throughGlass(backdrop: Rgb, glass: Glass): Rgb {
  return compose(glass.fill, glass.alpha, clampBackdrop(backdrop, glass))
}

/** The backdrop after the filter alone; also used to paint the lite tier's still copy. */
export function clampBackdrop([red, green, blue]: Rgb, filter: Omit<Glass, 'fill' | 'alpha'>): Rgb {
  // filter-effects-1, saturate(): a colour matrix on gamma-encoded sRGB
  const s = filter.saturate
  const saturated: Rgb = [
    (0.213 + 0.787 * s) * red + (0.715 - 0.715 * s) * green + (0.072 - 0.072 * s) * blue,
    (0.213 - 0.213 * s) * red + (0.715 + 0.285 * s) * green + (0.072 - 0.072 * s) * blue,
    (0.213 - 0.213 * s) * red + (0.715 - 0.715 * s) * green + (0.072 + 0.928 * s) * blue,
  ]
  const finish = (channel: number) => {
    const contrasted = clamp((clamp(channel) - 127.5) * filter.contrast + 127.5)
    return clamp(contrasted * filter.brightness)
  }
  return [finish(saturated[0]), finish(saturated[1]), finish(saturated[2])]
}

const clamp = (channel: number): number => Math.min(255, Math.max(0, channel))
