import type { Box } from '../../../../lib/geometry/box.ts'
import type { Point } from '../../../../lib/geometry/vector.ts'

type Size = Pick<Box, 'width' | 'height'>

/** The least distance of the panel from the edges of the window, in px. */
const MARGIN_PX = 16

/** The corner of an open folder's panel: centred over its tile, as far as the window allows; px of the viewport. */
export function panelCorner(tile: Box, panel: Size, viewport: Size): Point {
  const along = (start: number, length: number, own: number, available: number) =>
    Math.round(Math.max(MARGIN_PX, Math.min(start + (length - own) / 2, available - own - MARGIN_PX)))
  return {
    x: along(tile.x, tile.width, panel.width, viewport.width),
    y: along(tile.y, tile.height, panel.height, viewport.height),
  }
}
