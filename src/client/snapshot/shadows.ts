import { outline, type PaintedBox } from './outline.ts'
import type { Picture } from './sprite.ts'

/** What a box of this look casts around itself, and how far that reaches beyond it, in px. */
export interface Surround {
  readonly look: string
  readonly picture: Picture
  readonly reach: number
}

/** Shadows are drawn this far to the side of what casts them, which is then not in the picture itself. */
const ASIDE_PX = 2000

/**
 * What a box casts around itself, as a picture with a hole where the box is. Drawn once for boxes of the same look it is
 * far cheaper to paint than as often as there are boxes. Undefined where nothing is cast.
 */
export function surroundOf(box: PaintedBox, look: string): Surround | undefined {
  const { casts } = box
  if (casts.length === 0) return undefined
  const reach = Math.ceil(
    Math.max(...casts.map(({ x, y, blur, spread }) => Math.max(Math.abs(x), Math.abs(y)) + blur + spread)),
  )
  const picture: Picture = {
    width: box.width + 2 * reach,
    height: box.height + 2 * reach,
    draw(context, [left, top, width, height]) {
      const { a: scale } = context.getTransform()
      const around = new Path2D()
      around.rect(left, top, width, height)
      around.addPath(outline(box, left + reach, top + reach))
      context.save()
      context.clip(around, 'evenodd')
      for (const { color, x, y, blur, spread } of casts.toReversed()) {
        // neither offset nor blur follow the transform
        context.shadowColor = color
        context.shadowBlur = blur * scale
        context.shadowOffsetX = (x + ASIDE_PX) * scale
        context.shadowOffsetY = y * scale
        context.fill(outline(box, left + reach - ASIDE_PX, top + reach, spread))
      }
      context.restore()
    },
  }
  return { look, picture, reach }
}

/** Draws the sharp shadows that fall into a box, at its place: the edges that the light from above gives it. */
export function drawEdges(context: CanvasRenderingContext2D, box: PaintedBox, left: number, top: number): void {
  context.save()
  context.clip(outline(box, left, top))
  for (const { color, x, y, spread } of box.edges.toReversed()) {
    const path = new Path2D()
    path.rect(left, top, box.width, box.height)
    path.addPath(outline(box, left + x, top + y, -spread))
    context.fillStyle = color
    context.fill(path, 'evenodd')
  }
  context.restore()
}
