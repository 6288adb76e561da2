import type { Point } from '../../../shared/lib/geometry/vector.ts'
import { minus } from '../../../shared/lib/geometry/vector.ts'

/** Where a page begins in the viewport, in px, wherever it is drawn while something moves or a turn is played. */
export function pageOrigin(page: HTMLElement): Point {
  const area = page.offsetParent
  if (area === null) return { x: 0, y: 0 } // it is not on screen
  const { left, top } = area.getBoundingClientRect()
  return { x: left + page.offsetLeft - area.scrollLeft, y: top + page.offsetTop - area.scrollTop }
}

/** A point of the viewport on a page, in px of it. */
export const toPageCoordinates = (page: HTMLElement, point: Point): Point => minus(point, pageOrigin(page))
