import { createElement } from 'react'
import { openMailLink } from '../../../../shared/api/mail-code.ts'
import type { Link } from '../../../core/contribute/link.ts'
import { call } from '../../../core/net/call.ts'
import { whenConnected } from '../../../core/net/connection.ts'
import { openOverlay } from '../../../ui/overlay/overlay.ts'
import { askServer } from '../login/lazy.ts'

/** `#verify=SECRET` is the link of a letter: it proves what its code would. */
const link: Link = { name: 'verify', open: (secret) => void openLetter(secret) }
export default link

async function openLetter(secret: string): Promise<void> {
  await whenConnected()
  await askServer(async () => {
    const letter = await call(openMailLink, { link: secret, confirm: false })
    openOverlay(
      () => import('./MailLinkDialog.tsx'),
      ({ MailLinkDialog }, state) => createElement(MailLinkDialog, { ...state, secret, letter }),
    )
  })
}
