import type { Box } from '../../../../../shared/lib/geometry/box.ts'
import type { Point } from '../../../../../shared/lib/geometry/vector.ts'
import { gridAt } from '../../arranging/free/anchors.ts'
import type { Bounds } from '../../arranging/free/geometry.ts'
import type { Scene } from '../../arranging/free/gesture.ts'
import { originOf } from '../../arranging/origin.ts'
import { type Element, paperNow } from '../layout.ts'
import { elementsNow, freeGroup, selectionNow } from './editing.ts'

/** Where a page and its area are in the viewport, in px, until something scrolls. */
export interface View {
  /** Where the page begins. */
  readonly origin: Point
  /** What is seen of its area. */
  readonly window: Box
}

export function measureView(page: HTMLElement, area: HTMLElement): View {
  const { left, top, width, bottom } = area.getBoundingClientRect()
  return {
    origin: originOf(page),
    window: { x: left, y: top, width, height: Math.min(innerHeight, bottom) - top },
  }
}

/** What of a page is to be seen in its area, in px of the page. */
export function seenOf({ origin, window: { x, y, width, height } }: View): Bounds {
  const [left, top] = [x - origin.x, y - origin.y]
  return { left, top, right: left + width, bottom: top + height }
}

/** The page on screen as it is in the document now. */
export function measureScene({ origin }: View): Scene<Element> {
  const { width, gridPx } = paperNow()
  return {
    elements: elementsNow(),
    selection: selectionNow(),
    width,
    window: { left: 0, top: -origin.y, right: width, bottom: innerHeight - origin.y },
    grid: gridAt(gridPx, width),
    locked: freeGroup() === undefined,
  }
}
