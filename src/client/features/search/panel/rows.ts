import type { Language } from '../../../../shared/constants.ts'
import { showUndoToast } from '../../../ui/overlay/toast/undo-toast.ts'
import { runResult, type SearchResult } from '../../local-search/lazy.ts'
import { openPalette } from '../../palette/lazy.ts'
import { allMessages } from '../all-messages.ts'
import { type SearchHistoryEntry, searchHistory } from '../document.ts'
import { availableEngines } from '../engines.ts'
import type { Engine } from '../model.ts'
import { toggleSuggestions } from '../sources/toggle-sources.ts'
import { type RowPosition, removeFromHistory } from './model.ts'
import type { Suggestions } from './use-suggestions.ts'

/** A row of a panel, chosen by arrows or pointer. */
export interface Row {
  readonly key: string
  readonly text: string
  /** The row's engine, or the entry that it runs. */
  readonly engine?: Engine | undefined
  readonly result?: SearchResult
  readonly run: () => void
  /** Whether the panel closes afterwards. */
  readonly closesPanel: boolean
  /** Removes it from the list: by Delete or by its cross. */
  readonly remove?: () => void
}

/** The rows of a panel by column; wrapped ones are laid out like running text. */
export interface Rows {
  readonly isWrapped: boolean
  readonly columns: readonly (readonly Row[])[]
}

type History = readonly SearchHistoryEntry[]

export const rowId = ({ column, row }: RowPosition): string => `search-row-${column}-${row}`

/** The search history, and last the row that clears it. */
export function historyRows(
  history: History,
  language: Language,
  onRun: (text: string, engine?: string) => void,
): Rows {
  const engines = availableEngines(language)
  const past = history.map(({ text, enginesName, enginesIcon }): Row => {
    // repeats the search with the recorded engine, whose icon it shows
    const engine = engines.find(({ name, icon }) => icon === enginesIcon && (icon !== '' || name === enginesName))
    return {
      key: `past ${text}`,
      text,
      engine,
      run: () => onRun(text, engine?.key),
      closesPanel: true,
      remove: () => removeUndoably((now) => removeFromHistory(now, text), 'forgotten'),
    }
  })
  const clear: Row = {
    key: 'clear',
    text: '',
    run: () => removeUndoably(() => [], 'historyCleared'),
    closesPanel: true,
  }
  return { isWrapped: true, columns: [past.length > 0 ? [...past, clear] : []] }
}

/** Changes the history and shows a toast with undo. */
function removeUndoably(change: (now: History) => History, message: 'forgotten' | 'historyCleared'): void {
  const before = searchHistory.get()
  searchHistory.update(change)
  showUndoToast(allMessages(message), { undo: () => searchHistory.set(before), subscribe: searchHistory.subscribe })
}

/** The key of the row that turns the suggestions off. */
export const TURN_OFF = 'turn off'

/** The suggestions, a column for each source, which also searches; last in the first, the row that turns them off. */
export function suggestionRows(
  suggestions: readonly Suggestions[],
  onRun: (text: string, engine?: string) => void,
): Rows {
  const columns = suggestions.map(({ source, list }) =>
    list.map((text): Row => ({ key: `suggestion ${text}`, text, run: () => onRun(text, source), closesPanel: true })),
  )
  const off: Row = { key: TURN_OFF, text: '', run: () => toggleSuggestions(false), closesPanel: true }
  return { isWrapped: false, columns: columns.map((column, at) => (at === 0 ? [...column, off] : column)) }
}

/** The key of the row that opens the command palette. */
export const OPEN_PALETTE = 'open palette'

/** Opens the palette from within the box, where commands have no keys. */
export const PALETTE_KEY = 'Ctrl+K'

/** The local results, and last the row that opens the command palette with the same text. */
export function localRows(results: readonly SearchResult[], text: string): Rows {
  const rows = results.map(
    (result): Row => ({
      key: result.id,
      text: result.entry.title,
      result,
      run: () => runResult(result, false),
      closesPanel: true,
    }),
  )
  const palette: Row = {
    key: OPEN_PALETTE,
    text: allMessages('openPalette'),
    run: () => openPalette(text),
    closesPanel: true,
  }
  return { isWrapped: false, columns: [[...rows, palette]] }
}

/** An engine by its key. */
export const engineBy = (key: string, language: Language): Engine | undefined =>
  availableEngines(language).find((engine) => engine.key === key)
