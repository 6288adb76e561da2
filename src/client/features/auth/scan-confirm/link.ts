import { createElement } from 'react'
import { scan } from '../../../../shared/api/scan.ts'
import type { Link } from '../../../core/contribute/link.ts'
import { call } from '../../../core/net/call.ts'
import { whenConnected } from '../../../core/net/connection.ts'
import { openOverlay } from '../../../ui/overlay/overlay.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { session } from '../../data/session/lazy.ts'
import { askServer, openLogin } from '../login/lazy.ts'
import { messages } from './messages.ts'

/** `#scan=SECRET` is what a QR code opens that logs in another device. */
const link: Link = { name: 'scan', open: (secret) => void openScan(secret) }
export default link

/** Asks a user to confirm; a guest logs in first. */
async function openScan(secret: string): Promise<void> {
  await whenConnected()
  if (session.getState().login !== undefined) return askToConfirm(secret)
  showToast({ kind: 'info', text: messages('logInFirst'), duration: 5000 })
  openLogin()
  const end = session.subscribe(({ login }) => {
    if (login === undefined) return
    end()
    void askToConfirm(secret)
  })
}

async function askToConfirm(secret: string): Promise<void> {
  await askServer(async () => {
    const screen = await call(scan, { rid: secret })
    openOverlay(
      () => import('./ScanDialog.tsx'),
      ({ ScanDialog }, state) => createElement(ScanDialog, { ...state, secret, screen }),
    )
  })
}
