import type { Point } from '../../lib/geometry/vector.ts'
import { ART_CLASS } from '../../ui/components/tile-frame/TileFrame.tsx'
import { outlinePath, type PaintedBox, paintedBox } from './outline.ts'
import { drawInnerEdges, type ShadowPicture, shadowPictureOf } from './shadows.ts'
import { drawFitted, type Picture } from './sprite.ts'

/** The tiles' art among these elements, with the painted box of each. */
export const findTileArts = (elements: readonly HTMLElement[]): ReadonlyMap<HTMLElement, PaintedBox> =>
  new Map(elements.filter(({ classList }) => classList.contains(ART_CLASS)).map((art) => [art, paintedBox(art)]))

/** The outer shadow of each tile's art as a picture; boxes of the same style share one. */
export function shadowPicturesOf(arts: ReadonlyMap<HTMLElement, PaintedBox>): ReadonlyMap<Element, ShadowPicture> {
  const byStyle = new Map<string, ShadowPicture | undefined>()
  return new Map(
    [...arts].flatMap(([art, box]) => {
      const style = JSON.stringify(box)
      if (!byStyle.has(style)) byStyle.set(style, shadowPictureOf(box, style))
      const shadow = byStyle.get(style)
      return shadow === undefined ? [] : [[art, shadow] as const]
    }),
  )
}

/** Art of one image on a plain background, flattened with its corners and inner edges: cheap for the first frame. */
export function flattenedArts(arts: ReadonlyMap<HTMLElement, PaintedBox>): ReadonlyMap<Element, Picture> {
  return new Map(
    [...arts].flatMap(([art, box]) => {
      const image = art.querySelector('img')
      const { backgroundImage, backgroundColor } = getComputedStyle(art)
      if (image?.complete !== true || art.childElementCount > 1 || backgroundImage !== 'none') return []
      const { clientWidth, clientHeight } = image
      const { x, y } = offsetIn(art, image)
      const { objectFit } = getComputedStyle(image)
      const picture: Picture = {
        width: box.width,
        height: box.height,
        draw(context, [left, top, width, height]) {
          context.save()
          context.clip(outlinePath(box, left, top))
          context.fillStyle = backgroundColor
          context.fillRect(left, top, width, height)
          const place = { x: left + x, y: top + y, width: clientWidth, height: clientHeight }
          drawFitted(context, image, objectFit, place)
          context.restore()
          drawInnerEdges(context, box, left, top)
        },
      }
      return [[art, picture] as const]
    }),
  )
}

/** The position of an image in its art, in px; both are positioned within the same element, or the art itself is. */
function offsetIn(art: HTMLElement, { offsetParent, offsetLeft, offsetTop }: HTMLElement): Point {
  if (offsetParent === art) return { x: offsetLeft, y: offsetTop }
  return { x: offsetLeft - art.offsetLeft, y: offsetTop - art.offsetTop }
}
