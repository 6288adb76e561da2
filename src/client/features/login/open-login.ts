import { createElement } from 'react'
import { openOverlay } from '../../ui/overlay/overlay.ts'

/** Opens the dialog in which one logs in or registers. */
export function openLogin(): void {
  openOverlay(
    () => import('./LoginDialog.tsx'),
    ({ LoginDialog }, state) => createElement(LoginDialog, state),
  )
}
