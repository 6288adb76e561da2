/** Distances in px from the right and bottom edge of the screen; below 0 they are from the left or top: -1 touches it. */
export interface Corner {
  readonly right: number
  readonly bottom: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Where a box is that has been moved to there, by the edges that are nearest, within the screen. */
export function cornerOf(left: number, top: number, box: Size, screen: Size): Corner {
  return {
    right: nearest(left, screen.width - box.width),
    bottom: nearest(top, screen.height - box.height),
  }
}

/** @param room how far the box can move */
function nearest(from: number, room: number): number {
  const at = Math.round(Math.min(Math.max(0, from), Math.max(0, room)))
  const left = Math.max(0, Math.round(room)) - at
  return at < left ? -at - 1 : left
}

/** The left upper corner of a box, which stays within the screen, however small that has become. */
export const placeOf = ({ right, bottom }: Corner, box: Size, screen: Size): { left: number; top: number } => ({
  left: along(right, screen.width - box.width),
  top: along(bottom, screen.height - box.height),
})

const along = (distance: number, room: number): number =>
  Math.min(Math.max(0, distance < 0 ? -distance - 1 : room - distance), Math.max(0, room))
