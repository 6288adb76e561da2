import { isBrowserSearch } from '../../../../core/browser/browser-search.ts'
import { showUndoToast } from '../../../../ui/overlay/toast/undo-toast.ts'
import { allMessages } from '../all-messages.ts'
import { type SearchHistoryEntry, searchHistory } from '../document.first-frame.ts'
import type { Engine } from '../model.ts'
import { removeFromHistory } from './model.ts'

type History = readonly SearchHistoryEntry[]

/**
 * The engine that a past search was made with, and that repeats it; undefined for an opened address, for an engine that is
 * gone, and where the browser searches with its own.
 */
export const engineOfPast = (
  { enginesName, enginesIcon }: SearchHistoryEntry,
  engines: readonly Engine[],
): Engine | undefined =>
  isBrowserSearch()
    ? undefined
    : engines.find(({ name, icon }) => icon === enginesIcon && (icon !== '' || name === enginesName))

/** Removes a text from the search history; a toast has undo. */
export const forgetSearch = (text: string): void => removeUndoably((now) => removeFromHistory(now, text), 'forgotten')

/** Empties the search history; a toast has undo. */
export const clearHistory = (): void => removeUndoably(() => [], 'historyCleared')

function removeUndoably(change: (now: History) => History, message: 'forgotten' | 'historyCleared'): void {
  const before = searchHistory.get()
  searchHistory.update(change)
  showUndoToast(allMessages(message), { undo: () => searchHistory.set(before), subscribe: searchHistory.subscribe })
}
