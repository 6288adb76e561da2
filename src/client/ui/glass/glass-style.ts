import type { CSSProperties } from 'react'
import { toOklch, toRgb } from '../../../shared/lib/color/oklch.ts'
import { parseHex, type Rgb } from '../../../shared/lib/color/rgb.ts'
import type { Theme } from '../styles/accent.ts'
import { drawnFill, fillAlpha, type Level, liteFilter } from './glass.ts'

/** The page state that glass depends on; read from the root element. */
export interface GlassState {
  readonly theme: Theme
  readonly boosted: boolean
  /** `paper` where glass is opaque by tier, engine or user preference: then no setting changes it. */
  readonly tier: 'full' | 'lite' | 'paper'
  /** The analyser's shadow colour of the wallpaper, as `r g b`; empty before the first analysis. */
  readonly shadowColor: string
}

/** The user's settings for one surface. */
export interface GlassOptions {
  readonly level: Level
  /** 0–100, and the setting's default, which gives the designed fill. */
  readonly opacity: number
  readonly defaultOpacity: number
  /** False: no live blur, and a fill dense enough to do without. */
  readonly glass: boolean
  /** The blur's radius in px; the designed one by default. */
  readonly blur?: number | undefined
  /** The wallpaper's colour, if the fill takes its hue. */
  readonly tint?: Rgb | undefined
}

/** Limits of a tint: visible, but ink still reads on it. */
const TINT = { chroma: { light: 0.025, dark: 0.045 }, lightest: 0.965 } as const

/** The CSS variables of a surface `.g1`–`.g3` under the user's settings; none where glass is paper. */
export function glassStyle(state: GlassState, options: GlassOptions): CSSProperties {
  const { level, glass, blur, tint } = options
  if (state.tier === 'paper') return {}
  // without the filter that clamps the backdrop, only the densest fill is readable over anything
  const dense = state.boosted || !glass
  const fill = drawnFill(glass ? level : 3, state.theme, dense)
  const color = tint === undefined ? fill.color : applyTint(fill.color, tint, state.theme)
  const alpha = fillAlpha(glass ? level : 3, state.theme, dense, opacityPercent(fill, options))
  return {
    '--gk-fill': `rgb(${color.map(Math.round).join(' ')} / ${alpha.toFixed(3)})`,
    ...(!glass && { '--gk-fill-f': 'none', '--gk-lite-copy': 'none' }),
    ...(glass && blur !== undefined && state.tier === 'full' && { '--gk-fill-f': filterOf(state, blur) }),
  }
}

/** Maps the user's opacity so that the default gives the designed fill, 0 the floor and 100 an opaque one. */
function opacityPercent(
  { floor, alpha }: { floor: number; alpha: number },
  { opacity, defaultOpacity }: GlassOptions,
): number {
  const drawn = (100 * (alpha - floor)) / (1 - floor)
  if (opacity <= defaultOpacity) return (drawn * opacity) / defaultOpacity
  return drawn + ((100 - drawn) * (opacity - defaultOpacity)) / (100 - defaultOpacity)
}

/** The fill in the hue of the tint, at its own lightness. */
function applyTint(fill: Rgb, tint: Rgb, theme: Theme): Rgb {
  const { hue, chroma } = toOklch(tint)
  const lightness = Math.min(TINT.lightest, toOklch(fill).lightness)
  return toRgb({ lightness, chroma: Math.min(chroma, TINT.chroma[theme]), hue })
}

function filterOf({ theme, boosted }: GlassState, blur: number): string {
  const { saturate, contrast, brightness } = liteFilter(theme, boosted)
  return `blur(${blur}px) saturate(${saturate}) contrast(${contrast}) brightness(${brightness})`
}

/** The wallpaper's colour: the stored one (`#rrggbb`), else the analyser's present shadow colour. */
export function tintOf(stored: string, { shadowColor }: GlassState): Rgb | undefined {
  const [red, green, blue] = shadowColor.split(' ').map(Number)
  if (red === undefined || green === undefined || blue === undefined) return parseHex(stored)
  return parseHex(stored) ?? [red, green, blue]
}
