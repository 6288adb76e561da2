import type { Box } from '../../../shared/lib/geometry/box.ts'
import type { Point } from '../../../shared/lib/geometry/vector.ts'

/** The scroll speed for a drag near the upper or lower edge of the page, in px per frame of 1/60 s. */
export function edgeScrollSpeed({ y }: Point, viewport: Box): number {
  const [above, below] = [viewport.y + EDGE_PX - y, y - (viewport.y + viewport.height - EDGE_PX)]
  if (above > 0) return -Math.min(1, above / EDGE_PX) * MAX_SPEED_PX
  return below > 0 ? Math.min(1, below / EDGE_PX) * MAX_SPEED_PX : 0
}

/** The height of the scrolling zone at either edge, and the maximum speed per frame, in px. */
const EDGE_PX = 56
const MAX_SPEED_PX = 14
