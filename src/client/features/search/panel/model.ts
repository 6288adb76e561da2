import { SEARCH } from '../../../../shared/constants.ts'

/** One search of the past (spec section 3). */
interface Entry {
  readonly text: string
  readonly enginesName: string
  readonly enginesIcon: string
}

/** The history after a search: the newest first, a repeat moves to the top, at most 50; blank is not recorded. */
export function remember<T extends Entry>(history: readonly T[], entry: T): readonly T[] {
  const text = entry.text.trim()
  if (text === '') return history
  const others = history.filter((one) => one.text !== text)
  return [{ ...entry, text }, ...others].slice(0, SEARCH.historyLimit)
}

/** The history without one text. */
export function forget<T extends Entry>(history: readonly T[], text: string): readonly T[] {
  return history.filter((one) => one.text !== text)
}

/** What a panel may depend on. */
export interface Moment {
  /** 0 web search, 1 own icons, 2 danmaku. */
  readonly tab: number
  readonly blank: boolean
  readonly hovered: boolean
  readonly focused: boolean
  /** Esc, or a search that has just been run, keeps the panel away until the box is touched again. */
  readonly closed: boolean
  readonly keepsHistory: boolean
  /** How many entries of the history, and how many suggestions, could be shown. */
  readonly past: number
  readonly suggestions: number
}

export type PanelKind = 'history' | 'suggestions' | 'local'

/** The panel under the box at this moment, if any (spec section 2). A panel with nothing in it is not opened. */
export function panelAt(now: Moment): PanelKind | undefined {
  if (now.closed) return undefined
  if (now.tab === 1) return now.focused && !now.blank ? 'local' : undefined
  if (now.tab !== 0) return undefined
  if (!now.blank) return now.focused && now.suggestions > 0 ? 'suggestions' : undefined
  const near = now.hovered || now.focused
  return near && now.keepsHistory && now.past > 0 ? 'history' : undefined
}

/** The chosen row of a panel. */
export interface Spot {
  readonly column: number
  readonly row: number
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

/**
 * Where an arrow leads among columns of so many rows: up and down through the rows and back into the text beyond either
 * end; left and right to the next column that has rows. `flowing` is one column laid out as running text, where left and
 * right go to the neighbour. Undefined is the text itself, in which left and right belong to the caret.
 */
export function moveSpot(
  rows: readonly number[],
  spot: Spot | undefined,
  arrow: Arrow,
  flowing: boolean,
): Spot | undefined {
  const vertical = arrow === 'ArrowUp' || arrow === 'ArrowDown' || flowing
  const step = arrow === 'ArrowDown' || arrow === 'ArrowRight' ? 1 : -1
  if (!vertical) return spot && besides(rows, spot, step)
  if (spot === undefined) {
    const column = rows.findIndex((count) => count > 0)
    if (column < 0) return undefined
    return { column, row: step === 1 ? 0 : (rows[column] ?? 0) - 1 }
  }
  const row = spot.row + step
  return row < 0 || row >= (rows[spot.column] ?? 0) ? undefined : { column: spot.column, row }
}

/** The same row of the next column that has any; its last one when it is shorter; where it was when there is none. */
function besides(rows: readonly number[], spot: Spot, step: 1 | -1): Spot {
  for (let column = spot.column + step; column >= 0 && column < rows.length; column += step) {
    const count = rows[column] ?? 0
    if (count > 0) return { column, row: Math.min(spot.row, count - 1) }
  }
  return spot
}

/** A suggestion as it is drawn: the part that is typed already, and what it adds. */
export function splitSuggestion(typed: string, suggestion: string): { readonly typed: string; readonly rest: string } {
  const start = typed.trimStart()
  const begins = suggestion.toLowerCase().startsWith(start.toLowerCase())
  return begins
    ? { typed: suggestion.slice(0, start.length), rest: suggestion.slice(start.length) }
    : { typed: '', rest: suggestion }
}

/** Goes on to what is searched next: the web, own icons, and the web again. */
export const nextMode = <T extends { readonly searchTabActiveIndex: number }>(now: T): T => ({
  ...now,
  searchTabActiveIndex: nextTab(now.searchTabActiveIndex),
})

/** The tab after this one. Danmaku's is there only while danmaku is shown. */
export function nextTab(tab: number, danmaku = false): number {
  return (tab + 1) % (danmaku ? 3 : 2)
}

/** An own icon by its name. */
interface Named {
  readonly id: string
  readonly name: string
}

/**
 * The own icons that a text finds by name, pinyin or initials: those that begin with it first, then those that hold it,
 * then those that only sound like it.
 * @param sounds whether the pinyin of a name, whole or by initials, answers to the text
 */
export function findByName<T extends Named>(
  icons: readonly T[],
  text: string,
  sounds: (name: string, text: string) => boolean,
): readonly T[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  const rank = ({ name }: T) => {
    const at = name.toLowerCase().indexOf(wanted)
    return at === 0 ? 0 : at > 0 ? 1 : sounds(name, wanted) ? 2 : 3
  }
  return icons
    .map((icon) => ({ icon, rank: rank(icon) }))
    .filter((one) => one.rank < 3)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ icon }) => icon)
}
