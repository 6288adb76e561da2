import { typedAddress } from '../../../../shared/lib/url/address.ts'
import { isBrowserSearch } from '../../../core/browser/browser-search.ts'
import { defineSearchables, type SearchEntry } from '../../../core/contribute/searchable.ts'
import { language } from '../../../core/text/i18n.ts'
import { addressTarget } from '../../../lib/url/address-target.ts'
import { allMessages } from './all-messages.ts'
import { type SearchHistoryEntry, searchHistory } from './document.first-frame.ts'
import { availableEngines } from './engines/available-engines.ts'
import { engineInUse } from './model.ts'
import { engineOfPast, forgetSearch } from './panel/history.ts'
import { engineBy, searchWebText } from './panel/rows.ts'
import { runSearch } from './panel/run.ts'
import { searchSettings } from './settings.first-frame.ts'

/** The past searches; and searching the web, with the engine in use, for what nothing of the page matches. */
export default defineSearchables('search', {
  web: {
    kind: 'content',
    icon: 'search',
    list: () => [],
    fallback: (text) => {
      const engine = currentEngine()
      return {
        id: 'web',
        title: searchWebText(text, engineBy(engine, language())?.name ?? ''),
        run: () => void runSearch(text, engine, language()),
      }
    },
  },
  past: {
    kind: 'past',
    icon: 'history',
    list: () => (searchSettings.get().isSearchHistory ? searchHistory.get().map(pastEntry) : []),
    subscribe: (changed) => {
      const stops = [searchHistory.subscribe(changed), searchSettings.subscribe(changed)]
      return () => stops.forEach((stop) => void stop())
    },
  },
})

function currentEngine(): string {
  const { searchSelectEnginesList, searchEnginesIndex } = searchSettings.get()
  return engineInUse(searchSelectEnginesList, searchEnginesIndex) ?? ''
}

/** Repeats a search with its engine, or opens the address again. */
function pastEntry(past: SearchHistoryEntry): SearchEntry {
  const { text, enginesName } = past
  const engine = engineOfPast(past, availableEngines(language()))
  const name = isBrowserSearch() ? '' : (engine?.name ?? enginesName)
  const address = typedAddress(text)
  return {
    id: text,
    title: text,
    target: addressTarget(address ?? ''),
    hint:
      address === undefined && name !== ''
        ? allMessages('searchedWith', { name })
        : allMessages(address === undefined ? 'searchedBefore' : 'openedBefore'),
    run: () => void runSearch(text, engine?.key ?? currentEngine(), language()),
    remove: () => forgetSearch(text),
  }
}
