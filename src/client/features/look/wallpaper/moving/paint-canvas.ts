import { formatHex } from '../../../../../shared/lib/color/rgb.ts'
import { type Direction, gradientLine, gradientRadii, parsePaint } from '../../../../lib/color/gradient.ts'
import { screenCanvas } from '../../../../ui/wallpaper-tone/browser.ts'

/** Beyond the canvas, however it is transformed. */
const FAR_PX = 1e5

/** A colour or gradient as a picture of the screen's shape; undefined for a paint that cannot be read. */
export function paintCanvas(css: string): HTMLCanvasElement | undefined {
  const paint = parsePaint(css)
  const canvas = screenCanvas()
  const context = canvas.getContext('2d')
  if (paint === undefined || context === null) return undefined
  const gradient = createGradient(context, paint.direction)
  for (const { color, at } of paint.stops) gradient.addColorStop(Math.min(1, Math.max(0, at)), formatHex(color))
  context.fillStyle = gradient
  context.fillRect(-FAR_PX, -FAR_PX, 2 * FAR_PX, 2 * FAR_PX)
  return canvas
}

/** A gradient over the whole canvas; for an ellipse the context is transformed, so that a circle becomes one. */
function createGradient(context: CanvasRenderingContext2D, direction: Direction): CanvasGradient {
  const { width, height } = context.canvas
  if (direction.at === 'line') {
    const { x0, y0, x1, y1 } = gradientLine(direction.angle, width, height)
    return context.createLinearGradient(x0, y0, x1, y1)
  }
  const { rx, ry } = gradientRadii(direction, width, height)
  context.setTransform(1, 0, 0, ry / rx, direction.x * width, direction.y * height)
  return context.createRadialGradient(0, 0, 0, 0, 0, rx)
}
