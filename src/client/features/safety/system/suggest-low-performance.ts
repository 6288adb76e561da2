import { createElement } from 'react'
import { readDeviceCache, writeDeviceCache } from '../../../core/documents/storage/device-cache.ts'
import { openOverlay } from '../../../ui/overlay/overlay.ts'
import { themeSettings } from '../../data/theme/index.ts'
import { followFramesOfMoves } from './frames-of-moves.ts'
import { isMovingBadly, parsePace, withFrame } from './kernel/frame-pace.ts'

const PACE_KEY = 'genkan.pace'
/** Set once this device has been told. */
const SUGGESTED_KEY = 'genkan.low-performance-suggested'

/** Suggests low-performance mode when drags and page transitions have been slow for long; once for this device. */
export function followPace(): void {
  if (wasSuggested()) return
  let pace = parsePace(readDeviceCache(PACE_KEY, Date.now()))
  const stop = followFramesOfMoves(
    (ms) => {
      pace = withFrame(pace, ms)
    },
    () => {
      writeDeviceCache(PACE_KEY, pace, Date.now())
      if (!isMovingBadly(pace) || themeSettings.get().isLowPerformance) return
      stop()
      suggest()
    },
  )
}

function suggest(): void {
  if (wasSuggested() || !noteSuggested()) return
  const close = openOverlay(
    () => import('./LowPerformanceSuggestion.tsx'),
    ({ LowPerformanceSuggestion }, state) => (state.open ? createElement(LowPerformanceSuggestion, state) : null),
  )
  const stop = themeSettings.subscribe(({ isLowPerformance }) => {
    if (!isLowPerformance) return
    stop()
    close()
  })
}

function wasSuggested(): boolean {
  try {
    return localStorage.getItem(SUGGESTED_KEY) !== null
  } catch {
    return true // without storage every page would suggest it
  }
}

/** @returns whether it is stored */
function noteSuggested(): boolean {
  try {
    localStorage.setItem(SUGGESTED_KEY, '1')
    return true
  } catch {
    return false
  }
}
