import type { Bounds } from '../../../../../lib/geometry/box.ts'
import type { Point } from '../../../../../lib/geometry/vector.ts'
import { boundsOverlap } from '../../kernel/geometry.ts'
import type { OverlayFrame } from '../selection-overlay/overlay-frame.ts'

/** The size of the toolbar in px. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The gap between the selection and the toolbar. */
const GAP_PX = 12

/**
 * The upper left corner of the toolbar in the visible area: the first free position beside the rotate handle (of a
 * single element), above, below, right or left of the selection, else at the bottom (DESIGN section 10).
 * @param visible the part of the page that is visible and not covered
 */
export function placeToolbar(
  { box, rotateHandle, badge }: OverlayFrame,
  size: Size,
  visible: Bounds,
  isSingle: boolean,
): Point {
  const parts = [box, rotateHandle, badge]
  const { width, height } = size
  const x = clamp(visible.left, (box.left + box.right - width) / 2, visible.right - width)
  const y = clamp(visible.top, (box.top + box.bottom - height) / 2, visible.bottom - height)
  const sides: readonly Point[] = [
    ...(isSingle ? [{ x: rotateHandle.right + GAP_PX, y: box.top - GAP_PX - height }] : []),
    { x, y: Math.min(...parts.map(({ top }) => top)) - GAP_PX - height },
    { x, y: Math.max(...parts.map(({ bottom }) => bottom)) + GAP_PX },
    { x: Math.max(...parts.map(({ right }) => right)) + GAP_PX, y },
    { x: Math.min(...parts.map(({ left }) => left)) - GAP_PX - width, y },
  ]
  const free = sides.find((corner) => {
    const bar = boundsAt(corner, size)
    return isInside(bar, visible) && !parts.some((part) => boundsOverlap(part, bar))
  })
  return free ?? { x, y: Math.max(visible.top, visible.bottom - height) }
}

/** Clamps a value; `least` wins if the limits cross. */
const clamp = (least: number, wanted: number, most: number) => Math.max(least, Math.min(wanted, most))

const boundsAt = ({ x, y }: Point, { width, height }: Size): Bounds => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
})

const isInside = (inner: Bounds, outer: Bounds): boolean =>
  inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom
