import type { ReactNode, RefObject } from 'react'

/** A row of a menu: it runs an action, opens a sub-menu or opens a grid of cells. */
export interface MenuItem {
  readonly id: string
  readonly label: string
  /** A path of the icon set, or a picture of 20 px. */
  readonly icon?: ReactNode
  /** In stored form, e.g. `Ctrl+D`; the menu does not listen for the key. */
  readonly shortcut?: string
  /** Given for toggles and for options of a single choice. */
  readonly checked?: boolean
  /** Irreversible; such rows come last. */
  readonly danger?: boolean
  readonly disabled?: boolean
  readonly run?: () => void
  readonly items?: readonly MenuEntry[]
  readonly grid?: MenuGrid
}

/** What a menu shows: an item, or a line between two groups. */
export type MenuEntry = MenuItem | 'divider'

/** A grid of cells: three a row by default, at most five rows before it scrolls. */
export interface MenuGrid {
  readonly columns?: number
  readonly heading?: string
  readonly cells: readonly MenuCell[]
  /** Less usual cells below a line, of a heading of their own. */
  readonly more?: { readonly heading: string; readonly cells: readonly MenuCell[] }
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
  /** The name of what it is for: the sheet of a phone covers the screen and shows it. */
  readonly subject?: string
  readonly items: readonly MenuEntry[]
  /** Opens beside this element and sets its `aria-expanded`, if it has one … */
  readonly anchor?: RefObject<Element | null>
  /** Distance from the anchor in px; 6 by default. */
  readonly offset?: number
  /** The edge that is aligned with the anchor's; the start by default. */
  readonly align?: 'start' | 'end'
  /** … or with its corner at this point of the viewport, as a context menu does. */
  readonly at?: { readonly x: number; readonly y: number }
  /** Whether checkable items are a single choice; those of a sub-menu never are. */
  readonly exclusive?: boolean
  /** Whether the first item gets the focus: the keyboard opened the menu. */
  readonly focusFirst?: boolean
  /** Called with the id of the chosen item or cell, after its own `run`. */
  readonly onAction?: (id: string) => void
}

/** The parts that a menu draws: dividers, single rows, and runs of checkable rows. */
export type MenuGroup =
  | { readonly at: 'divider'; readonly key: string }
  | { readonly at: 'row'; readonly key: string; readonly item: MenuItem }
  | { readonly at: 'checked'; readonly key: string; readonly items: readonly MenuItem[] }

/**
 * Groups entries for drawing: adjacent checkable items form one group, and dividers that hidden rows left first, last
 * or beside another are dropped.
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
