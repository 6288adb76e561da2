import { createElement } from 'react'
import { openOverlay } from '../../../ui/overlay/overlay.ts'

/** Opens the timeline of the versions of this device. */
export function openLocalHistory(): void {
  openOverlay(
    () => import('./TimelineDialog.tsx'),
    ({ TimelineDialog }, state) => createElement(TimelineDialog, state),
  )
}
