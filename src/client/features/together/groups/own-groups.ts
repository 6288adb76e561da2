import { deleteGroup } from '../../../../shared/api/group.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { deleteShare } from '../sharing/lazy.ts'
import { messages } from './messages.ts'

/** Deletes a group that the user shares, after asking. @returns whether it is gone */
export async function deleteSharedGroup(group: { readonly id: string; readonly name: string }): Promise<boolean> {
  const isGone = await deleteShare(deleteGroup, group, {
    title: messages('deleteTitle', { name: group.name }),
    text: messages('deleteText'),
    confirm: messages('delete'),
  })
  if (isGone) showToast({ kind: 'success', text: messages('deleted') })
  return isGone
}
