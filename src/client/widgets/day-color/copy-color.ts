import { copyText, showToast } from '../../kit/interaction.ts'
import { messages } from './messages.ts'

/** Copies the value of a colour, and says so. */
export async function copyColor(hex: string): Promise<void> {
  const value = hex.toUpperCase()
  const isCopied = await copyText(value)
  showToast(
    isCopied
      ? { kind: 'success', text: messages('copied', { value }) }
      : { kind: 'error', text: messages('notCopied') },
  )
}
