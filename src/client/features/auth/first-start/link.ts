import { createElement } from 'react'
import type { Link } from '../../../core/contribute/link.ts'
import { openOverlay } from '../../../ui/overlay/overlay.ts'

/** `#setup=TOKEN`, which a server prints while it has no account `admin`, opens the dialog that makes it. */
const link: Link = {
  name: 'setup',
  open: (token) =>
    openOverlay(
      () => import('./SetupDialog.tsx'),
      ({ SetupDialog }, state) => createElement(SetupDialog, { ...state, token }),
    ),
}
export default link
