import { createElement, lazy, type ReactNode, type RefObject } from 'react'
import { openOverlay } from './overlay.ts'

/** A row of a menu. It either does something, or opens a sub-menu, or opens a grid of cells. */
export interface MenuItem {
  readonly id: string
  readonly label: string
  /** A path of the icon set, or a picture of 16 px. */
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
  /** Opens beside this element … */
  readonly anchor?: RefObject<Element | null>
  /** … or with its corner at this point of the viewport, as a context menu does. */
  readonly at?: { readonly x: number; readonly y: number }
  /** Items with `checked` exclude each other. */
  readonly exclusive?: boolean
  /** Whether the first item takes the focus: opened by the keyboard. */
  readonly focusFirst?: boolean
  /** Called with the id of the item or cell that was chosen, besides its own `run`. */
  readonly onAction?: (id: string) => void
}

const Menu = lazy(() => import('./Menu.tsx').then((views) => ({ default: views.Menu })))

/**
 * Opens a menu from anywhere; a second right click elsewhere closes it and reaches what is there.
 * @returns closes it
 */
export function openMenu(options: MenuOptions): () => void {
  return openOverlay(({ open, close }) => createElement(Menu, { ...options, open, onClose: close }))
}

/** Fetches the menu's code ahead of the first right click. */
export const preloadMenu = (): Promise<unknown> => import('./Menu.tsx')
