import { formatChannels } from '../../../shared/lib/color/channels.ts'
import { setDataValue, setFlag } from '../dom.ts'
import { analyse, gridHeight, gridWidth, type Reading, type Region, type TextLayout, unreadable } from './analyse.ts'

/** Anything a wallpaper can be drawn from. */
export type Picture = HTMLImageElement | HTMLVideoElement | HTMLCanvasElement | ImageBitmap | OffscreenCanvas

/** The ground of a page whose styles say none. */
const GROUND = '#c3d5d7'

/** Looks at a wallpaper as the viewport shows it (cover-fitted, centred). Never throws: see `unreadable`. */
export function readWallpaper(picture: Picture, scene: TextLayout): Reading {
  const cells = cellsOf(picture)
  return cells === undefined ? unreadable(scene.theme) : analyse(cells, scene)
}

/** The 64 × 40 cells of a picture that covers the viewport; undefined when the canvas is tainted or nothing is loaded. */
export function cellsOf(picture: Picture): Uint8ClampedArray | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = gridWidth
  canvas.height = gridHeight
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null || !drawCover(context, picture, innerWidth / innerHeight)) return undefined
  try {
    return context.getImageData(0, 0, gridWidth, gridHeight).data
  } catch {
    return undefined
  }
}

/**
 * Draws the centred part of a picture that a viewport of this aspect (width / height) shows, stretched over the canvas.
 * @param over draws upon what is there instead of upon the page's ground
 * @returns whether there was anything to draw
 */
export function drawCover(context: CanvasRenderingContext2D, picture: Picture, aspect: number, over = false): boolean {
  const [width, height] = sizeOf(picture)
  if (width === 0 || height === 0) return false
  const shownWidth = Math.min(width, height * aspect)
  const shownHeight = Math.min(height, width / aspect)
  const [left, top] = [(width - shownWidth) / 2, (height - shownHeight) / 2]
  context.imageSmoothingQuality = 'high'
  // through what is transparent in a picture, the page's own ground shows
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--gk-wall').trim() || GROUND
  if (!over) context.fillRect(0, 0, context.canvas.width, context.canvas.height)
  context.drawImage(picture, left, top, shownWidth, shownHeight, 0, 0, context.canvas.width, context.canvas.height)
  return true
}

function sizeOf(picture: Picture): readonly [width: number, height: number] {
  if (picture instanceof HTMLImageElement) return [picture.naturalWidth, picture.naturalHeight]
  if (picture instanceof HTMLVideoElement) return [picture.videoWidth, picture.videoHeight]
  return [picture.width, picture.height]
}

/** Where an element stands, in fractions of the viewport. */
export function regionOf(element: Element): Region {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left / innerWidth, y: top / innerHeight, width: width / innerWidth, height: height / innerHeight }
}

/** Puts a reading on the page; plates are the labels' own affair (`plated`). */
export function applyReading(
  { wp, scrim, boost, shadow }: Reading,
  root: HTMLElement = document.documentElement,
): void {
  setDataValue(root, 'wallpaper-text', wp)
  setFlag(root, 'boosted-glass', boost)
  root.style.setProperty('--gk-wp-scrim', String(scrim))
  root.style.setProperty('--gk-shadow-rgb', formatChannels(shadow))
}
