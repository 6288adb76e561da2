import { canReadCanvas } from '../canvas-readback.ts'
import { glassFilter } from '../glass/glass.ts'
import { clampBackdrop } from '../glass/optics.ts'
import type { Theme } from '../styles/accent.ts'
import { blurPixels } from './blur.ts'
import { drawCover, type Picture } from './browser.ts'

/** The copy is an eighth of the viewport, blurred by an eighth of the glass's 24 px. */
const eighth = 8
const blur = 24 / eighth

/**
 * The lite tier's still copy as a data URL, which the snapshot of the first frame stores: blurred and clamped as the live
 * filter would. Undefined if the picture is not loaded or its canvas cannot be read.
 * @param mask the mask over the wallpaper as a CSS colour, if there is one
 */
export function makeLiteCopy(picture: Picture, theme: Theme, boosted: boolean, mask?: string): string | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(innerWidth / eighth)
  canvas.height = Math.ceil(innerHeight / eighth)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!canReadCanvas() || context === null || !drawCover(context, picture, innerWidth / innerHeight)) return undefined
  if (mask !== undefined) {
    context.fillStyle = mask
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  try {
    blurAndClamp(context, theme, boosted)
    return canvas.toDataURL('image/webp', 0.86)
  } catch {
    return undefined // a cross-origin picture taints the canvas
  }
}

/** Writes the copy to the root; without one glass is paper. Again when wallpaper, mask, theme, boost or viewport change. */
export function applyLiteCopy(copy: string | undefined): void {
  const { style } = document.documentElement
  if (copy === undefined) style.removeProperty('--gk-lite-copy')
  else style.setProperty('--gk-lite-copy', `url("${copy}")`)
}

function blurAndClamp(context: CanvasRenderingContext2D, theme: Theme, boosted: boolean): void {
  const { width, height } = context.canvas
  const image = context.getImageData(0, 0, width, height)
  blurPixels(image, blur)
  const filter = glassFilter(theme, boosted)
  for (let at = 0; at < image.data.length; at += 4) {
    const { [at]: red = 0, [at + 1]: green = 0, [at + 2]: blue = 0 } = image.data
    image.data.set(clampBackdrop([red, green, blue], filter), at)
    image.data[at + 3] = 255
  }
  context.putImageData(image, 0, 0)
}
