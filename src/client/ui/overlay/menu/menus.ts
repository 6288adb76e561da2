import { createElement } from 'react'
import { openOverlay } from '../overlay.ts'
import type { MenuOptions } from './menu-entries.ts'

/**
 * Opens a menu from anywhere; a right click outside closes it and reaches the page.
 * @returns closes it
 */
export function openMenu(options: MenuOptions): () => void {
  return openOverlay(
    () => import('./Menu.tsx'),
    ({ Menu }, { open, close }) => createElement(Menu, { ...options, open, onClose: close }),
  )
}

/** Imports the menu's code ahead of the first right click. */
export const preloadMenu = (): Promise<unknown> => import('./Menu.tsx')

/** Runs `act` a frame after the last menu has closed and restored the focus: until then nothing else can take it. */
export function afterMenu(act: () => void): void {
  requestAnimationFrame(() => {
    if (document.querySelector('[role="menu"]') === null) requestAnimationFrame(act)
    else afterMenu(act)
  })
}
