import { createElement } from 'react'
import { dropGrant } from '../../../core/browser/grants.ts'
import { keepInstance } from '../../../core/page/instance.ts'
import { confirmDialog } from '../../../ui/overlay/dialog/dialogs.ts'
import { openOverlay } from '../../../ui/overlay/overlay.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { messages } from './messages.ts'

/** Opens the dialog in which one connects this extension with a server. */
export function openConnect(): void {
  openOverlay(
    () => import('./ConnectDialog.tsx'),
    ({ ConnectDialog }, state) => createElement(ConnectDialog, state),
  )
}

/** Asks before this extension leaves its server: what is on this device stays. */
export async function askToDisconnect(origin: string): Promise<void> {
  const confirm = messages('disconnect')
  if (!(await confirmDialog({ title: messages('leaveTitle'), text: messages('leaveText', { origin }), confirm })))
    return
  const problem = await keepInstance(undefined, () => dropGrant({ origins: [origin] }))
  if (problem !== undefined) showToast({ kind: 'error', text: messages(`problem.${problem}`) })
}
