import type { MenuOptions } from '../../ui/overlay/menu/menu-entries.ts'

/** The menu of something that has its own. */
export interface OwnMenu extends Pick<MenuOptions, 'label' | 'items'> {
  /** A tile: while it has the focus, Space opens its menu and Delete deletes it. */
  readonly tile?: { readonly element: Element; readonly remove: () => void }
}
