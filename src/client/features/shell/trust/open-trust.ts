import { createElement } from 'react'
import { openOverlay } from '../../../ui/overlay/overlay.ts'

/** Opens the list of what this page may do and whom it has contacted. */
export function openTrust(): void {
  openOverlay(
    () => import('./TrustDialog.tsx'),
    ({ TrustDialog }, state) => createElement(TrustDialog, state),
  )
}
