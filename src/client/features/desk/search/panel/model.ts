import { SEARCH } from '../../../../../shared/constants.ts'

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
  /** Whether the history is on and has entries. */
  readonly hasHistory: boolean
}

/** `start` has the most used icons and the history, `provided` is that of the tab of a wing above. */
export type PanelKind = 'start' | 'suggestions' | 'local' | 'provided'

/** The panel under the box: focus always opens one, hover that of the history (spec section 2). */
export function panelFor({ tab, isBlank, hovered, focused, closed, hasHistory }: PanelState): PanelKind | undefined {
  if (closed) return undefined
  if (!focused) return hovered && tab === 0 && isBlank && hasHistory ? 'start' : undefined
  if (tab === 2) return 'provided'
  if (isBlank) return 'start'
  return tab === 1 ? 'local' : 'suggestions'
}

/** The position of a row in a panel. */
export interface RowPosition {
  readonly column: number
  readonly row: number
}

/** A row that was reached, by where and what it was. */
export interface ChosenRow extends RowPosition {
  readonly key: string | undefined
}

/** Where a chosen row is now that others may have come before it; in place of one that is gone, the row at its position. */
export function followRow(
  columns: readonly (readonly { readonly key: string }[])[],
  { column, row, key }: ChosenRow,
): RowPosition | undefined {
  const now = columns[column]?.findIndex((one) => one.key === key) ?? -1
  if (now >= 0) return { column, row: now }
  return columns[column]?.[row] === undefined ? undefined : { column, row }
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

/**
 * How rows are laid out: in columns beside each other, these below a line of rows, which is the first column, or in
 * paragraphs, each like running text.
 */
export type RowLayout = 'columns' | 'belowLine' | 'paragraphs'

/**
 * Moves the position by an arrow. Undefined is the text field, beyond both ends. In columns up and down move by a row,
 * left and right to the next column with rows, or the caret while no row is active; up and down lead to and from the
 * line above them. In paragraphs left and right move by a row, up and down to the next paragraph with rows.
 * @param rows the number of rows of each column or paragraph
 */
export function nextPosition(
  rows: readonly number[],
  position: RowPosition | undefined,
  arrow: Arrow,
  layout: RowLayout,
): RowPosition | undefined {
  if (layout === 'belowLine') return nextBelowLine(rows, position, arrow)
  const isVertical = arrow === 'ArrowUp' || arrow === 'ArrowDown'
  const step = arrow === 'ArrowDown' || arrow === 'ArrowRight' ? 1 : -1
  if (position === undefined) {
    if (layout === 'columns')
      return isVertical
        ? endOf(
            rows,
            rows.findIndex((count) => count > 0),
            step,
          )
        : undefined
    return neighbourOf(rows, step === 1 ? -1 : rows.length, step)
  }
  if (layout === 'columns' && !isVertical) return nextColumn(rows, position, step)
  if (layout === 'paragraphs' && isVertical) return neighbourOf(rows, position.column, step, 1)
  const row = position.row + step
  if (row >= 0 && row < (rows[position.column] ?? 0)) return { column: position.column, row }
  return layout === 'paragraphs' ? neighbourOf(rows, position.column, step) : undefined
}

function nextBelowLine(
  [line = 0, ...columns]: readonly number[],
  position: RowPosition | undefined,
  arrow: Arrow,
): RowPosition | undefined {
  const inColumns = (from: RowPosition | undefined): RowPosition | undefined => {
    const next = nextPosition(columns, from, arrow, 'columns')
    return next && { column: next.column + 1, row: next.row }
  }
  const first = endOf([line], 0, 1)
  if (position === undefined) {
    if (arrow === 'ArrowDown') return first ?? inColumns(undefined)
    return arrow === 'ArrowUp' ? (inColumns(undefined) ?? first) : undefined
  }
  if (position.column > 0) {
    const next = inColumns({ column: position.column - 1, row: position.row })
    return next ?? (arrow === 'ArrowUp' ? first : undefined)
  }
  if (arrow === 'ArrowUp') return undefined
  if (arrow === 'ArrowDown') return inColumns(undefined)
  const row = position.row + (arrow === 'ArrowRight' ? 1 : -1)
  return row >= 0 && row < line ? { column: 0, row } : position
}

/** The first row of a column going down, the last going up; undefined if there is none. */
function endOf(rows: readonly number[], column: number, step: 1 | -1): RowPosition | undefined {
  const count = rows[column] ?? 0
  return count > 0 ? { column, row: step === 1 ? 0 : count - 1 } : undefined
}

/** The first row of the next paragraph with rows, the last of the previous one, or the one that `end` says. */
function neighbourOf(rows: readonly number[], from: number, step: 1 | -1, end = step): RowPosition | undefined {
  for (let column = from + step; column >= 0 && column < rows.length; column += step) {
    const found = endOf(rows, column, end)
    if (found !== undefined) return found
  }
  return undefined
}

/** The same row, or the last, of the next column that has rows; unchanged if there is none. */
function nextColumn(rows: readonly number[], position: RowPosition, step: 1 | -1): RowPosition {
  const found = neighbourOf(rows, position.column, step)
  return found ? { column: found.column, row: Math.min(position.row, (rows[found.column] ?? 1) - 1) } : position
}

/** Splits a suggestion into the part that is typed already and the rest. */
export function splitSuggestion(typed: string, suggestion: string): { readonly typed: string; readonly rest: string } {
  const start = typed.trimStart()
  const isPrefix = suggestion.toLowerCase().startsWith(start.toLowerCase())
  return isPrefix
    ? { typed: suggestion.slice(0, start.length), rest: suggestion.slice(start.length) }
    : { typed: '', rest: suggestion }
}

/** Switches to the next tab of the box: web, own icons, and danmaku while they are shown. */
export const nextMode = <T extends { readonly searchTabActiveIndex: number }>(now: T, danmaku: boolean): T => ({
  ...now,
  searchTabActiveIndex: nextTab(now.searchTabActiveIndex, danmaku),
})

/** The next tab; the danmaku tab exists only while danmaku is shown. */
export function nextTab(tab: number, danmaku: boolean): number {
  return danmaku || tab < 2 ? (tab + 1) % (danmaku ? 3 : 2) : 1
}
