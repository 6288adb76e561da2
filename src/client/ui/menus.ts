import { createElement } from 'react'
import type { MenuOptions } from './menu-entries.ts'
import { openOverlay } from './overlay.ts'

/**
 * Opens a menu from anywhere; a second right click elsewhere closes it and reaches what is there.
 * @returns closes it
 */
export function openMenu(options: MenuOptions): () => void {
  return openOverlay(
    () => import('./Menu.tsx'),
    ({ Menu }, { open, close }) => createElement(Menu, { ...options, open, onClose: close }),
  )
}

/** Fetches the menu's code ahead of the first right click. */
export const preloadMenu = (): Promise<unknown> => import('./Menu.tsx')
