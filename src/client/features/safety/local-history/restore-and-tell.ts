import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { showUndoToast } from '../../../ui/overlay/toast/undo-toast.ts'
import { messages } from './messages.ts'

/** Brings something back as one step of undo, and says how it went. @returns whether it has */
export async function restoreAndTell(restore: () => Promise<void>): Promise<boolean> {
  try {
    await restore()
  } catch {
    showToast({ kind: 'error', text: messages('failed') })
    return false
  }
  showUndoToast(messages('restored'))
  return true
}
