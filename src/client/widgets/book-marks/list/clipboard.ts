import { addressesIn } from '../../../kit/rules.ts'
import { addBookmarks, moveMarks } from '../actions.ts'
import { bookmarks } from '../bookmark-source.ts'
import { openAddDialog } from '../dialogs/open-dialogs.ts'
import type { Place } from '../kernel/edit.ts'
import { topmost } from '../kernel/tree.ts'
import { bookmarksIn } from '../model.ts'

/** What was cut here last, with the text that it is in the clipboard. */
let cut: { readonly ids: ReadonlySet<string>; readonly text: string } | undefined

/** Puts the addresses of nodes into the clipboard; those that are cut are moved to where they are pasted. */
export function copyMarks(clipboard: DataTransfer, ids: ReadonlySet<string>, isCut: boolean): void {
  const chosen = topmost(bookmarks.get(), ids)
  const addresses = bookmarksIn(chosen).map(({ bookmark }) => bookmark.url)
  // an empty folder has no address, but its name tells that the clipboard still holds it
  const text = (addresses.length > 0 ? addresses : chosen.map(({ name }) => name)).join('\n')
  clipboard.setData('text/plain', text)
  cut = isCut ? { ids, text } : undefined
}

/**
 * Pastes what was cut here, or adds addresses from elsewhere: of a single one the dialog asks for the rest.
 * @returns whether there was something to paste
 */
export function pasteMarks(clipboard: DataTransfer, to: Place): boolean {
  const text = clipboard.getData('text/plain')
  const pasted = cut
  cut = undefined
  if (pasted !== undefined && pasted.text === text) {
    moveMarks(pasted.ids, to)
    return true
  }
  const [first, ...others] = addressesIn(text)
  if (first === undefined) return false
  if (others.length === 0) openAddDialog(to.folder, first)
  else
    addBookmarks(
      [first, ...others].map((url) => ({ url, name: '' })),
      to,
    )
  return true
}
