import { clampBackdrop, liteFilter } from '../glass/glass.ts'
import type { Theme } from '../styles/accent.ts'
import { drawCover, type Picture } from './browser.ts'

/** The copy's scale: an eighth of the viewport, blurred by an eighth of the glass's 24 px. */
const eighth = 8
const blur = 24 / eighth

/**
 * Makes the still copy of the lite tier, blurred and clamped as the live filter would, and hands it to the surfaces as
 * --gk-lite-copy; a tainted canvas gives paper instead. Call it again when wallpaper, mask, theme, boost or viewport change.
 * @param veil the mask over the wallpaper as a CSS colour, if there is one
 */
export function makeLiteCopy(picture: Picture, theme: Theme, boosted: boolean, veil?: string): void {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(innerWidth / eighth)
  canvas.height = Math.ceil(innerHeight / eighth)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null || !drawCover(context, picture, innerWidth / innerHeight)) return
  // drawn again with blur: at the edges, where it fades into the outside, the first drawing is beneath;
  // engines without canvas filters get the softness of the enlargement alone
  context.filter = `blur(${blur}px)`
  drawCover(context, picture, innerWidth / innerHeight, true)
  context.filter = 'none'
  if (veil !== undefined) {
    context.fillStyle = veil
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  const { style } = document.documentElement
  try {
    clampCanvas(context, theme, boosted)
    // as data, not as a blob: the next first frame carries it
    style.setProperty('--gk-lite-copy', `url("${canvas.toDataURL('image/webp', 0.86)}")`)
  } catch {
    style.removeProperty('--gk-lite-copy')
  }
}

function clampCanvas(context: CanvasRenderingContext2D, theme: Theme, boosted: boolean): void {
  const { width, height } = context.canvas
  const image = context.getImageData(0, 0, width, height)
  const filter = liteFilter(theme, boosted)
  for (let at = 0; at < image.data.length; at += 4) {
    const { [at]: red = 0, [at + 1]: green = 0, [at + 2]: blue = 0 } = image.data
    image.data.set(clampBackdrop([red, green, blue], filter), at)
    image.data[at + 3] = 255
  }
  context.putImageData(image, 0, 0)
}
