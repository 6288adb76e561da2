import { useSyncExternalStore } from 'react'

/** The screen as the boot script has measured it and stored it on the root. */
export interface Screen {
  /** The width of the viewport in px. */
  readonly width: number
  readonly mobile: boolean
  /** A desktop of little height: its head and its rows stand closer. */
  readonly compact: boolean
  /** The factor by which the home screen's sizes are multiplied. */
  readonly scale: number
}

let last: Screen = { width: 0, mobile: false, compact: false, scale: 1 }

/** The current screen; the same object until it changes. */
export function readScreen(): Screen {
  const root = document.documentElement
  const scale = Number(root.style.getPropertyValue('--gk-s')) || 1
  const [mobile, compact] = [root.hasAttribute('data-mobile'), root.hasAttribute('data-compact')]
  const now = { width: innerWidth, mobile, compact, scale }
  const isSame = now.width === last.width && mobile === last.mobile && compact === last.compact && scale === last.scale
  if (!isSame) last = now
  return last
}

/** The height in px under which the style sheets have the layout of low screens. */
const LOW_SCREEN_PX = 520

/** Whether clock and search box stand beside each other, for want of height. */
export const isLowScreen = (): boolean => innerHeight < LOW_SCREEN_PX

/** Calls `changed` after every resize. @returns a function that ends it */
export function onScreenChange(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}

/** The current screen; the component renders again when it changes. */
export const useScreen = (): Screen => useSyncExternalStore(onScreenChange, readScreen)
