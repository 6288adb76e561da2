import type { Bounds, Box } from '../../../../../lib/geometry/box.ts'
import type { Point } from '../../../../../lib/geometry/vector.ts'
import { pageOrigin } from '../../../drag/lazy.ts'
import type { Scene } from '../../kernel/gesture.ts'
import { gridAt } from '../../kernel/placement/scale-to-width.ts'
import { type Canvas, currentCanvas, type Element } from '../../layout.ts'
import { currentElements, currentSelection, freeGroup } from '../editor-state.ts'

/** The position of a page and its area in px of the browser's viewport; valid until something scrolls. */
export interface Viewport {
  /** The upper left corner of the page. */
  readonly origin: Point
  /** The visible part of the area. */
  readonly box: Box
}

function measureViewport(page: HTMLElement, area: HTMLElement): Viewport {
  const { left, top, width, bottom } = area.getBoundingClientRect()
  return {
    origin: pageOrigin(page),
    box: { x: left, y: top, width, height: Math.min(innerHeight, bottom) - top },
  }
}

/** The visible part of a page, in px of the page. */
export function visiblePart({ origin, box: { x, y, width, height } }: Viewport): Bounds {
  const [left, top] = [x - origin.x, y - origin.y]
  return { left, top, right: left + width, bottom: top + height }
}

/** A scene with the canvas on which it was measured: what is written later was seen on this one. */
export interface MeasuredScene extends Scene<Element> {
  readonly canvas: Canvas
}

/** The page on screen as it is in the document now. */
function measureFreeScene({ origin }: Viewport): MeasuredScene {
  const canvas = currentCanvas()
  return {
    canvas,
    elements: currentElements(),
    selection: currentSelection(),
    edges: canvas,
    viewport: { left: 0, top: -origin.y, right: canvas.width, bottom: innerHeight - origin.y },
    grid: gridAt(canvas.gridPx, canvas),
    locked: freeGroup() === undefined,
  }
}

/** The measurements of a page, cached until they are invalidated: measuring in every frame would force layout. */
export function createSceneCache(page: HTMLElement, area: HTMLElement) {
  let viewport: Viewport | undefined
  let scene: MeasuredScene | undefined
  const currentViewport = () => (viewport ??= measureViewport(page, area))
  return {
    viewport: currentViewport,
    scene: () => (scene ??= measureFreeScene(currentViewport())),
    invalidateViewport() {
      viewport = undefined
    },
    invalidateScene() {
      scene = undefined
    },
  }
}
