import { uploadNetworkIcon } from '../../../../../shared/api/network-icon.ts'
import type { Item } from '../../../../../shared/entities/item.ts'
import { callUpload } from '../../../../core/net/call.ts'
import { CallError } from '../../../../core/net/call-error.ts'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { faceFile } from '../../../data/faces/lazy.ts'
import { messages } from '../messages.ts'
import { sharedFields } from '../model.ts'

/** Shares the picture of an icon with the others of this server. A toast says whether it was taken, and why not. */
export async function shareIcon(icon: Item): Promise<void> {
  try {
    const file = await faceFile(icon.src ?? '', uploadNetworkIcon.file.types)
    await callUpload(uploadNetworkIcon, sharedFields(icon), file, { silent: true })
    showToast({ kind: 'success', text: messages('shared') })
  } catch (error) {
    const reason = error instanceof CallError && error.fault === 'server' ? error.message : ''
    showToast({ kind: 'warning', text: reason === '' ? messages('shareFailed') : messages('shareRefused', { reason }) })
  }
}
