import type { Language } from '../../../../shared/constants.ts'
import type { Item } from '../../../../shared/entities/item.ts'
import { openUrl } from '../../../core/open-url.ts'
import { showUndoToast } from '../../../ui/overlay/toast/undo-toast.ts'
import { messages } from '../all-messages.ts'
import { type SearchHistoryEntry, searchHistory } from '../document.ts'
import { enginesNow } from '../engines.ts'
import type { Engine } from '../model.ts'
import { toggleSuggestions } from '../sources/toggle-sources.ts'
import { forget, type Spot } from './model.ts'
import type { Suggestions } from './use-suggestions.ts'

/** What can be chosen in a panel, with the arrows or the pointer. */
export interface Row {
  readonly key: string
  readonly text: string
  /** Whose it is, or the own icon that it opens. */
  readonly engine?: Engine | undefined
  readonly item?: Item
  readonly run: () => void
  /** Whether the panel closes afterwards. */
  readonly leaves: boolean
  /** Takes it out of the list: the key Delete, or the cross. */
  readonly remove?: () => void
}

/** The rows of a panel by column; `flowing` ones run on like messages. */
export interface Rows {
  readonly flowing: boolean
  readonly columns: readonly (readonly Row[])[]
}

type History = readonly SearchHistoryEntry[]

export const rowId = ({ column, row }: Spot): string => `search-row-${column}-${row}`

/** The searches of the past, and last the way to clear them. */
export function historyRows(
  history: History,
  language: Language,
  onRun: (text: string, engine?: string) => void,
): Rows {
  const engines = enginesNow(language)
  const past = history.map(({ text, enginesName, enginesIcon }): Row => {
    // searched again with the engine that it names, as its picture promises
    const engine = engines.find(({ name, icon }) => icon === enginesIcon && (icon !== '' || name === enginesName))
    return {
      key: `past ${text}`,
      text,
      engine,
      run: () => onRun(text, engine?.key),
      leaves: true,
      remove: () => cut((now) => forget(now, text), 'forgotten'),
    }
  })
  const clear: Row = { key: 'clear', text: '', run: () => cut(() => [], 'historyCleared'), leaves: true }
  return { flowing: true, columns: [past.length > 0 ? [...past, clear] : []] }
}

/** Takes searches out of the history; told, and given back on demand. */
function cut(change: (now: History) => History, told: 'forgotten' | 'historyCleared'): void {
  const before = searchHistory.get()
  searchHistory.update(change)
  showUndoToast(messages(told), { undo: () => searchHistory.set(before), subscribe: searchHistory.subscribe })
}

/** The key of the row that turns the suggestions off. */
export const OFF = 'turn off'

/** What the engines suggest, a column each, and last the way to turn them off; each is searched for with its maker. */
export function suggestionRows(
  suggestions: readonly Suggestions[],
  onRun: (text: string, engine?: string) => void,
): Rows {
  const columns = suggestions.map(({ source, list }) =>
    list.map((text): Row => ({ key: `suggestion ${text}`, text, run: () => onRun(text, source), leaves: true })),
  )
  const off: Row = { key: OFF, text: '', run: () => toggleSuggestions(false), leaves: true }
  return { flowing: false, columns: columns.map((column, at) => (at === 0 ? [...column, off] : column)) }
}

/** Own icons, opened the way each of them wants. */
export function iconRows(icons: readonly Item[]): Rows {
  const open = ({ url = '', openType }: Item) => openUrl(url, openType === 'self' ? 'self' : 'tab')
  const rows = icons.map((item): Row => ({ key: item.id, text: item.name, item, run: () => open(item), leaves: true }))
  return { flowing: false, columns: [rows] }
}

/** An engine by its key. */
export const engineBy = (key: string, language: Language): Engine | undefined =>
  enginesNow(language).find((engine) => engine.key === key)
