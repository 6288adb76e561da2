import type { Box } from '../../../shared/lib/geometry/box.ts'
import type { Point } from '../../../shared/lib/geometry/vector.ts'

/** Rows of px that a held tile near the upper or lower end of the page scrolls it by in a frame of 1/60 s. */
export function edgeScrollSpeed({ y }: Point, window: Box): number {
  const [above, below] = [window.y + SCROLL_PX - y, y - (window.y + window.height - SCROLL_PX)]
  if (above > 0) return -Math.min(1, above / SCROLL_PX) * FASTEST_PX
  return below > 0 ? Math.min(1, below / SCROLL_PX) * FASTEST_PX : 0
}

/** How near to its end the page begins to scroll, and how far it goes at most in a frame, in px. */
const SCROLL_PX = 56
const FASTEST_PX = 14
