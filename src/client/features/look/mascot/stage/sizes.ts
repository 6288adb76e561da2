/** A figure's size in px at scale 1. */
export const FIGURE = { width: 180, height: 225 }
/** The lane in px for the tools beside it: it does not move as they come. */
export const LANE = 60
/** The part of a phone's width that a figure takes at most. */
const PHONE_SHARE = 0.4

/** The scale on a screen: a phone has no room for large ones. */
export const scaleOn = (scale: number, isMobile: boolean, width: number): number =>
  isMobile ? Math.min(scale, (width * PHONE_SHARE) / FIGURE.width) : scale

/** The size of figure and lane in px. */
export const boxAt = (scale: number): { readonly width: number; readonly height: number } => ({
  width: Math.round(FIGURE.width * scale) + LANE,
  height: Math.round(FIGURE.height * scale),
})
