import { useDocument } from '../../kit/documents.ts'
import { bookMarks } from './document.ts'
import { applyEdit, type BookmarkEdit } from './kernel/edit.ts'
import type { Nodes } from './kernel/tree.ts'

/** Where bookmarks are kept, as views and actions see it: the tree, and edits of it as plain data. */
export interface BookmarkSource {
  /** The tree as a hook. */
  readonly useNodes: () => Nodes
  readonly get: () => Nodes
  /** Makes an edit, as one step of undo. @returns false where it has changed nothing */
  readonly edit: (edit: BookmarkEdit) => boolean
}

/** The user's own bookmarks. */
export const bookmarks: BookmarkSource = {
  useNodes: () => useDocument(bookMarks, (now) => now),
  get: bookMarks.get,
  edit(edit) {
    const before = bookMarks.get()
    bookMarks.update((now) => applyEdit(now, edit))
    return bookMarks.get() !== before
  },
}
