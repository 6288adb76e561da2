import type { Box } from '../../../../shared/lib/geometry/box.ts'
import type { Point } from '../../../../shared/lib/geometry/vector.ts'
import { pageOrigin } from '../../drag/lazy.ts'
import type { Bounds } from '../kernel/geometry.ts'
import type { Scene } from '../kernel/gesture.ts'
import { gridAt } from '../kernel/scale-to-width.ts'
import { currentCanvas, type Element } from '../layout.ts'
import { currentElements, currentSelection, freeGroup } from './editor-state.ts'

/** Where a page and its area are in the viewport, in px, until something scrolls. */
export interface Viewport {
  /** Where the page begins. */
  readonly origin: Point
  /** What is seen of its area. */
  readonly window: Box
}

export function measureViewport(page: HTMLElement, area: HTMLElement): Viewport {
  const { left, top, width, bottom } = area.getBoundingClientRect()
  return {
    origin: pageOrigin(page),
    window: { x: left, y: top, width, height: Math.min(innerHeight, bottom) - top },
  }
}

/** What of a page is to be seen in its area, in px of the page. */
export function visiblePart({ origin, window: { x, y, width, height } }: Viewport): Bounds {
  const [left, top] = [x - origin.x, y - origin.y]
  return { left, top, right: left + width, bottom: top + height }
}

/** The page on screen as it is in the document now. */
export function measureFreeScene({ origin }: Viewport): Scene<Element> {
  const { width, gridPx } = currentCanvas()
  return {
    elements: currentElements(),
    selection: currentSelection(),
    width,
    window: { left: 0, top: -origin.y, right: width, bottom: innerHeight - origin.y },
    grid: gridAt(gridPx, width),
    locked: freeGroup() === undefined,
  }
}
