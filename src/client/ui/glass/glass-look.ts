import type { CSSProperties } from 'react'
import { toOklch, toRgb } from '../../../shared/lib/color/oklch.ts'
import { parseHex, type Rgb } from '../../../shared/lib/color/rgb.ts'
import type { Theme } from '../styles/accent.ts'
import { drawnFill, fillAlpha, type Level, liteFilter } from './glass.ts'

/** What decides how glass may look at this moment; read from the root. */
export interface Look {
  readonly theme: Theme
  readonly boosted: boolean
  /** `paper` where glass is opaque by tier, engine or wish: then no setting changes it. */
  readonly tier: 'full' | 'lite' | 'paper'
  /** The dark of the wallpaper that the analyser has found, as `r g b`; empty before it has looked. */
  readonly shade: string
}

/** What the user wants of one surface. */
export interface WantedGlass {
  readonly level: Level
  /** 0–100, and the setting's default, at which the surface looks as drawn. */
  readonly opacity: number
  readonly standard: number
  /** False: no live blur, and a fill dense enough to do without. */
  readonly glass: boolean
  /** The blur's radius in px; as drawn when left out. */
  readonly blur?: number | undefined
  /** The wallpaper's colour, if the fill is to take its hue. */
  readonly tint?: Rgb | undefined
}

/** How far a tint may go: enough to be seen, little enough that ink still reads on it. */
const TINT = { chroma: { light: 0.025, dark: 0.045 }, lightest: 0.965 } as const

/** The variables of a surface `.g1`–`.g3` under the user's settings; none where glass is paper. */
export function glassStyle(look: Look, wanted: WantedGlass): CSSProperties {
  const { level, glass, blur, tint } = wanted
  if (look.tier === 'paper') return {}
  // without the filter that clamps what lies behind, only the densest fill reads over anything
  const dense = look.boosted || !glass
  const fill = drawnFill(glass ? level : 3, look.theme, dense)
  const color = tint === undefined ? fill.color : tinted(fill.color, tint, look.theme)
  const alpha = fillAlpha(glass ? level : 3, look.theme, dense, shareOf(fill, wanted))
  return {
    '--gk-fill': `rgb(${color.map(Math.round).join(' ')} / ${alpha.toFixed(3)})`,
    ...(!glass && { '--gk-fill-f': 'none', '--gk-lite-copy': 'none' }),
    ...(glass && blur !== undefined && look.tier === 'full' && { '--gk-fill-f': filterOf(look, blur) }),
  }
}

/** The user's opacity, bent so that the setting's default gives the drawn fill, 0 the floor and 100 an opaque one. */
function shareOf({ floor, alpha }: { floor: number; alpha: number }, { opacity, standard }: WantedGlass): number {
  const drawn = (100 * (alpha - floor)) / (1 - floor)
  if (opacity <= standard) return (drawn * opacity) / standard
  return drawn + ((100 - drawn) * (opacity - standard)) / (100 - standard)
}

/** The fill in the hue of the tint, as light as it was. */
function tinted(fill: Rgb, tint: Rgb, theme: Theme): Rgb {
  const { hue, chroma } = toOklch(tint)
  const lightness = Math.min(TINT.lightest, toOklch(fill).lightness)
  return toRgb({ lightness, chroma: Math.min(chroma, TINT.chroma[theme]), hue })
}

function filterOf({ theme, boosted }: Look, blur: number): string {
  const { saturate, contrast, brightness } = liteFilter(theme, boosted)
  return `blur(${blur}px) saturate(${saturate}) contrast(${contrast}) brightness(${brightness})`
}

/** The wallpaper's colour: the one that was found and stored (`#rrggbb`), else the analyser's of this moment. */
export function tintOf(stored: string, { shade }: Look): Rgb | undefined {
  const [red, green, blue] = shade.split(' ').map(Number)
  if (red === undefined || green === undefined || blue === undefined) return parseHex(stored)
  return parseHex(stored) ?? [red, green, blue]
}
