import { BOOKMARK_LIMITS, type BookmarkNode } from '../../../shared/entities/bookmark.ts'
import { localDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { isoDay } from '../../../shared/lib/calendar/iso-day.ts'
import {
  allowBrowserBookmarks,
  parseBrowserTree,
  parseNetscape,
  readBrowserTree,
  writeNetscape,
} from '../../kit/desktop.ts'
import { keepVersion } from '../../kit/documents.ts'
import { saveFile, showToast, showUndoToast } from '../../kit/interaction.ts'
import { groupedNumber } from '../../kit/rules.ts'
import { decodeText, language } from '../../kit/text.ts'
import { bookmarks } from './bookmark-source.ts'
import { hasAll } from './kernel/merge-imported.ts'
import { messages } from './messages.ts'
import { bookmarksIn, countBookmarks } from './model.ts'

/** Larger files are refused, in bytes: pictures in them, which are not read, make them large. */
const MAX_BYTES = 32 * 1024 * 1024

/** Adds the bookmarks of files that browsers have exported; says what was added or why nothing was. */
export async function importFiles(files: readonly Blob[]): Promise<void> {
  if (files.some(({ size }) => size > MAX_BYTES)) return warn('fileTooLarge')
  const texts = await Promise.all(files.map(async (file) => decodeText(new Uint8Array(await file.arrayBuffer()))))
  await keepAndAdd(texts.flatMap((text) => parseNetscape(text).nodes))
}

/**
 * Adds the browser's own bookmarks, once it allows that. To be called by what handles a press; says what was added or why
 * nothing was.
 */
export async function importFromBrowser(): Promise<void> {
  // first of all, while the browser takes it for a part of the press
  if (!(await allowBrowserBookmarks(() => messages('notAllowed')))) return
  const roots = await readBrowserTree().catch(() => undefined)
  if (roots === undefined) return fail()
  await keepAndAdd(parseBrowserTree(roots).nodes)
}

async function keepAndAdd(imported: readonly BookmarkNode[]): Promise<void> {
  if (imported.length === 0) return warn('noBookmarks')
  try {
    await keepVersion('import')
  } catch {
    return fail()
  }
  addImported(imported)
}

/** Adds bookmarks with their folders; says what was added or why nothing was. One step of undo. */
export function addImported(imported: readonly BookmarkNode[]): void {
  const before = bookmarks.get()
  bookmarks.edit({ kind: 'import', nodes: imported })
  const added = countBookmarks(bookmarks.get()) - countBookmarks(before)
  const [first] = imported
  if (added === 1 && imported.length === 1 && first !== undefined)
    showUndoToast(messages('added', { name: bookmarksIn([first])[0]?.bookmark.name ?? first.name }))
  else if (added > 0) showUndoToast(messages('imported', { count: groupedNumber(added, language()) }))
  else if (hasAll(before, imported)) warn('nothingNew')
  else
    showToast({
      kind: 'warning',
      text: messages('tooMany', { count: groupedNumber(BOOKMARK_LIMITS.nodes, language()) }),
    })
}

const warn = (key: 'fileTooLarge' | 'noBookmarks' | 'nothingNew' | 'notAllowed'): void =>
  void showToast({ kind: 'warning', text: messages(key) })

const fail = (): void => void showToast({ kind: 'error', text: messages('failed') })

/** Saves all bookmarks as a file that browsers import. */
export function exportFile(): void {
  const file = new Blob([writeNetscape(bookmarks.get())], { type: 'text/html' })
  saveFile(file, `bookmarks-${isoDay(localDay(new Date()))}.html`)
}
