import { extensionApi } from '../../../core/browser/extension-api.ts'
import { defineSearchables, type SearchEntry } from '../../../core/contribute/searchable.ts'

const loadEntries = () => import('./browser/browser-entries.ts')

/** What is found is asked for each text: nothing can be listed. */
const list = (): readonly SearchEntry[] => []

const sources = defineSearchables('local-search', {
  tabs: { kind: 'browserTab', icon: 'window', list, ask: async () => (await loadEntries()).findTabs() },
  bookmarks: {
    kind: 'browserBookmark',
    icon: 'bookmark',
    list,
    ask: async (text) => (await loadEntries()).findBookmarks(text),
  },
  history: { kind: 'browserVisit', icon: 'history', list, ask: async (text) => (await loadEntries()).findVisits(text) },
})

/** The browser's tabs, bookmarks and history, each as far as it allows; a page of the web has none. */
export default extensionApi() === undefined ? [] : sources
