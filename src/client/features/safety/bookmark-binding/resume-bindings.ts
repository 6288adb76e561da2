import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { allowBrowserBookmarks } from '../../data/bookmarks/lazy.ts'
import { messages } from './messages.ts'

/** Lets the browser ask again for its bookmarks; to be called by what handles a press. Says so where it does not allow it. */
export async function resumeBindings(): Promise<void> {
  if (!(await allowBrowserBookmarks())) showToast({ kind: 'warning', text: messages('notAllowed') })
}
