import { ART } from '../ui/components/tile-frame/TileFrame.tsx'
import { outlinePath, type PaintedBox, paintedBox } from './outline.ts'
import { drawInnerEdges, type ShadowPicture, shadowPictureOf } from './shadows.ts'
import { drawFitted, type Picture } from './sprite.ts'

/** The art of tiles among these elements, and the box of each. */
export const findTileArts = (elements: readonly HTMLElement[]): ReadonlyMap<HTMLElement, PaintedBox> =>
  new Map(elements.filter(({ classList }) => classList.contains(ART)).map((art) => [art, paintedBox(art)]))

/** What each tile's art casts around itself; boxes of one look share one picture of it. */
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

/**
 * Each art that shows a picture on no ground, or on one of a single colour, as one picture, cut to its corners and with
 * the light on its edges: nothing of that is left to do for the first frame.
 */
export function flattenedArts(arts: ReadonlyMap<HTMLElement, PaintedBox>): ReadonlyMap<Element, Picture> {
  return new Map(
    [...arts].flatMap(([art, box]) => {
      const image = art.querySelector('img')
      const { backgroundImage, backgroundColor } = getComputedStyle(art)
      if (image?.complete !== true || art.childElementCount > 1 || backgroundImage !== 'none') return []
      const { clientWidth, clientHeight } = image
      const [x, y] = [image.offsetLeft - art.offsetLeft, image.offsetTop - art.offsetTop]
      const picture: Picture = {
        width: box.width,
        height: box.height,
        draw(context, [left, top, width, height]) {
          context.save()
          context.clip(outlinePath(box, left, top))
          context.fillStyle = backgroundColor
          context.fillRect(left, top, width, height)
          drawFitted(context, image, { x: left + x, y: top + y, width: clientWidth, height: clientHeight })
          context.restore()
          drawInnerEdges(context, box, left, top)
        },
      }
      return [[art, picture] as const]
    }),
  )
}
