import { history } from '../../../core/history.ts'
import { messages } from '../../messages.ts'
import { showToast } from './toast.ts'

/** What can be taken back, and what tells that something else has been done since. */
interface Undoable {
  undo(): unknown
  subscribe(listener: () => void): () => void
}

const lastStep: Undoable = { undo: history.undo, subscribe: history.counts.subscribe }

/**
 * Tells what has just been done, with a button that takes it back; it goes as soon as something else has been done.
 * @param undoable what the history does not hold brings its own way back
 */
export function showUndoable(text: string, { undo, subscribe }: Undoable = lastStep): void {
  const close = showToast({
    kind: 'success',
    text,
    action: { label: messages('undo'), run: () => void undo() },
  })
  const stop = subscribe(() => {
    stop()
    close()
  })
}
