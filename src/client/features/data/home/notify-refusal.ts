import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { messages } from './messages.ts'
import type { Refusal } from './operations.ts'

/** Notifies the user why a tile or a group may not be moved or deleted. */
export function notifyRefusal(refusal: Refusal): void {
  showToast({ kind: 'warning', text: messages(refusal) })
}
