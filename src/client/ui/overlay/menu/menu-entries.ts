import type { ReactNode, RefObject } from 'react'

/** A row of a menu. It either does something, or opens a sub-menu, or opens a grid of cells. */
export interface MenuItem {
  readonly id: string
  readonly label: string
  /** A path of the icon set, or a picture of 20 px. */
  readonly icon?: ReactNode
  /** As the user reads it, e.g. `Ctrl+D`; the menu shows it, it does not listen. */
  readonly shortcut?: string
  /** Given for what is on or off, or one of several. */
  readonly checked?: boolean
  /** Placed last: what cannot be taken back. */
  readonly danger?: boolean
  readonly disabled?: boolean
  readonly run?: () => void
  readonly items?: readonly MenuEntry[]
  readonly grid?: MenuGrid
}

export type MenuEntry = MenuItem | 'divider'

/** A sub-list: three cells a row, at most five rows before it scrolls. */
export interface MenuGrid {
  readonly heading?: string
  readonly cells: readonly MenuCell[]
}

export interface MenuCell {
  readonly id: string
  readonly label: string
  /** Draws a tile size to scale. */
  readonly size?: { readonly rows: number; readonly columns: number }
  readonly picture?: ReactNode
  readonly current?: boolean
  readonly run?: () => void
}

export interface MenuOptions {
  /** Its name for assistive technology. */
  readonly label: string
  readonly items: readonly MenuEntry[]
  /** Opens beside this element, whose `aria-expanded`, if it has one, then tells so … */
  readonly anchor?: RefObject<Element | null>
  /** Distance from that element in px; 6 unless told. */
  readonly offset?: number
  /** Which of its edges is level with that element's; the start unless told. */
  readonly align?: 'start' | 'end'
  /** … or with its corner at this point of the viewport, as a context menu does. */
  readonly at?: { readonly x: number; readonly y: number }
  /** Items with `checked` exclude each other; those of a sub-menu never do. */
  readonly exclusive?: boolean
  /** Whether the first item takes the focus: opened by the keyboard. */
  readonly focusFirst?: boolean
  /** Called with the id of the item or cell that was chosen, besides its own `run`. */
  readonly onAction?: (id: string) => void
}

/** What a menu draws: dividers, single rows, and runs of rows that are on or off. */
export type MenuGroup =
  | { readonly at: 'divider'; readonly key: string }
  | { readonly at: 'row'; readonly key: string; readonly item: MenuItem }
  | { readonly at: 'checked'; readonly key: string; readonly items: readonly MenuItem[] }

/**
 * Arranges entries for drawing. Neighbours that carry `checked` come together; a divider stands only between rows, never
 * first, last or beside another, whatever rows the moment has hidden.
 */
export function groupEntries(entries: readonly MenuEntry[]): readonly MenuGroup[] {
  const groups: MenuGroup[] = []
  let divided = false
  for (const entry of entries) {
    if (entry === 'divider') {
      divided = groups.length > 0
      continue
    }
    if (divided) groups.push({ at: 'divider', key: `before ${entry.id}` })
    const last = divided ? undefined : groups.at(-1)
    divided = false
    if (entry.checked === undefined) groups.push({ at: 'row', key: entry.id, item: entry })
    else if (last?.at === 'checked') groups[groups.length - 1] = { ...last, items: [...last.items, entry] }
    else groups.push({ at: 'checked', key: entry.id, items: [entry] })
  }
  return groups
}
