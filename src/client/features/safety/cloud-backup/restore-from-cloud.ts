import { asyncTime } from '../../../../shared/api/sync.ts'
import { SECTIONS } from '../../../../shared/entities/section.ts'
import { call } from '../../../core/net/call.ts'
import { CallError } from '../../../core/net/call-error.ts'
import { connection } from '../../../core/net/connection.ts'
import { language } from '../../../core/text/i18n.ts'
import { confirmDialog } from '../../../ui/overlay/dialog/dialogs.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { showUndoToast } from '../../../ui/overlay/toast/undo-toast.ts'
import { openLogin } from '../../auth/login/lazy.ts'
import { session } from '../../data/session/lazy.ts'
import { CloudFailure, chooseSide, UnreadableBody } from '../sync/lazy.ts'
import { messages } from './messages.ts'
import { dateText } from './time-text.ts'

/**
 * Puts what is in the cloud in the place of what is here, after a confirmation; one step of undo. Says how it went, and
 * never rejects. A guest is asked to log in.
 */
export async function restoreFromCloud(): Promise<void> {
  if (connection.getState().server === undefined) return warn('noServer')
  if (session.getState().login === undefined) {
    warn('loginToRestore')
    return openLogin()
  }
  try {
    const at = await lastChange()
    if (at === 0) return void showToast({ kind: 'info', text: messages('cloudEmpty') })
    if (await confirmRestore(at)) await restore()
  } catch (error) {
    const isTold = error instanceof CallError || error instanceof CloudFailure ? error.fault === 'expired' : false
    if (!isTold) showToast({ kind: 'error', text: messages(faultOf(error)) })
  }
}

const warn = (text: 'noServer' | 'loginToRestore'): void => void showToast({ kind: 'warning', text: messages(text) })

/** When the cloud was changed last, in ms since 1970; 0 if it has nothing. */
async function lastChange(): Promise<number> {
  const times = await call(asyncTime, {}, { silent: true })
  return Math.max(...SECTIONS.map((section) => times[`async_${section}`]))
}

const confirmRestore = (at: number): Promise<boolean> =>
  confirmDialog({
    title: messages('restoreQuestion'),
    text: messages('restoreText', { time: dateText(at, language()) }),
    confirm: messages('restoreNow'),
  })

async function restore(): Promise<void> {
  const close = showToast({ kind: 'progress', text: messages('restoring') })
  await chooseSide('restore').finally(close)
  showUndoToast(messages('restored'))
}

/** Storage that is full or cannot be read is what remains. */
function faultOf(error: unknown): 'restoreFailed' | 'unreadable' | 'noRoom' {
  if (error instanceof UnreadableBody) return 'unreadable'
  return error instanceof CallError || error instanceof CloudFailure ? 'restoreFailed' : 'noRoom'
}
