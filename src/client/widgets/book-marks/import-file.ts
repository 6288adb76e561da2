import { showToast } from '../../ui/overlay/toast/toast.ts'
import { showUndoToast } from '../../ui/overlay/toast/undo-toast.ts'
import { bookMarks } from './document.ts'
import { messages } from './messages.ts'
import { isTooMany, mergeBookmarks } from './model.ts'

/** Larger files are refused, in bytes: pictures in them, which are not read, make them large. */
const MAX_BYTES = 32 * 1024 * 1024

/** Adds the bookmarks of a file that a browser has exported; says what was added or why nothing was. */
export async function importFile(file: Blob): Promise<void> {
  if (file.size > MAX_BYTES) return warn('fileTooLarge')
  const [text, { parseNetscape }] = await Promise.all([file.text(), import('../../features/bookmarks/lazy.ts')])
  const { nodes } = parseNetscape(text)
  if (nodes.length === 0) return warn('noBookmarks')
  if (isTooMany(bookMarks.get(), nodes)) return warn('tooMany')
  const { added } = mergeBookmarks(bookMarks.get(), nodes)
  if (added === 0) return warn('nothingNew')
  bookMarks.update((now) => mergeBookmarks(now, nodes).nodes)
  showUndoToast(messages('imported', { count: added }))
}

const warn = (key: 'fileTooLarge' | 'noBookmarks' | 'tooMany' | 'nothingNew'): void =>
  void showToast({ kind: 'warning', text: messages(key) })
