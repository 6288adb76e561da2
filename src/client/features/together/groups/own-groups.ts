import { deleteGroup } from '../../../../shared/api/group.ts'
import { setShareState } from '../../../../shared/api/sharing.ts'
import { call } from '../../../core/net/call.ts'
import { confirmDialog } from '../../../ui/overlay/dialog/dialogs.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { messages } from './messages.ts'

/**
 * Deletes a group that the user shares, after asking.
 * @returns whether it is gone; the call has said why it is not
 */
export async function deleteSharedGroup(id: string, name: string): Promise<boolean> {
  const isSure = await confirmDialog({
    title: messages('deleteTitle', { name }),
    text: messages('deleteText'),
    confirm: messages('delete'),
    danger: true,
  })
  if (!isSure) return false
  return call(deleteGroup, { id }).then(
    () => {
      showToast({ kind: 'success', text: messages('deleted') })
      return true
    },
    () => false,
  )
}

/** Takes a group that the user shares from all others, or offers it to them again. @returns whether that was done */
export const offerSharedGroup = (id: string, isOffered: boolean): Promise<boolean> =>
  call(setShareState, { id, state: isOffered ? 'offered' : 'withdrawn' }).then(
    () => true,
    () => false,
  )
