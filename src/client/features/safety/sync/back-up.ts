import { connection } from '../../../core/net/connection.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { openLogin } from '../../auth/login/lazy.ts'
import { session } from '../../data/session/lazy.ts'
import { messages } from './messages.ts'
import { backUpNow } from './on-demand.ts'
import type { CloudFailure } from './syncer/cloud.ts'

/** Backs up to the cloud as the user asks for it, and says how it went; a guest is asked to log in, where there is a server. */
export async function backUp(): Promise<void> {
  if (connection.getState().server === undefined) {
    showToast({ kind: 'warning', text: messages('noServer') })
    return
  }
  if (session.getState().login === undefined) {
    showToast({ kind: 'warning', text: messages('loginToBackUp') })
    return openLogin()
  }
  const close = showToast({ kind: 'progress', text: messages('backingUp') })
  const outcome = await backUpNow().finally(close)
  if (outcome?.at === 'done') showToast({ kind: 'success', text: messages('backedUp') })
  if (outcome?.at === 'paused') showToast({ kind: 'warning', text: messages('paused') })
  if (outcome?.at === 'failed' && outcome.failure.fault !== 'expired')
    showToast({ kind: 'error', text: failureText(outcome.failure) })
}

const failureText = ({ asked }: CloudFailure): string => messages(asked === 'times' ? 'timesFailed' : 'backUpFailed')
