import { formatChannels } from '../../lib/color/channels.ts'
import { canReadCanvas } from '../canvas-readback.ts'
import { setDataValue, setFlag } from '../dom.ts'
import {
  analyse,
  fallbackAnalysis,
  gridHeight,
  gridWidth,
  MAX_HALO,
  type Region,
  type TextLayout,
  type WallpaperAnalysis,
} from './choose-ink.ts'

/** Any source of a wallpaper. */
export type Picture = HTMLImageElement | HTMLVideoElement | HTMLCanvasElement | ImageBitmap | OffscreenCanvas

/** The background of a page whose styles have none. */
const DEFAULT_BACKGROUND = '#c3d5d7'

/** Analyses a wallpaper as the viewport shows it (cover-fitted, centred). Never throws: see `fallbackAnalysis`. */
export function analysePicture(picture: Picture, layout: TextLayout): WallpaperAnalysis {
  const cells = cellsOf(picture)
  return cells === undefined ? fallbackAnalysis(layout.theme) : analyse(cells, layout)
}

/** The 64 × 40 cells of a picture that covers the viewport; undefined if no canvas can be read or nothing is loaded. */
export function cellsOf(picture: Picture): Uint8ClampedArray | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = gridWidth
  canvas.height = gridHeight
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!canReadCanvas() || context === null || !drawCover(context, picture, innerWidth / innerHeight)) return undefined
  try {
    return context.getImageData(0, 0, gridWidth, gridHeight).data
  } catch {
    return undefined
  }
}

/**
 * Draws the centred part of a picture that a viewport of this aspect (width / height) shows, stretched over the canvas.
 * @returns false if the picture is not loaded
 */
export function drawCover(context: CanvasRenderingContext2D, picture: Picture, aspect: number): boolean {
  const [width, height] = sizeOf(picture)
  if (width === 0 || height === 0) return false
  const shownWidth = Math.min(width, height * aspect)
  const shownHeight = Math.min(height, width / aspect)
  const [left, top] = [(width - shownWidth) / 2, (height - shownHeight) / 2]
  context.imageSmoothingQuality = 'high'
  // the page's background shows through the transparent parts of a picture
  context.fillStyle =
    getComputedStyle(document.documentElement).getPropertyValue('--gk-wall').trim() || DEFAULT_BACKGROUND
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
  context.drawImage(picture, left, top, shownWidth, shownHeight, 0, 0, context.canvas.width, context.canvas.height)
  return true
}

/** Wide enough for the analyser's grid and for the copy under glass. */
const CANVAS_PX = 320

/** A small canvas of the screen's shape, for what is analysed in place of a picture. */
export function screenCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = CANVAS_PX
  canvas.height = Math.max(1, Math.round((CANVAS_PX * innerHeight) / innerWidth))
  return canvas
}

function sizeOf(picture: Picture): readonly [width: number, height: number] {
  if (picture instanceof HTMLImageElement) return [picture.naturalWidth, picture.naturalHeight]
  if (picture instanceof HTMLVideoElement) return [picture.videoWidth, picture.videoHeight]
  return [picture.width, picture.height]
}

/** An element's box in fractions of the viewport. */
export function regionOf(element: Element): Region {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left / innerWidth, y: top / innerHeight, width: width / innerWidth, height: height / innerHeight }
}

/** Writes an analysis to the root element. */
export function applyAnalysis(
  { wp, scrim, boost, shadow, tint, primary, warm, behind, halo }: WallpaperAnalysis,
  root: HTMLElement = document.documentElement,
): void {
  setDataValue(root, 'wallpaper-text', wp)
  setFlag(root, 'boosted-glass', boost)
  root.style.setProperty('--gk-wp-scrim', String(scrim))
  root.style.setProperty('--gk-shadow-rgb', formatChannels(shadow))
  root.style.setProperty('--gk-wp-tint', tint)
  root.style.setProperty('--gk-wp-primary', primary)
  root.style.setProperty('--gk-wp-moonlight', warm ? '0' : '')
  root.style.setProperty('--gk-behind', behind.map((level) => level.toFixed()).join(' '))
  root.style.setProperty('--gk-label-halo', labelHalo(halo))
}

/** The text shadow that counts for a scrim of this alpha; empty for 0: the halo of all text on the wallpaper. */
function labelHalo(alpha: number): string {
  const color = `rgb(var(--gk-wp-scrim-rgb) / ${(alpha / MAX_HALO).toFixed(2)})`
  return alpha === 0 ? '' : [2, 3, 3, 6, 12].map((blur) => `0 0 ${blur}px ${color}`).join(', ')
}
