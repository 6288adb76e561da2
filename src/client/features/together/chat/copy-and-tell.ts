import { copyText } from '../../../ui/input/files/copy-text.ts'
import { showToast, toastDurations } from '../../../ui/overlay/toast/toast.ts'
import { messages } from './messages.ts'

/** Copies a text, and says whether that was possible. */
export async function copyAndTell(text: string): Promise<void> {
  const isCopied = await copyText(text)
  const said = messages(isCopied ? 'copied' : 'notCopied')
  showToast({ kind: isCopied ? 'success' : 'error', text: said, duration: toastDurations.component })
}
