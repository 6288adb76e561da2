import { copyText, showToast, toastDurations } from '../../kit/interaction.ts'
import { messages } from './messages.ts'

/** Copies a text, and says whether that was possible. */
export async function copyAndTell(text: string): Promise<void> {
  const isCopied = await copyText(text)
  showToast({
    kind: isCopied ? 'success' : 'error',
    text: messages(isCopied ? 'copied' : 'notCopied'),
    duration: toastDurations.component,
  })
}
