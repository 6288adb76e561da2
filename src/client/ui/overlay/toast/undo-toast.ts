import { history } from '../../../core/documents/history.ts'
import { messages } from '../../messages.ts'
import { showToast, type ToastAction } from './toast.ts'

/** An undoable change, and a subscription to later changes. */
interface Undoable {
  undo(): unknown
  subscribe(listener: () => void): () => void
}

const lastStep: Undoable = { undo: history.undo, subscribe: history.counts.subscribe }

/**
 * Reports a change with an undo button; the toast closes with the next change.
 * @param undoable for changes that are not in the undo history
 * @param view leads to what has changed
 */
export function showUndoToast(text: string, { undo, subscribe }: Undoable = lastStep, view?: ToastAction): void {
  const close = showToast({
    kind: 'success',
    text,
    action: { label: messages('undo'), run: () => void undo() },
    ...(view && { view }),
  })
  const stop = subscribe(() => {
    stop()
    close()
  })
}
