import { createElement } from 'react'
import { openOverlay } from '../../../../ui/overlay/overlay.ts'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { openLogin } from '../../../auth/login/lazy.ts'
import { home } from '../../../data/home/index.ts'
import { session } from '../../../data/session/index.ts'
import { messages } from '../messages.ts'

/** Opens the dialog in which a group is shared; only whoever is logged in may, and the login is offered to others. */
export function openShare(id: string): void {
  const group = home.get().groups.find((one) => one.id === id)
  if (group === undefined) return
  if (session.getState().login === undefined) {
    showToast({ kind: 'warning', text: messages('loginFirst') })
    openLogin()
    return
  }
  const close = openOverlay(
    async () => (await import('./ShareDialog.tsx')).ShareDialog,
    (Dialog, { open }) => createElement(Dialog, { open, group, onClose: () => close() }),
  )
}
