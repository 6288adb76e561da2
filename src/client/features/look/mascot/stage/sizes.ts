/** A figure's size in px at scale 1. */
export const FIGURE = { width: 180, height: 225 }
/** The lane in px for the tools beside it: it does not move as they come. */
export const LANE = 60
/** The part of a phone's width that a figure takes at most. */
const PHONE_SHARE = 0.4

/** Px above the lower edge of a box that tools beside it reach. */
const TOOLS_REACH = 232
const LEAST_SCALE = 0.1
/** Px above or below a figure for what it says. */
export const BUBBLE_ROOM = 96

interface Size {
  readonly width: number
  readonly height: number
}

/** The scale on a screen: as large as it has room for, and on a phone no larger than leaves room for all else. */
export function scaleOn(scale: number, isMobile: boolean, { width, height }: Size): number {
  const across = isMobile ? width * PHONE_SHARE : width - LANE
  return Math.max(LEAST_SCALE, Math.min(scale, across / FIGURE.width, (height - BUBBLE_ROOM) / FIGURE.height))
}

/** The size of figure and lane in px. */
export const boxAt = (scale: number): Size => ({
  width: Math.round(FIGURE.width * scale) + LANE,
  height: Math.round(FIGURE.height * scale),
})

/** Whether the tools of a box begin at its upper edge: near the top of the screen they have no room upwards. */
export const areToolsBelow = ({ top, height }: { readonly top: number; readonly height: number }): boolean =>
  top + height < TOOLS_REACH
