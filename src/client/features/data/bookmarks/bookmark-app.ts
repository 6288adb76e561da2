import type { BookmarkNode } from '../../../../shared/entities/bookmark.ts'

/** Adds bookmarks with their folders to those of the app, and says what was added or why nothing was. */
type AddBookmarks = (nodes: readonly BookmarkNode[]) => void

let add: AddBookmarks | undefined

/** The app that keeps bookmarks provides how they are added. */
export function provideBookmarkApp(given: AddBookmarks): void {
  add = given
}

/** How bookmarks are added to the app that keeps them; undefined where there is none. */
export const bookmarkApp = (): AddBookmarks | undefined => add
