import type { Language } from '../../../../shared/constants.ts'
import type { Item } from '../../../../shared/entities/item.ts'
import { openAddress } from '../../../core/open.ts'
import { type SearchHistoryEntry, searchHistory } from '../document.ts'
import { enginesIn } from '../engines.ts'
import type { Engine } from '../model.ts'
import { forget, type Spot } from './model.ts'
import { turnOffSuggestions } from './turn-off.ts'
import type { Suggestions } from './use-suggestions.ts'

/** What can be chosen in a panel, with the arrows or the pointer. */
export interface Row {
  readonly key: string
  readonly text: string
  /** Address of a picture beside it; empty for none. */
  readonly icon: string
  readonly run: () => void
  /** Whether the panel closes afterwards. */
  readonly leaves: boolean
  /** Takes it out of the list: the key Delete, or the cross. */
  readonly remove?: () => void
}

/** The rows of a panel by column; `flowing` ones run on like words. */
export interface Rows {
  readonly flowing: boolean
  readonly columns: readonly (readonly Row[])[]
}

export const rowId = ({ column, row }: Spot): string => `search-row-${column}-${row}`

/** The searches of the past, and last the way to clear them. */
export function historyRows(
  history: readonly SearchHistoryEntry[],
  language: Language,
  onRun: (text: string, engine?: string) => void,
): Rows {
  const engines = enginesIn(language)
  const past = history.map(({ text, enginesIcon }): Row => {
    // searched again with the engine that it names, as its picture promises
    const engine = engines.find(({ icon }) => icon === enginesIcon)
    return {
      key: `past ${text}`,
      text,
      icon: engine?.icon ?? '',
      run: () => onRun(text, engine?.key),
      leaves: true,
      remove: () => searchHistory.update((now) => forget(now, text)),
    }
  })
  const clear: Row = { key: 'clear', text: '', icon: '', run: () => searchHistory.set([]), leaves: true }
  return { flowing: true, columns: [past.length > 0 ? [...past, clear] : []] }
}

/** The key of the row that turns the suggestions off. */
export const OFF = 'turn off'

/** What the engines suggest, a column each, and last the way to turn them off; each is searched for with its maker. */
export function suggestionRows(
  suggestions: readonly Suggestions[],
  onRun: (text: string, engine?: string) => void,
): Rows {
  const columns = suggestions.map(({ source, list }) =>
    list.map(
      (text): Row => ({ key: `suggestion ${text}`, text, icon: '', run: () => onRun(text, source), leaves: true }),
    ),
  )
  const off: Row = { key: OFF, text: '', icon: '', run: turnOffSuggestions, leaves: true }
  return { flowing: false, columns: columns.map((column, at) => (at === 0 ? [...column, off] : column)) }
}

/** Own icons, opened the way each of them wants. */
export function iconRows(icons: readonly Item[]): Rows {
  const open = ({ url = '', openType }: Item) => openAddress(url, openType === 'self' ? 'self' : 'tab')
  const rows = icons.map(
    (item): Row => ({ key: item.id, text: item.name, icon: item.src ?? '', run: () => open(item), leaves: true }),
  )
  return { flowing: false, columns: [rows] }
}

/** An engine by its key. */
export const engineBy = (key: string, language: Language): Engine | undefined =>
  enginesIn(language).find((engine) => engine.key === key)
