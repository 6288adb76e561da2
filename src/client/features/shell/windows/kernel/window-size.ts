import type { Viewport } from './window-frame.ts'

/** The sizes from which that of a window is chosen, in px. */
export interface WindowSizes {
  /** Of all windows, as the settings say. */
  readonly chosen: Viewport
  /** The same before the user has changed it. */
  readonly initial: Viewport
  /** As the app suggests. */
  readonly own?: Viewport | undefined
}

/** The size that a window opens in at first: what the user chose for all wins over what its app suggests. */
export function openingSize({ chosen, initial, own }: WindowSizes): Viewport {
  const isChosen = chosen.width !== initial.width || chosen.height !== initial.height
  return isChosen ? chosen : (own ?? initial)
}

/** The size of an open window in which another app appears: it has room for both. */
export const grownSize = (now: Viewport, other: Viewport): Viewport => ({
  width: Math.max(now.width, other.width),
  height: Math.max(now.height, other.height),
})
