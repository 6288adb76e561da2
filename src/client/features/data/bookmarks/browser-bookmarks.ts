import { extensionApi } from '../../../core/browser/extension-api.ts'
import { requestGrantOrSay } from '../../../ui/overlay/toast/request-grant-or-say.ts'
import type { BrowserNode } from './kernel/browser-node.ts'

/** The permission by which a browser shows its bookmarks, and lets them be changed. */
export const BOOKMARKS_GRANT = { permissions: ['bookmarks'] } as const

/** Whether this page can ever have the browser's own bookmarks: pages of the extension, not those of the web. */
export const hasBrowserBookmarks = (): boolean => extensionApi() !== undefined

/** The browser's interface of bookmarks. @throws as long as it is not allowed: the browser does not show it then */
export function bookmarksApi(): typeof chrome.bookmarks {
  const api = extensionApi()?.bookmarks
  if (api === undefined) throw new Error('bookmarks are not allowed')
  return api
}

/** What is at the top of the browser's tree of bookmarks, with all that is in it. Rejects as long as it is not allowed. */
export async function readBrowserTree(): Promise<readonly BrowserNode[]> {
  const [root] = await bookmarksApi().getTree()
  return root?.children ?? []
}

/**
 * Lets the browser ask whether its bookmarks may be read, as `requestGrantOrSay` does. To be called by what handles a
 * press, before anything is awaited. @returns whether they may
 */
export const allowBrowserBookmarks = (refusal: () => string): Promise<boolean> =>
  requestGrantOrSay(BOOKMARKS_GRANT, refusal)
