export { bookmarkApp, provideBookmarkApp } from './bookmark-app.ts'
export {
  allowBrowserBookmarks,
  BOOKMARKS_GRANT,
  bookmarksApi,
  hasBrowserBookmarks,
  readBrowserTree,
} from './browser-bookmarks.ts'
export type { BrowserNode } from './kernel/browser-node.ts'
export { parseBrowserTree } from './parse-browser-tree.ts'
export { parseNetscape } from './parse-netscape.ts'
export type { ParsedBookmarks } from './parsed-bookmarks.ts'
export { writeNetscape } from './write-netscape.ts'
