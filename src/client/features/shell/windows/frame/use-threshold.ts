import { type RefObject, useLayoutEffect, useRef } from 'react'
import { EASE_OUT, isAnimationOff } from '../../../../ui/motion/motion.ts'
import { dialogSettings } from '../settings.ts'
import { growth, visibleThreshold } from './threshold.ts'

interface ThresholdState {
  /** False while it closes. */
  readonly open: boolean
  /** False for a window that is there as after a reload. */
  readonly isEntering: boolean
  readonly isMinimized: boolean
  /** The key of the tab that is shown. */
  readonly tab: string
}

/** Lets the window grow out of what was pressed to open it, and shrink back into that where it is still seen. */
export function useThreshold(window: RefObject<HTMLElement | null>, state: ThresholdState): void {
  const { open, isEntering, isMinimized, tab } = state
  const isShown = useRef(!isEntering)
  useLayoutEffect(() => {
    if (isShown.current === open) return
    isShown.current = open
    if (window.current !== null && !isMinimized) play(window.current, tab, open ? 'normal' : 'reverse')
  }, [window, open, isMinimized, tab])
}

function play(element: HTMLElement, tab: string, direction: PlaybackDirection): void {
  const { isDialogAnimation, dialogAnimationSpeed } = dialogSettings.get()
  if (!isDialogAnimation || isAnimationOff()) return
  const from = visibleThreshold(tab)
  if (from === undefined) return
  const { offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height } = element
  const duration = Math.min(dialogAnimationSpeed, CLOSED_AFTER_MS)
  element.animate(growth(from, { x, y, width, height }, getComputedStyle(element).borderTopLeftRadius), {
    ...{ duration, easing: EASE_OUT, direction },
    fill: direction === 'reverse' ? 'forwards' : 'none', // until it is unmounted
  })
  // what grows is clipped: its shadow comes after it
  if (direction === 'normal')
    element.animate(
      { boxShadow: ['0 0 0 transparent', getComputedStyle(element).boxShadow] },
      { duration, delay: duration },
    )
}

/** A closed window is unmounted after 500 ms. */
const CLOSED_AFTER_MS = 480
