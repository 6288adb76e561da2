import { confirmDialog } from '../../../ui/overlay/dialog/dialogs.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { deleteVersion, type Version } from '../local-history/lazy.ts'
import { messages } from './messages.ts'

/** Deletes a version of this device once the user has confirmed it, and says how it went. */
export async function askToDelete(version: Version): Promise<void> {
  const isConfirmed = await confirmDialog({
    title: messages('deleteQuestion'),
    text: messages('deleteCost'),
    confirm: messages('deleteNow'),
    danger: true,
  })
  if (!isConfirmed) return
  try {
    await deleteVersion(version)
    showToast({ kind: 'success', text: messages('deleted') })
  } catch {
    showToast({ kind: 'error', text: messages('deleteFailed') })
  }
}
