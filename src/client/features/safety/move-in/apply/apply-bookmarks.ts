import type { BookmarkNode } from '../../../../../shared/entities/bookmark.ts'
import { bookmarkApp } from '../../../data/bookmarks/lazy.ts'
import { keepVersion } from '../../local-history/lazy.ts'

/**
 * Adds bookmarks with their folders to the app that keeps them, after keeping a version; one step of undo.
 * @throws if the version cannot be kept: nothing has changed then
 */
export async function applyBookmarks(bookmarks: readonly BookmarkNode[]): Promise<void> {
  await keepVersion('import')
  bookmarkApp()?.(bookmarks)
}
