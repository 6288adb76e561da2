import { type RefObject, useEffect, useRef } from 'react'
import { lengthRatio } from '../../../../lib/geometry/box.ts'
import { dataSelector } from '../../../../ui/dom.ts'
import { EASE_OUT, isAnimationOff } from '../../../../ui/motion/motion.ts'
import type { WindowState } from '../model.ts'
import { activeTab } from '../model.ts'
import { dialogSettings } from '../settings.ts'

/** Flies the window to its tile in the dock as it is minimised, and back (DESIGN section 2.2). */
export function useMinimizeAnimation(window: RefObject<HTMLElement | null>, state: WindowState, isOn: boolean): void {
  const wasMinimized = useRef(state.isMinimized)
  const app = activeTab(state)?.app ?? ''
  useEffect(() => {
    const element = window.current
    if (element === null || wasMinimized.current === state.isMinimized) return
    wasMinimized.current = state.isMinimized
    if (!isOn || isAnimationOff()) return
    element.animate(flightTo(element, app), {
      duration: dialogSettings.get().dialogAnimationSpeed,
      easing: EASE_OUT,
      direction: state.isMinimized ? 'normal' : 'reverse',
    })
  }, [window, state.isMinimized, isOn, app])
}

/** From the window to the tile of its app in the dock, or to the lower edge; it fades in the last 30 %. */
function flightTo(element: HTMLElement, app: string): Keyframe[] {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element
  const tile = document.querySelector(dataSelector('app', app))?.getBoundingClientRect()
  const target = tile ?? { x: innerWidth / 2, y: innerHeight, width: 45, height: 45 }
  const x = target.x + target.width / 2 - offsetLeft - offsetWidth / 2
  const y = target.y + target.height / 2 - offsetTop - offsetHeight / 2
  const scale = [lengthRatio(target.width, offsetWidth), lengthRatio(target.height, offsetHeight)]
  const end = `translate(${x}px, ${y}px) scale(${scale.join(', ')})`
  return [
    { transform: 'none', opacity: 1, visibility: 'visible' },
    { opacity: 1, offset: 0.7 },
    { transform: end, opacity: 0, visibility: 'visible' },
  ]
}
