import type { Box } from '../../../lib/geometry/box.ts'
import type { Point } from '../../../lib/geometry/vector.ts'

/**
 * The scroll speed for a drag near the upper or lower edge of the page, in px per frame of 1/60 s.
 * @param dock where it lies before the page, the lower edge is above it
 */
export function edgeScrollSpeed({ x, y }: Point, viewport: Box, dock?: Box): number {
  const isAboveDock = dock !== undefined && x >= dock.x && x < dock.x + dock.width && y < dock.y
  const end = viewport.y + viewport.height
  return speedBetween(y, viewport.y, isAboveDock ? Math.min(end, dock.y) : end, PAGE)
}

/** The same for a drag near the start or end of a bar that scrolls, by its axis; 0 beside the bar. */
export function barScrollSpeed(point: Point, bar: Box, axis: 'x' | 'y'): number {
  const [across, width] = axis === 'x' ? (['y', 'height'] as const) : (['x', 'width'] as const)
  if (point[across] < bar[across] || point[across] >= bar[across] + bar[width]) return 0
  const [start, length] = [bar[axis], axis === 'x' ? bar.width : bar.height]
  const isBeside = point[axis] < start - BAR.zone || point[axis] > start + length + BAR.zone
  return isBeside ? 0 : speedBetween(point[axis], start, start + length, BAR)
}

/** The depth of the scrolling zone at either end, and the maximum speed per frame, in px. */
interface Zones {
  readonly zone: number
  readonly maximum: number
}

const PAGE: Zones = { zone: 56, maximum: 14 }
const BAR: Zones = { zone: 36, maximum: 6 }

function speedBetween(at: number, start: number, end: number, { zone, maximum }: Zones): number {
  const [before, after] = [start + zone - at, at - (end - zone)]
  if (before > 0) return -Math.min(1, before / zone) * maximum
  return after > 0 ? Math.min(1, after / zone) * maximum : 0
}
