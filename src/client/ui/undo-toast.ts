import { history } from '../core/history.ts'
import { showToast } from './toast.ts'
import { useWords } from './words.ts'

/** Tells what has just been done, with a button that takes it back; it goes as soon as something else has been done. */
export function showUndoable(text: string): void {
  const undo = () => void history.undo()
  const close = showToast({ kind: 'success', text, action: { label: useWords.now('undo'), run: undo } })
  const stop = history.reach.subscribe(() => {
    stop()
    close()
  })
}
