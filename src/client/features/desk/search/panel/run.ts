import { createStore } from 'zustand/vanilla'
import type { Language } from '../../../../../shared/constants.ts'
import { typedAddress } from '../../../../../shared/lib/url/address.ts'
import { isBrowserSearch } from '../../../../core/browser/browser-search.ts'
import { openUrl } from '../../../../core/page/open-url.ts'
import { language as currentLanguage } from '../../../../core/text/i18n.ts'
import { findBest, runResult, type SearchResult } from '../../../shell/local-search/lazy.ts'
import { searchHistory } from '../document.first-frame.ts'
import { availableEngines } from '../engines/available-engines.ts'
import { destination } from '../engines/destination.ts'
import { PROVIDED_TAB, providedMode } from '../provided-mode.ts'
import { searchSettings } from '../settings.first-frame.ts'
import { addToHistory } from './model.ts'
import { searchByBrowser } from './search-by-browser.ts'

/** The time of the page's last search (`performance.now()`): a search closes the panels, even one that started late. */
export const lastSearch = createStore<number>()(() => 0)

/**
 * Searches for a text with an engine, which may be the browser's own, or opens it if it is an address, in a new tab;
 * recorded while history is on. To be called by what handles a press.
 * @returns false for blank text, and where the browser does not let this page search
 */
export async function runSearch(text: string, engine: string, language: Language): Promise<boolean> {
  const isAddress = typedAddress(text) !== undefined
  const byBrowser = !isAddress && isBrowserSearch()
  const address = destination(text, engine, language)
  if (address === undefined) return false
  lastSearch.setState(performance.now(), true)
  if (!byBrowser) openUrl(address, 'tab')
  else if (!(await searchByBrowser(text.trim()))) return false
  if (!searchSettings.get().isSearchHistory) return true
  const engines = availableEngines(language)
  const used = isAddress || byBrowser ? undefined : (engines.find(({ key }) => key === engine) ?? engines[0])
  const entry = { text, enginesName: used?.name ?? '', enginesIcon: used?.icon ?? '' }
  searchHistory.update((now) => addToHistory(now, entry))
  return true
}

/** Opens an entry of this page, as a search of it. */
export function openResult(result: SearchResult): void {
  runResult(result, false)
  lastSearch.setState(performance.now(), true)
}

/** Empties the box after a search, if the user wants that. */
export function clearAfterSearch(setText: (text: string) => void): void {
  if (searchSettings.get().isSearchClearText) setText('')
}

/**
 * What Enter and the button of the box do: search the web; in the local mode open the best match on this page, and
 * search the web only without one; in the provided mode send the text.
 */
export async function submitSearch(text: string, engine: string, setText: (text: string) => void): Promise<void> {
  const tab = searchSettings.get().searchTabActiveIndex
  const mode = providedMode.getState()
  if (tab === PROVIDED_TAB && mode !== undefined) {
    if (mode.submit(text)) setText('')
    return
  }
  const isLocal = tab === 1 && text.trim() !== ''
  const found = isLocal ? await findBest(text) : undefined
  if (found !== undefined) openResult(found)
  else if (!(await runSearch(text, engine, currentLanguage()))) return
  clearAfterSearch(setText)
}
