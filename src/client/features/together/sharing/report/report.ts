import { createElement } from 'react'
import { reportShare, SHARE_REPORT_REASONS, type ShareReportReason } from '../../../../../shared/api/sharing.ts'
import { call } from '../../../../core/net/call.ts'
import { flag } from '../../../../ui/icons/paths.ts'
import type { MenuItem } from '../../../../ui/overlay/menu/menu-entries.ts'
import { afterMenu, openMenu } from '../../../../ui/overlay/menu/menus.ts'
import { openOverlay } from '../../../../ui/overlay/overlay.ts'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { askServer, openLogin } from '../../../auth/login/lazy.ts'
import { session } from '../../../data/session/index.ts'
import { messages } from '../messages.ts'

/** What another user shares. */
export interface Reportable {
  readonly id: string
  readonly name: string
}

/** An entry of a menu that reports something shared, for a reason of its sub-menu; it asks a guest to log in. */
export function reportEntry(share: Reportable): MenuItem {
  const entry = { id: 'report', label: messages('report'), icon: flag }
  return isMember() ? { ...entry, items: reasonsOf(share) } : { ...entry, run: () => afterMenu(askToLogIn) }
}

/** The same for a button: its menu opens beside it. */
export function openReasons(share: Reportable, button: Element): void {
  const anchor = { current: button }
  if (isMember()) openMenu({ label: messages('report'), subject: share.name, anchor, items: reasonsOf(share) })
  else askToLogIn()
}

const isMember = () => session.getState().login !== undefined

function askToLogIn(): void {
  showToast({ kind: 'warning', text: messages('loginFirst') })
  openLogin()
}

const reasonsOf = (share: Reportable): readonly MenuItem[] =>
  SHARE_REPORT_REASONS.map((reason) => ({
    id: reason,
    label: messages(`report.${reason}`),
    run: reason === 'other' ? () => afterMenu(() => askForNote(share)) : () => void sendReport(share, reason, ''),
  }))

/** No other reason says what is wrong, so its author has to. */
function askForNote(share: Reportable): void {
  openOverlay(
    () => import('./ReportDialog.tsx'),
    ({ ReportDialog }, state) =>
      createElement(ReportDialog, { ...state, name: share.name, send: (note) => sendReport(share, 'other', note) }),
  )
}

/** Tells the administrator; a toast says that it has arrived. @returns whether it has */
const sendReport = ({ id }: Reportable, reason: ShareReportReason, note: string): Promise<boolean> =>
  askServer(async () => {
    await call(reportShare, { id, reason, note })
    showToast({ kind: 'success', text: messages('reported') })
  })
