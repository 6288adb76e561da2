import { createElement } from 'react'
import { isWebUrl } from '../../../../../shared/lib/url/is-web-url.ts'
import { extensionApi } from '../../../../core/browser/extension-api.ts'
import { isGranted } from '../../../../core/browser/grants.ts'
import type { SearchEntry } from '../../../../core/contribute/searchable.ts'
import { openUrl } from '../../../../core/page/open-url.ts'
import { SiteArt } from '../../../data/site-catalog/lazy.ts'
import { type BrowserPage, type BrowserSource, findablePage, mostVisited, switchableTabs } from './model.ts'

/** The most pages that the browser is asked for, and of these the most that are searched. */
const [MAX_ASKED, MAX_SEARCHED] = [300, 100]

/** The browser's own API, once it allows a source to be read. */
const apiFor = async (source: BrowserSource) =>
  (await isGranted({ permissions: [source] })) ? extensionApi() : undefined

/** The bookmarks that the browser finds for a text. */
export async function findBookmarks(text: string): Promise<readonly SearchEntry[]> {
  const found = (await (await apiFor('bookmarks'))?.bookmarks.search(text)) ?? []
  return found
    .flatMap(({ id, title, url = '' }) => (isWebUrl(url) ? [linkEntry(id, { title, url })] : []))
    .slice(0, MAX_SEARCHED)
}

/** The visited pages that the browser finds for a text, of all times. */
export async function findVisits(text: string): Promise<readonly SearchEntry[]> {
  const query = { text, startTime: 0, maxResults: MAX_ASKED }
  const found = (await (await apiFor('history'))?.history.search(query)) ?? []
  const visits = found.flatMap(({ url = '', title = '', ...one }) => (isWebUrl(url) ? [{ ...one, url, title }] : []))
  return mostVisited(visits, Date.now(), MAX_SEARCHED).map(({ url, title }) => linkEntry(url, { title, url }))
}

/** The open tabs, whatever the text is. */
export async function findTabs(): Promise<readonly SearchEntry[]> {
  const tabs = (await (await apiFor('tabs'))?.tabs.query({})) ?? []
  return switchableTabs(tabs, location.origin).map(({ id, windowId, url, title = '' }) => ({
    ...pageEntry(String(id), { title, url }),
    run: () => switchTo({ id, windowId, url }),
  }))
}

function pageEntry(id: string, page: BrowserPage) {
  const findable = findablePage(page)
  return { id, ...findable, draw: () => createElement(SiteArt, { name: findable.title, url: page.url }) }
}

const linkEntry = (id: string, page: BrowserPage): SearchEntry => ({
  ...pageEntry(id, page),
  run: () => openUrl(page.url, 'tab'),
})

/** Shows an open tab and its window; one that has been closed meanwhile is opened again. */
async function switchTo({ id, windowId, url }: { id: number; windowId: number; url: string }): Promise<void> {
  const api = extensionApi()
  try {
    await api?.tabs.update(id, { active: true })
    await api?.windows.update(windowId, { focused: true })
  } catch {
    openUrl(url, 'tab')
  }
}
