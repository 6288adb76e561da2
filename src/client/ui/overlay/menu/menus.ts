import { createElement } from 'react'
import { openOverlay } from '../overlay.ts'
import type { MenuOptions } from './menu-entries.ts'

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

/** Acts in a frame after no menu is open any more, when the focus has been given back: until then nothing else can have it. */
export function afterMenu(act: () => void): void {
  requestAnimationFrame(() => {
    if (document.querySelector('[role="menu"]') === null) requestAnimationFrame(act)
    else afterMenu(act)
  })
}
