import type { MenuOptions } from '../../../ui/overlay/menu/menu-entries.ts'

/** The context menu of a target. */
export interface ContextMenu extends Pick<MenuOptions, 'label' | 'items' | 'subject'> {
  /** Set for a tile: while it has the focus, Space opens the menu and Delete calls `remove`. */
  readonly tile?: { readonly element: Element; readonly remove: () => void }
}
