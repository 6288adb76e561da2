import { compose, contrast, contrastOfLuminances, luminance } from '../../../shared/lib/color/contrast.ts'
import type { Rgb } from '../../../shared/lib/color/rgb.ts'
import { floorGlass, throughGlass } from '../glass/glass.ts'
import type { Theme } from '../styles/accent.ts'
import { findDominant, shadowOf } from './hues.ts'

/** The wallpaper as the screen shows it, cut into 64 × 40 cells from the top left, row by row. */
export const gridWidth = 64
export const gridHeight = 40

/** A rectangle of the viewport in fractions of its width and height, 0–1. */
export interface Region {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What stands where upon the wallpaper. */
export interface TextLayout {
  readonly theme: Theme
  /** The veil over the wallpaper: light mist or night, alpha 0–1. */
  readonly mask?: { readonly color: Rgb; readonly alpha: number }
  /** Where text stands on the bare wallpaper: clock and labels together. */
  readonly home: Region
  readonly clock?: Region
  readonly date?: Region
  readonly labels: readonly (Region & { readonly id: string })[]
  /** Where glass lies; none means that it may lie anywhere. */
  readonly glass: readonly Region[]
}

/** What the page must do so that every text reads. */
export interface Reading {
  /** Dark text on the wallpaper, or light text. One decision for the clock and all labels. */
  readonly wp: 'ink' | 'paper'
  /** Alpha 0–0.55 of the soft ellipse behind the clock block. */
  readonly scrim: number
  /** Whether glass needs its raised fills. */
  readonly boost: boolean
  /** The wallpaper's own dark, for shadows. */
  readonly shadow: Rgb
  /** The colour that the wallpaper is of; undefined for a grey one. */
  readonly dominant: Rgb | undefined
  /** The labels that need a plate. */
  readonly plates: readonly string[]
}

/** Text and scrim colours on the wallpaper, as themes.css has them under data-wallpaper-text. */
export const inks: Readonly<Record<Reading['wp'], { readonly text: Rgb; readonly scrim: Rgb }>> = {
  ink: { text: [10, 35, 34], scrim: [246, 250, 250] },
  paper: { text: [255, 255, 255], scrim: [6, 18, 20] },
}

/** The quietest text on glass (--gk-ink-3): where it reads, every other does. */
const quietInk: Readonly<Record<Theme, Rgb>> = { light: [79, 93, 92], dark: [183, 195, 193] }

/** Wanted contrast of running text, and of the clock's large figures (WCAG 2.2, 1.4.3). */
export const wantedText = 4.5
export const wantedFigures = 3
/** The strongest scrim: beyond it the wallpaper would be lost. */
export const strongestScrim = 0.55
/** How far the halo (--gk-wp-halo) is trusted to carry a label's ground towards the scrim colour: far less than it does. */
const haloAlpha = 0.05

/**
 * Decides ink, scrim, boost, shadow colour and plates for a wallpaper (design 3.3).
 * @param cells 64 × 40 pixels in RGBA order as `getImageData` gives them; alpha is ignored
 */
export function analyse(cells: ArrayLike<number>, scene: TextLayout): Reading {
  const bare = readCells(cells)
  const { mask } = scene
  const seen = mask === undefined ? bare : bare.map((cell) => compose(mask.color, mask.alpha, cell))
  const under = (region: Region) => cellsUnder(region).map((index): Rgb => seen[index] ?? [0, 0, 0])
  const wp = chooseInk(under(scene.home))
  const glass = scene.glass.length === 0 ? seen : scene.glass.flatMap(under)
  return {
    wp,
    scrim: solveScrim(wp, scene.clock ? under(scene.clock) : [], scene.date ? under(scene.date) : []),
    boost: needsBoost(scene.theme, glass),
    shadow: shadowOf(seen, scene.theme),
    dominant: findDominant(bare),
    plates: scene.labels.filter((label) => needsPlate(wp, under(label))).map(({ id }) => id),
  }
}

/** The reading for a wallpaper that cannot be looked at: a tainted canvas, a failed image. */
export function unreadable(theme: Theme): Reading {
  const shadow: Rgb = theme === 'light' ? [16, 44, 48] : [2, 8, 10]
  return { wp: 'paper', scrim: 0.35, boost: true, shadow, dominant: undefined, plates: [] }
}

/** Ink if its contrast at the region's P10 is at least white's at its P90, else paper. */
function chooseInk(home: readonly Rgb[]): Reading['wp'] {
  const lights = home.map(luminance)
  const ink = contrastOfLuminances(luminance(inks.ink.text), percentile(lights, 0.1))
  const paper = contrastOfLuminances(luminance(inks.paper.text), percentile(lights, 0.9))
  return ink >= paper ? 'ink' : 'paper'
}

/** The smallest alpha, in hundredths, by which the date line reaches 4.5 and the clock 3.0 at their worst cells. */
function solveScrim(wp: Reading['wp'], clock: readonly Rgb[], date: readonly Rgb[]): number {
  for (let hundredths = 0; hundredths <= strongestScrim * 100; hundredths++) {
    const alpha = hundredths / 100
    if (worstContrast(wp, clock, alpha) >= wantedFigures && worstContrast(wp, date, alpha) >= wantedText) return alpha
  }
  return strongestScrim
}

/** The lowest contrast of the wallpaper's text over cells that carry a scrim of this alpha; 21 without cells. */
export function worstContrast(wp: Reading['wp'], cells: readonly Rgb[], alpha: number): number {
  const { text, scrim } = inks[wp]
  return Math.min(21, ...cells.map((cell) => contrast(text, compose(scrim, alpha, cell))))
}

/**
 * Light: a twentieth of the cells is darker than .22; dark: a twentieth is brighter than .24; either: the quietest text
 * would miss 4.5 on a twentieth of them at the thinnest glass, as over saturated red, whose luminance tells nothing.
 */
function needsBoost(theme: Theme, cells: readonly Rgb[]): boolean {
  const lights = cells.map(luminance)
  if (theme === 'light' && percentile(lights, 0.05) < 0.22) return true
  if (theme === 'dark' && percentile(lights, 0.95) > 0.24) return true
  const thinnest = floorGlass(theme)
  const contrasts = cells.map((cell) => contrast(quietInk[theme], throughGlass(cell, thinnest)))
  return percentile(contrasts, 0.05) < wantedText
}

const needsPlate = (wp: Reading['wp'], cells: readonly Rgb[]): boolean =>
  worstContrast(wp, cells, haloAlpha) < wantedText

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

/** The value below which a share (0–1) of the values lies, by nearest rank; 0 for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.round(share * (sorted.length - 1))] ?? 0
}
