import { gradientLine, parsePaint } from '../../../shared/lib/color/gradient.ts'
import { formatHex } from '../../../shared/lib/color/rgb.ts'

/** Wide enough for the analyser's grid and for the copy under glass. */
const WIDTH_PX = 320

/** A colour or linear gradient as a picture of the screen's shape; undefined for a paint that cannot be read. */
export function paintCanvas(css: string): HTMLCanvasElement | undefined {
  const paint = parsePaint(css)
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH_PX
  canvas.height = Math.max(1, Math.round((WIDTH_PX * innerHeight) / innerWidth))
  const context = canvas.getContext('2d')
  if (paint === undefined || context === null) return undefined
  const { x0, y0, x1, y1 } = gradientLine(paint.angle, canvas.width, canvas.height)
  const gradient = context.createLinearGradient(x0, y0, x1, y1)
  for (const { color, at } of paint.stops) gradient.addColorStop(Math.min(1, Math.max(0, at)), formatHex(color))
  context.fillStyle = gradient
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}
