/** How a shader keeps up with the screen: a slow machine draws fewer pixels, which soft colours hardly show. */
export interface Pace {
  /** Of the screen's pixels, 0–1. */
  readonly share: number
  /** The number of slow frames in a row. */
  readonly slow: number
}

export const FULL_PACE: Pace = { share: 1, slow: 0 }

/** A frame that takes longer counts as slow; in ms. */
const SLOW_MS = 60
const SLOW_FRAMES = 6
const LEAST_SHARE = 1 / 16

/** The pace after a frame: half as many pixels after several slow ones in a row. @param ms since the frame before */
export function withFrame({ share, slow }: Pace, ms: number): Pace {
  if (ms < SLOW_MS || share <= LEAST_SHARE) return { share, slow: 0 }
  return slow + 1 < SLOW_FRAMES ? { share, slow: slow + 1 } : { share: share / 2, slow: 0 }
}
