import type { Point } from '../../../../shared/lib/geometry/vector.ts'
import { type Bounds, boundsMeet } from '../kernel/geometry.ts'
import type { OverlayFrame } from './selection-overlay/overlay-frame.ts'

/** The toolbar, in px. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** From the selection to the toolbar, in px. */
const GAP_PX = 12

/**
 * Where the toolbar of a selection stands, by its upper left corner: on the first free side of it, which are beside the knob
 * (of one element alone), above, below, right and left; with no side free inside the foot of what is visible. It never lies on
 * the selection as long as a side has room, and always lies within the window (DESIGN section 10).
 * @param window what is visible of the page, and covered by nothing
 */
export function placeToolbar({ box, knob, badge }: OverlayFrame, size: Size, window: Bounds, alone: boolean): Point {
  const marks = [box, knob, badge]
  const { width, height } = size
  const x = between(window.left, (box.left + box.right - width) / 2, window.right - width)
  const y = between(window.top, (box.top + box.bottom - height) / 2, window.bottom - height)
  const sides: readonly Point[] = [
    ...(alone ? [{ x: knob.right + GAP_PX, y: box.top - GAP_PX - height }] : []),
    { x, y: Math.min(...marks.map(({ top }) => top)) - GAP_PX - height },
    { x, y: Math.max(...marks.map(({ bottom }) => bottom)) + GAP_PX },
    { x: Math.max(...marks.map(({ right }) => right)) + GAP_PX, y },
    { x: Math.min(...marks.map(({ left }) => left)) - GAP_PX - width, y },
  ]
  const free = sides.find((corner) => {
    const bar = boundsAt(corner, size)
    return liesIn(bar, window) && !marks.some((mark) => boundsMeet(mark, bar))
  })
  return free ?? { x, y: Math.max(window.top, window.bottom - height) }
}

/** What is too large for its room begins where that begins. */
const between = (least: number, wanted: number, most: number) => Math.max(least, Math.min(wanted, most))

const boundsAt = ({ x, y }: Point, { width, height }: Size): Bounds => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
})

const liesIn = (inner: Bounds, outer: Bounds): boolean =>
  inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom
