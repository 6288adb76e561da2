import { drawCover, type Picture } from '../../../../ui/wallpaper-tone/browser.ts'
import { screenCanvas } from '../tone/screen-canvas.ts'
import type { Light } from './daylight.ts'

/** A picture under its light, as the screen shows both; undefined if the picture is not loaded. */
export function lightCanvas(picture: Picture, { canvas: colors, share }: Light): HTMLCanvasElement | undefined {
  const canvas = screenCanvas()
  const context = canvas.getContext('2d')
  if (context === null || !drawCover(context, picture, innerWidth / innerHeight)) return undefined
  context.globalAlpha = share
  context.drawImage(colors, 0, 0, canvas.width, canvas.height)
  return canvas
}
