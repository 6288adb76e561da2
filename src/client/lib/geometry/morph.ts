import type { Box } from './box.ts'

/**
 * How an element is made to look like another box: scaled about its middle, moved so that the middles meet, and clipped
 * at each side, in px of the element before it is scaled.
 * @param scale of the element; 1 leaves its contents as large as they are
 */
export function morphTo(target: Box, own: Box, scale = 1) {
  return {
    dx: target.x + target.width / 2 - (own.x + own.width / 2),
    dy: target.y + target.height / 2 - (own.y + own.height / 2),
    clipX: Math.max(0, (own.width - target.width / scale) / 2),
    clipY: Math.max(0, (own.height - target.height / scale) / 2),
  }
}

/** The scale by which an element covers another box, and no more. */
export const coverScale = (target: Box, own: Box): number =>
  Math.max(target.width / own.width, target.height / own.height)
