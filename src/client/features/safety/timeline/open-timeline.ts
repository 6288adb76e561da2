import { createElement } from 'react'
import { openOverlay } from '../../../ui/overlay/overlay.ts'

/** Opens the timeline of the versions of this device, and for whoever is logged in those in the cloud. */
export function openTimeline(): void {
  openOverlay(
    () => import('./TimelineDialog.tsx'),
    ({ TimelineDialog }, state) => createElement(TimelineDialog, state),
  )
}
