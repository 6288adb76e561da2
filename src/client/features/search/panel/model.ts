import { SEARCH } from '../../../../shared/constants.ts'

/** One entry of the search history (spec section 3). */
interface Entry {
  readonly text: string
  readonly enginesName: string
  readonly enginesIcon: string
}

/** Adds a search: newest first, a repeat moves to the top, at most 50 entries; blank text is not recorded. */
export function addToHistory<T extends Entry>(history: readonly T[], entry: T): readonly T[] {
  const text = entry.text.trim()
  if (text === '') return history
  const others = history.filter((one) => one.text !== text)
  return [{ ...entry, text }, ...others].slice(0, SEARCH.historyLimit)
}

/** Removes one text from the history. */
export function removeFromHistory<T extends Entry>(history: readonly T[], text: string): readonly T[] {
  return history.filter((one) => one.text !== text)
}

/** The state that decides which panel is shown. */
export interface PanelState {
  /** 0 web search, 1 own icons, 2 danmaku. */
  readonly tab: number
  readonly isBlank: boolean
  readonly hovered: boolean
  readonly focused: boolean
  /** Esc or a search closes the panel until the box is touched again. */
  readonly closed: boolean
  readonly isHistoryOn: boolean
  /** The numbers of entries and of sources' lists that could be shown. */
  readonly historyCount: number
  readonly suggestionCount: number
}

export type PanelKind = 'history' | 'suggestions' | 'local'

/** The panel under the box, if any (spec section 2). An empty one is not opened. */
export function panelFor(now: PanelState): PanelKind | undefined {
  if (now.closed) return undefined
  if (now.tab === 1) return now.focused && !now.isBlank ? 'local' : undefined
  if (now.tab !== 0) return undefined
  if (!now.isBlank) return now.focused && now.suggestionCount > 0 ? 'suggestions' : undefined
  const isActive = now.hovered || now.focused
  return isActive && now.isHistoryOn && now.historyCount > 0 ? 'history' : undefined
}

/** The position of a row in a panel. */
export interface RowPosition {
  readonly column: number
  readonly row: number
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

/**
 * Moves the position by an arrow: up and down by a row, left and right to the next column with rows or, if wrapped, by a
 * row. Undefined is the text field, beyond both ends; there left and right move the caret.
 * @param rows the number of rows of each column
 */
export function nextPosition(
  rows: readonly number[],
  position: RowPosition | undefined,
  arrow: Arrow,
  isWrapped: boolean,
): RowPosition | undefined {
  const vertical = arrow === 'ArrowUp' || arrow === 'ArrowDown' || isWrapped
  const step = arrow === 'ArrowDown' || arrow === 'ArrowRight' ? 1 : -1
  if (!vertical) return position && nextColumn(rows, position, step)
  if (position === undefined) {
    const column = rows.findIndex((count) => count > 0)
    if (column < 0) return undefined
    return { column, row: step === 1 ? 0 : (rows[column] ?? 0) - 1 }
  }
  const row = position.row + step
  return row < 0 || row >= (rows[position.column] ?? 0) ? undefined : { column: position.column, row }
}

/** The same row, or the last, of the next column that has rows; unchanged if there is none. */
function nextColumn(rows: readonly number[], position: RowPosition, step: 1 | -1): RowPosition {
  for (let column = position.column + step; column >= 0 && column < rows.length; column += step) {
    const count = rows[column] ?? 0
    if (count > 0) return { column, row: Math.min(position.row, count - 1) }
  }
  return position
}

/** Splits a suggestion into the part that is typed already and the rest. */
export function splitSuggestion(typed: string, suggestion: string): { readonly typed: string; readonly rest: string } {
  const start = typed.trimStart()
  const isPrefix = suggestion.toLowerCase().startsWith(start.toLowerCase())
  return isPrefix
    ? { typed: suggestion.slice(0, start.length), rest: suggestion.slice(start.length) }
    : { typed: '', rest: suggestion }
}

/** Switches to the next tab of the box: web, own icons, web. */
export const nextMode = <T extends { readonly searchTabActiveIndex: number }>(now: T): T => ({
  ...now,
  searchTabActiveIndex: nextTab(now.searchTabActiveIndex),
})

/** The next tab; the danmaku tab exists only while danmaku is shown. */
export function nextTab(tab: number, danmaku = false): number {
  return (tab + 1) % (danmaku ? 3 : 2)
}
