/**
 * An element's painted box: size in whole px, corner radii clockwise from the top left, outer shadows, and the sharp
 * inset shadows of its `::after` (inner edges).
 */
export interface PaintedBox {
  readonly width: number
  readonly height: number
  readonly corners: readonly { readonly x: number; readonly y: number }[]
  readonly outerShadows: readonly Shadow[]
  readonly innerEdges: readonly Shadow[]
}

/** One shadow of a computed `box-shadow`, in px; `blur` as in CSS and canvas. */
export interface Shadow {
  readonly color: string
  readonly x: number
  readonly y: number
  readonly blur: number
  readonly spread: number
  readonly inset: boolean
}

const SHADOW = /^\s*(\S+?\([^)]*\)|\S+)((?: -?[\d.]+px){4})( inset)?\s*$/

/** Parses a computed `box-shadow`; the first shadow is on top. */
export function parseComputedShadows(boxShadow: string): readonly Shadow[] {
  return boxShadow.split(/,(?![^(]*\))/).flatMap((text) => {
    const [, color = '', lengths = '', inset] = SHADOW.exec(text) ?? []
    const [x, y, blur, spread] = lengths.split('px').map(Number)
    if (x === undefined || y === undefined || blur === undefined || spread === undefined) return []
    return [{ color, x, y, blur, spread, inset: inset !== undefined }]
  })
}

/**
 * Factor of the radius at which a round corner has the same midpoint as the given continuous one. A superellipse of
 * parameter k is |x|^n + |y|^n = 1 with n = 2^k (CSS Borders 4); a circle has k = 1.
 */
export function roundCornerScale(cornerShape: string): number {
  const [, parameter = '1'] = /^superellipse\((-?[\d.]+)\)$/.exec(cornerShape) ?? []
  const cut = (k: number) => 1 - 2 ** (-1 / 2 ** k)
  return cut(Number(parameter)) / cut(1)
}

/** Measures the painted box of an element. */
export function paintedBox(element: HTMLElement): PaintedBox {
  const style = getComputedStyle(element)
  const [width, height] = [Math.round(element.offsetWidth), Math.round(element.offsetHeight)]
  const scale = roundCornerScale(style.getPropertyValue('corner-top-left-shape'))
  const radius = (text: string) => {
    const [x = '0', y = x] = text.split(' ')
    const px = (one: string, side: number) => Number.parseFloat(one) * (one.endsWith('%') ? side / 100 : 1) * scale
    return { x: px(x, width), y: px(y, height) }
  }
  const corners = [
    style.borderTopLeftRadius,
    style.borderTopRightRadius,
    style.borderBottomRightRadius,
    style.borderBottomLeftRadius,
  ].map(radius)
  return {
    width,
    height,
    corners,
    outerShadows: parseComputedShadows(style.boxShadow).filter(({ inset }) => !inset),
    innerEdges: parseComputedShadows(getComputedStyle(element, '::after').boxShadow).filter(
      ({ inset, blur }) => inset && blur === 0,
    ),
  }
}

/** The outline of a box at `left`, `top`, grown outwards by `grown` px; sharp corners stay sharp. */
export function outlinePath({ width, height, corners }: PaintedBox, left: number, top: number, grown = 0): Path2D {
  const rounded = (radius: number) => (radius === 0 ? 0 : Math.max(0, radius + grown))
  const path = new Path2D()
  const radii = corners.map(({ x, y }) => ({ x: rounded(x), y: rounded(y) }))
  path.roundRect(left - grown, top - grown, width + 2 * grown, height + 2 * grown, radii)
  return path
}
