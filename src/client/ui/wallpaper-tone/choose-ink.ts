import { compose, contrast, contrastOfLuminances, gammaEncode, luminance } from '../../../shared/lib/color/contrast.ts'
import type { Rgb } from '../../../shared/lib/color/rgb.ts'
import type { Box } from '../../lib/geometry/box.ts'
import { thinnestGlass, throughGlass } from '../glass/optics.ts'
import { PLACES, type Place } from '../glass/place.ts'
import type { Theme } from '../styles/accent.ts'
import { glassTint, isWarm, shadowOf } from './hues.ts'
import { primaryOf } from './primary.ts'

/** The wallpaper as the screen shows it, cut into 64 × 40 cells from the top left, row by row. */
export const gridWidth = 64
export const gridHeight = 40

/** A rectangle of the viewport in fractions of its width and height, 0–1. */
export type Region = Box

/** The layout of text and glass over the wallpaper. */
export interface TextLayout {
  readonly theme: Theme
  /** The mask over the wallpaper, alpha 0–1; `coolAlpha` over one that is not warm. */
  readonly mask?: { readonly color: Rgb; readonly alpha: number; readonly coolAlpha: number }
  /** The bounds of all text on the bare wallpaper: clock and labels together. */
  readonly home: Region
  readonly clock?: Region
  readonly date?: Region
  readonly labels: readonly Region[]
  /** The regions of glass; none means that it may be anywhere. */
  readonly glass: readonly Region[]
  /** The surfaces whose text depends on what is behind them, while they are shown. */
  readonly places?: Readonly<Partial<Record<Place, Region>>>
}

/** The settings that make every text readable over a wallpaper. */
export interface WallpaperAnalysis {
  /** Dark text on the wallpaper, or light text. One decision for the clock and all labels. */
  readonly wp: 'ink' | 'paper'
  /** Alpha 0–0.55 of the soft ellipse behind the clock block. */
  readonly scrim: number
  /** Whether its dominant colour is from red to yellow. */
  readonly warm: boolean
  /** Whether glass needs its raised fills. */
  readonly boost: boolean
  /** The wallpaper's own dark colour, for shadows. */
  readonly shadow: Rgb
  /** Chroma and hue of glass as CSS writes them (`--gk-wp-tint`); empty if the wallpaper cannot be read. */
  readonly tint: string
  /** The most frequent colour, `#rrggbb`; empty if the wallpaper cannot be read. */
  readonly primary: string
  /** Mean grey levels, 0–255: of the whole wallpaper, then at each of `PLACES`; none if it cannot be read. */
  readonly behind: readonly number[]
  /** The scrim alpha 0–0.58 that the halo of date and labels must count for; 0 where that of all text is enough. */
  readonly halo: number
}

/** Text and scrim colours on the wallpaper, as themes.css defines them under data-wallpaper-text. */
export const inks: Readonly<Record<WallpaperAnalysis['wp'], { readonly text: Rgb; readonly scrim: Rgb }>> = {
  ink: { text: [10, 35, 34], scrim: [246, 250, 250] },
  paper: { text: [255, 255, 255], scrim: [6, 18, 20] },
}

/** The quietest text on glass (--gk-ink-3): where it is readable, every other text is. */
const quietInk: Readonly<Record<Theme, Rgb>> = { light: [79, 93, 92], dark: [183, 195, 193] }

/** Minimum contrast of running text, and of the clock's large digits (WCAG 2.2, 1.4.3). */
export const MIN_TEXT_CONTRAST = 4.5
export const MIN_FIGURE_CONTRAST = 3
/** The strongest scrim: beyond it the wallpaper would be hidden. */
export const MAX_SCRIM = 0.55
/**
 * The scrim alpha that a halo counts for: that of all text (--gk-wp-halo), and the strongest (`labelHalo`). Three quarters
 * of the pixels beside strokes of 12 px have it, in Han, Latin and Hangul as Chromium draws them.
 */
const TEXT_HALO = 0.13
export const MAX_HALO = 0.58
/** The most that the date's halo counts for; what is missing to contrast is the scrim's. */
const MAX_DATE_HALO = 0.3

const NO_MASK: NonNullable<TextLayout['mask']> = { color: [0, 0, 0], alpha: 0, coolAlpha: 0 }
const WHOLE: Region = { x: 0, y: 0, width: 1, height: 1 }

/**
 * Decides ink, scrim, halo, boost and shadow colour for a wallpaper (design 3.3).
 * @param cells 64 × 40 pixels in RGBA order as `getImageData` gives them; alpha is ignored
 */
export function analyse(cells: ArrayLike<number>, layout: TextLayout): WallpaperAnalysis {
  const bare = readCells(cells)
  const tint = glassTint(bare)
  const warm = isWarm(tint)
  const { color, alpha, coolAlpha } = layout.mask ?? NO_MASK
  const seen = bare.map((cell) => compose(color, warm ? alpha : coolAlpha, cell))
  const under = (region: Region) => cellsUnder(region).map((index): Rgb => seen[index] ?? [0, 0, 0])
  const wp = chooseInk(under(layout.home))
  const glass = layout.glass.length === 0 ? seen : layout.glass.flatMap(under)
  const figures = layout.clock ? under(layout.clock) : []
  const date = layout.date ? under(layout.date) : []
  const halo = Math.max(solveHalo(wp, layout.labels.flatMap(under), MAX_HALO), solveHalo(wp, date, MAX_DATE_HALO))
  return {
    wp,
    scrim: solveScrim(wp, figures, date, halo),
    boost: needsBoost(layout.theme, glass),
    shadow: shadowOf(seen, layout.theme),
    tint,
    primary: primaryOf(bare),
    warm,
    behind: [undefined, ...PLACES].map((place) => greyOf(under((place && layout.places?.[place]) ?? WHOLE))),
    halo,
  }
}

/** The weakest halo, in hundredths, at which text reaches 4.5 at its worst cell, else the strongest. */
function solveHalo(wp: WallpaperAnalysis['wp'], cells: readonly Rgb[], strongest: number): number {
  if (worstContrast(wp, cells, TEXT_HALO) >= MIN_TEXT_CONTRAST) return 0
  for (let hundredths = TEXT_HALO * 100; hundredths < strongest * 100; hundredths++) {
    if (worstContrast(wp, cells, hundredths / 100) >= MIN_TEXT_CONTRAST) return hundredths / 100
  }
  return strongest
}

/** The analysis for a wallpaper whose pixels cannot be read: a tainted canvas, a failed image. */
export function fallbackAnalysis(theme: Theme): WallpaperAnalysis {
  const shadow: Rgb = theme === 'light' ? [16, 44, 48] : [2, 8, 10]
  return {
    wp: 'paper',
    scrim: 0.35,
    warm: false,
    boost: true,
    shadow,
    tint: '',
    primary: '',
    behind: [],
    halo: MAX_HALO,
  }
}

/** Ink if its contrast at the region's P10 is at least white's at its P90, else paper. */
function chooseInk(home: readonly Rgb[]): WallpaperAnalysis['wp'] {
  const lights = home.map(luminance)
  const ink = contrastOfLuminances(luminance(inks.ink.text), percentile(lights, 0.1))
  const paper = contrastOfLuminances(luminance(inks.paper.text), percentile(lights, 0.9))
  return ink >= paper ? 'ink' : 'paper'
}

/** The alpha of a scrim and of a halo over it, together; a halo of 0 is that of all text. */
export const scrimAndHalo = (scrim: number, halo: number): number => 1 - (1 - scrim) * (1 - Math.max(TEXT_HALO, halo))

/**
 * The smallest alpha, in hundredths, at which the date line with this halo reaches 4.5 and the clock's figures with that
 * of all text 3.0 at their worst cells.
 */
function solveScrim(wp: WallpaperAnalysis['wp'], figures: readonly Rgb[], date: readonly Rgb[], halo: number): number {
  for (let hundredths = 0; hundredths <= MAX_SCRIM * 100; hundredths++) {
    const alpha = hundredths / 100
    const isReadable =
      worstContrast(wp, figures, scrimAndHalo(alpha, 0)) >= MIN_FIGURE_CONTRAST &&
      worstContrast(wp, date, scrimAndHalo(alpha, halo)) >= MIN_TEXT_CONTRAST
    if (isReadable) return alpha
  }
  return MAX_SCRIM
}

/** The lowest contrast of the wallpaper's text over cells under a scrim of this alpha; 21 without cells. */
export function worstContrast(wp: WallpaperAnalysis['wp'], cells: readonly Rgb[], alpha: number): number {
  const { text, scrim } = inks[wp]
  return Math.min(21, ...cells.map((cell) => contrast(text, compose(scrim, alpha, cell))))
}

/**
 * Light: a twentieth of the cells is darker than .22; dark: a twentieth is brighter than .24; either: the quietest text
 * misses 4.5 on a twentieth of them at the thinnest glass, as over saturated red, which luminance does not reveal.
 */
function needsBoost(theme: Theme, cells: readonly Rgb[]): boolean {
  const lights = cells.map(luminance)
  if (theme === 'light' && percentile(lights, 0.05) < 0.22) return true
  if (theme === 'dark' && percentile(lights, 0.95) > 0.24) return true
  const thinnest = thinnestGlass(theme)
  const contrasts = cells.map((cell) => contrast(quietInk[theme], throughGlass(cell, thinnest)))
  return percentile(contrasts, 0.05) < MIN_TEXT_CONTRAST
}

/** The grey of the mean luminance. */
function greyOf(cells: readonly Rgb[]): number {
  const mean = cells.reduce((sum, cell) => sum + luminance(cell), 0) / Math.max(1, cells.length)
  return gammaEncode(mean)
}

function readCells(cells: ArrayLike<number>): readonly Rgb[] {
  return Array.from({ length: gridWidth * gridHeight }, (_, index): Rgb => {
    const at = index * 4
    return [cells[at] ?? 0, cells[at + 1] ?? 0, cells[at + 2] ?? 0]
  })
}

/** The indices of all cells that a region touches; at least one, at most all. */
export function cellsUnder({ x, y, width, height }: Region): readonly number[] {
  const [left, right] = span(x, width, gridWidth)
  const [top, bottom] = span(y, height, gridHeight)
  const columns = Array.from({ length: right - left }, (_, index) => left + index)
  return Array.from({ length: bottom - top }, (_, row) =>
    columns.map((column) => (top + row) * gridWidth + column),
  ).flat()
}

function span(start: number, length: number, cells: number): readonly [from: number, to: number] {
  const from = Math.min(cells - 1, Math.max(0, Math.floor(start * cells)))
  const to = Math.min(cells, Math.max(from + 1, Math.ceil((start + length) * cells)))
  return [from, to]
}

/** The percentile of a share (0–1) of the values, by nearest rank; 0 for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.round(share * (sorted.length - 1))] ?? 0
}
