import { createElement } from 'react'
import { openOverlay } from '../../../ui/overlay/overlay.ts'

/** Opens the dialog in which one logs in or registers. */
export const openLogin = (): void => open(undefined)

/** Opens it at the registration. @param invite an invitation's code */
export const openInvitation = (invite: string): void => open(invite)

function open(invite: string | undefined): void {
  openOverlay(
    () => import('./dialog/LoginDialog.tsx'),
    ({ LoginDialog }, state) => createElement(LoginDialog, { ...state, invite }),
  )
}
