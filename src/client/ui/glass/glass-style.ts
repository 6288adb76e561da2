import type { CSSProperties } from 'react'
import { type Oklch, toOklch, toRgb } from '../../../shared/lib/color/oklch.ts'
import { parseHex, type Rgb } from '../../../shared/lib/color/rgb.ts'
import type { Theme } from '../styles/accent.ts'
import { BARE_ALPHA, designedFill, fillAlpha, type GlassFilter, glassFilter, type Level, solidFill } from './glass.ts'
import { PLACES, type Place } from './place.ts'

/** The page state that glass depends on; read from the root element. */
export interface GlassState {
  readonly theme: Theme
  readonly boosted: boolean
  /** `paper` where glass is opaque by engine or user preference: then no setting changes it. */
  readonly tier: 'full' | 'lite' | 'solid' | 'paper'
  /** Chroma and hue of the wallpaper (`--gk-wp-tint`); empty before the first analysis. */
  readonly glassTint: string
  /** The analyser's shadow colour of the wallpaper, as `r g b`; empty before the first analysis. */
  readonly shadowColor: string
  /** The wallpaper's mean grey levels (0–255), of the whole and at each of `PLACES`; empty before the first analysis. */
  readonly behind: string
  /** Text on the wallpaper. */
  readonly wallpaperText: 'ink' | 'paper'
}

/** Grey levels of a wallpaper that has not been analysed, by the text that it gets. */
const UNKNOWN = { paper: 60, ink: 200 } as const

/** The user's settings for one surface. */
export interface GlassOptions {
  readonly level: Level
  /** Where it lies; none for one that floats over the page. */
  readonly place?: Place
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

/** How a surface `.g1`–`.g3` looks. One that fades takes theme and wallpaper text as attributes, too (`themes.css`). */
export interface GlassLook {
  readonly style: CSSProperties
  readonly theme?: Theme
  readonly text?: 'ink' | 'paper'
}

/** Limits of a tint that the user chose: visible, also on glass that has some of it, but ink still reads on it. */
const TINT = { chroma: 0.045, lightest: 0.965 } as const
/** The radius of the blur of search box, sidebar and dock as designed, in px. */
const MIST_BLUR_PX = 24
/** The grey level at which white and the wallpaper's ink have the same contrast, 4.06. */
const MIDDLE_GREY = 126

/**
 * A surface under the user's settings, nothing where glass is paper. Below its default opacity the whole pane fades
 * (fill, filter, edge and shadow), and its text is the wallpaper's: ink or white, with a halo (decision 0027).
 */
export function glassLook(state: GlassState, options: GlassOptions): GlassLook {
  const { level, place, opacity, defaultOpacity, blur, tint } = options
  const isSolid = state.tier === 'solid'
  if (state.tier === 'paper' || (isSolid && opacity >= defaultOpacity && tint === undefined)) return { style: {} }
  const glass = options.glass || isSolid
  const fill = (isSolid ? solidFill : designedFill)(glass ? level : 3, state.theme, state.boosted, state.glassTint)
  const alpha = fillAlpha(opacity, defaultOpacity, glass ? fill.alpha : BARE_ALPHA[state.theme])
  const share = Math.min(1, opacity / defaultOpacity)
  const color = toRgb(tint === undefined ? fill.color : applyTint(fill.color, tint))
  const filter = glass && !isSolid ? fadedFilter(state, share) : undefined
  const hasOwnFilter = !glass || share < 1 || (blur !== undefined && state.tier === 'full')
  const style: CSSProperties = {
    '--gk-fill': `rgb(${color.map(Math.round).join(' ')} / ${alpha.toFixed(3)})`,
    ...(hasOwnFilter && { '--gk-fill-f': filterText(filter, share * (blur ?? MIST_BLUR_PX)) }),
    ...(filter === undefined && { '--gk-under': 'transparent' }),
  }
  if (share === 1) return { style }
  const isDark = greyBehindText(levelBehind(state, place), color, alpha, filter) < MIDDLE_GREY
  return {
    style: { ...style, ...FADED, '--gk-fill-live': style['--gk-fill-f'], '--gk-share': share },
    theme: isDark ? 'dark' : 'light',
    text: isDark ? 'paper' : 'ink',
  }
}

/** A pane that fades: no still copy under its fill, and the text of the wallpaper. */
const FADED: CSSProperties = {
  '--gk-under': 'transparent',
  '--gk-e1': '0 4px 14px rgb(var(--gk-shadow-rgb) / calc(0.14 * var(--gk-share)))',
  '--gk-e4': '0 8px 48px rgb(var(--gk-shadow-rgb) / calc(0.3 * var(--gk-share)))',
  '--gk-ink-1': 'var(--gk-wp-1)',
  '--gk-ink-2': 'var(--gk-wp-1)',
  '--gk-ink-3': 'var(--gk-wp-1)',
  color: 'var(--gk-wp-1)',
  textShadow: 'var(--gk-wp-halo)',
}

/** The wallpaper's grey level at a place, else the page's. */
function levelBehind({ behind, wallpaperText }: GlassState, place: Place | undefined): number {
  const [page = Number.NaN, ...places] = behind === '' ? [] : behind.split(' ').map(Number)
  const level = place === undefined ? page : places[PLACES.indexOf(place)]
  return level === undefined || Number.isNaN(level) ? UNKNOWN[wallpaperText] : level
}

/** The grey level that text stands on: what is behind, through the filter, under the fill. */
function greyBehindText(behind: number, [, fill]: Rgb, alpha: number, filter: GlassFilter | undefined): number {
  const { contrast, brightness } = filter ?? { contrast: 1, brightness: 1 }
  const seen = Math.min(255, ((behind - 127.5) * contrast + 127.5) * brightness)
  return fill * alpha + seen * (1 - alpha)
}

/** The fill in the hue of the tint, at its own lightness. */
function applyTint(fill: Oklch, tint: Rgb): Oklch {
  const { hue, chroma } = toOklch(tint)
  return { lightness: Math.min(TINT.lightest, fill.lightness), chroma: Math.min(chroma, TINT.chroma), hue }
}

/** The filter of a pane of which only this share (0–1) is left. */
function fadedFilter({ theme, boosted }: GlassState, share: number): GlassFilter {
  const { saturate, contrast, brightness } = glassFilter(theme, boosted)
  const fade = (factor: number) => 1 + (factor - 1) * share
  return { saturate: fade(saturate), contrast: fade(contrast), brightness: fade(brightness) }
}

const filterText = (filter: GlassFilter | undefined, blur: number): string =>
  filter === undefined
    ? 'none'
    : `blur(${blur}px) saturate(${filter.saturate}) contrast(${filter.contrast}) brightness(${filter.brightness})`

/** The wallpaper's colour: the stored one (`#rrggbb`), else the analyser's present shadow colour. */
export function tintOf(stored: string, { shadowColor }: GlassState): Rgb | undefined {
  const [red, green, blue] = shadowColor.split(' ').map(Number)
  if (red === undefined || green === undefined || blue === undefined) return parseHex(stored)
  return parseHex(stored) ?? [red, green, blue]
}
