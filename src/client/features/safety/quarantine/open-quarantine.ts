import { createElement } from 'react'
import { openOverlay } from '../../../ui/overlay/overlay.ts'

/** Opens the dialog of the records that could not be read. */
export function openQuarantine(): void {
  openOverlay(
    () => import('./QuarantineDialog.tsx'),
    ({ QuarantineDialog }, state) => createElement(QuarantineDialog, state),
  )
}
