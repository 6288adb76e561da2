import { ART } from '../ui/TileFrame.tsx'
import { boxOf, outline } from './box.ts'
import { drawEdges, type Surround, surroundOf } from './shadows.ts'
import { drawFitted, type Picture } from './sprite.ts'

const artsAmong = (elements: readonly HTMLElement[]) => elements.filter(({ classList }) => classList.contains(ART))

/** What each tile's art casts around itself; boxes of one look share one picture of it. */
export function surroundsOf(elements: readonly HTMLElement[]): ReadonlyMap<Element, Surround> {
  const byLook = new Map<string, Surround | undefined>()
  return new Map(
    artsAmong(elements).flatMap((art) => {
      const box = boxOf(art)
      const look = JSON.stringify(box)
      if (!byLook.has(look)) byLook.set(look, surroundOf(box, look))
      const surround = byLook.get(look)
      return surround === undefined ? [] : [[art, surround] as const]
    }),
  )
}

/**
 * Each art that shows a picture on no ground, or on one of a single colour, as one picture, cut to its corners and with
 * the light on its edges: nothing of that is left to do for the first frame.
 */
export function wholeArts(elements: readonly HTMLElement[]): ReadonlyMap<Element, Picture> {
  return new Map(
    artsAmong(elements).flatMap((art) => {
      const image = art.querySelector('img')
      const { backgroundImage, backgroundColor } = getComputedStyle(art)
      if (image?.complete !== true || art.childElementCount > 1 || backgroundImage !== 'none') return []
      const box = boxOf(art, '::after')
      const { offsetLeft: x, offsetTop: y, clientWidth, clientHeight } = image
      const picture: Picture = {
        width: box.width,
        height: box.height,
        draw(context, [left, top, width, height]) {
          context.save()
          context.clip(outline(box, left, top))
          context.fillStyle = backgroundColor
          context.fillRect(left, top, width, height)
          drawFitted(context, image, { x: left + x, y: top + y, width: clientWidth, height: clientHeight })
          context.restore()
          drawEdges(context, box, left, top)
        },
      }
      return [[art, picture] as const]
    }),
  )
}
