import { createElement } from 'react'
import { checkSetup } from '../../../../shared/api/account.ts'
import type { Link } from '../../../core/contribute/link.ts'
import { call } from '../../../core/net/call.ts'
import { whenConnected } from '../../../core/net/connection.ts'
import { openOverlay } from '../../../ui/overlay/overlay.ts'
import { askServer } from '../login/lazy.ts'

/** `#setup=TOKEN`, which a server prints while it has no account `admin`, opens the dialog that makes it. */
const link: Link = { name: 'setup', open: (token) => void openSetup(token) }
export default link

/** Asks for a password only where the link is still good. */
async function openSetup(token: string): Promise<void> {
  await whenConnected()
  await askServer(async () => {
    await call(checkSetup, { token })
    openOverlay(
      () => import('./SetupDialog.tsx'),
      ({ SetupDialog }, state) => createElement(SetupDialog, { ...state, token }),
    )
  })
}
