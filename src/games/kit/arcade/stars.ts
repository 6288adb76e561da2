import { createRandom } from '../random.ts'
import type { Picture } from './pictures.ts'

/** Stars for a night sky, the same each night. @param alphaOf how much is seen of them in a light, from 0 to 1 */
export const starsPicture = <Colors>(
  { width, height, count }: { readonly width: number; readonly height: number; readonly count: number },
  alphaOf: (colors: Colors) => number,
): Picture<Colors> => ({
  width,
  height,
  draw(context, colors) {
    const random = createRandom(count)
    context.fillStyle = '#ffffff'
    for (let star = 0; star < count; star++) {
      const [x, y, size] = [random.next() * width, random.next() * height, 0.6 + random.next()]
      context.globalAlpha = alphaOf(colors) * (0.35 + random.next() * 0.6)
      context.beginPath()
      context.arc(x, y, size, 0, Math.PI * 2)
      context.fill()
    }
  },
})

/** How dark a sky is, from 0 by day to 1 at night. @param skyTop its colour, `#rrggbb` @param dark the red of one that is wholly dark, and of one that is not yet */
export const darknessOf = (skyTop: string, [dark, bright]: readonly [dark: number, bright: number]): number =>
  Math.min(1, Math.max(0, (bright - Number.parseInt(skyTop.slice(1, 3), 16)) / (bright - dark)))
