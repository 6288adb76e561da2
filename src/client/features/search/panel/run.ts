import { createStore } from 'zustand/vanilla'
import type { Language } from '../../../../shared/constants.ts'
import { typedAddress } from '../../../../shared/lib/url/address.ts'
import { openUrl } from '../../../core/open-url.ts'
import { destination } from '../destination.ts'
import { searchHistory } from '../document.ts'
import { enginesNow } from '../engines.ts'
import { searchSettings } from '../settings.ts'
import { remember } from './model.ts'

/** When this page last searched, on the clock of `performance.now()`: a search closes the panels, however slow it was. */
export const lastSearch = createStore<number>()(() => 0)

/**
 * Searches for a text with an engine, or opens it when it is an address, in a new window; recorded when history is on.
 * @returns whether there was anything to search for: blank is neither searched nor recorded
 */
export function runSearch(text: string, engine: string, language: Language): boolean {
  const address = destination(text, engine, language)
  if (address === undefined) return false
  openUrl(address, 'tab')
  lastSearch.setState(performance.now(), true)
  if (!searchSettings.get().isSearchHistory) return true
  const engines = enginesNow(language)
  const used = typedAddress(text) === undefined ? (engines.find(({ key }) => key === engine) ?? engines[0]) : undefined
  const entry = { text, enginesName: used?.name ?? '', enginesIcon: used?.icon ?? '' }
  searchHistory.update((now) => remember(now, entry))
  return true
}
