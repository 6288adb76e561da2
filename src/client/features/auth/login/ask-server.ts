import { CallError } from '../../../core/net/call-error.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { messages } from './messages.ts'

/** Runs what asks the server. @returns whether it came to an end; why not has been said */
export async function askServer(task: () => Promise<void>): Promise<boolean> {
  try {
    await task()
    return true
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    // what the server says is shown already
    if (error.fault !== 'server' && error.fault !== 'expired') showToast({ kind: 'error', text: messages('noServer') })
    return false
  }
}
