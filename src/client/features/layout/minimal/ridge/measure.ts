import type { Point } from '../../../../lib/geometry/vector.ts'
import type { Ridge } from '../../../../lib/wallpaper/ridge.ts'
import { dataSelector } from '../../../../ui/dom.ts'
import type { Scene } from '../kernel/behind-ridge.ts'

/** What is kept free at the top of the screen, and at its foot for the line of the poem, in px. */
const TOP_PX = 24
const FOOT_PX = 176
/** A screen so low has no poem: only the tip is there. */
const LOW = { height: 440, foot: 56 } as const

/** The figures without seconds and AM or PM. */
export const FIGURES = `${dataSelector('clock', 'time24')}, ${dataSelector('clock', 'time12')}`

/** The scene as it is laid out, with the feet of the digits: px below the tops of header and figures. */
export function measureScene(main: HTMLElement, ridge: Ridge) {
  const header = main.querySelector<HTMLElement>(':scope > header')
  const figures = header?.querySelector<HTMLElement>(FIGURES)
  const digit = figures && measureDigit(figures)
  if (!header || !figures || !digit) return undefined
  const place = offsetIn(figures, header)
  const inHeader = place.y + digit.feet
  const search = main.querySelector<HTMLElement>(':scope > search') ?? header
  const scene: Scene = {
    screen: { width: main.offsetWidth, height: main.offsetHeight },
    ridge,
    figures: {
      middle: header.offsetLeft + place.x + figures.offsetWidth / 2,
      width: digit.width,
      height: digit.height,
    },
    above: TOP_PX + inHeader - digit.height,
    below:
      search.offsetTop +
      search.offsetHeight -
      header.offsetTop -
      inHeader +
      (main.offsetHeight < LOW.height ? LOW.foot : FOOT_PX),
  }
  return { scene, feet: { inHeader, inFigures: digit.feet } }
}

/** Where an element is laid out in another, wherever an animation shows it; that makes it one from which others count. */
function offsetIn(element: HTMLElement, ancestor: HTMLElement): Point {
  let [x, y] = [0, 0]
  for (let at: Element | null = element; at instanceof HTMLElement && at !== ancestor; at = at.offsetParent) {
    x += at.offsetLeft
    y += at.offsetTop
  }
  return { x, y }
}

/** Of the face as it is drawn: the height of a digit, where its feet are in the element, and the width of a time. */
function measureDigit(figures: HTMLElement) {
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) return undefined
  const { fontWeight, fontSize, fontFamily, letterSpacing } = getComputedStyle(figures)
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`
  const { actualBoundingBoxAscent: height, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('0')
  const text = '00:00'
  const width = context.measureText(text).width + text.length * (Number.parseFloat(letterSpacing) || 0)
  const feet = (figures.offsetHeight - fontBoundingBoxAscent - fontBoundingBoxDescent) / 2 + fontBoundingBoxAscent
  return { height, width, feet: Math.round(feet) }
}
