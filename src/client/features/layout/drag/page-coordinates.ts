import type { Point } from '../../../lib/geometry/vector.ts'
import { minus } from '../../../lib/geometry/vector.ts'

/** The origin of a page in px of the viewport, whatever transform it has at the moment. */
export function pageOrigin(page: HTMLElement): Point {
  const area = page.offsetParent
  if (area === null) return { x: 0, y: 0 } // not on screen
  const { left, top } = area.getBoundingClientRect()
  return { x: left + page.offsetLeft - area.scrollLeft, y: top + page.offsetTop - area.scrollTop }
}

/** Converts a point of the viewport to px of a page. */
export const toPageCoordinates = (page: HTMLElement, point: Point): Point => minus(point, pageOrigin(page))
