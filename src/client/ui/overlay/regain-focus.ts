import { afterMenu } from './menu/menus.ts'

/**
 * Gives the focus to an element of an app where a change has removed what had it, once menus have closed. The focus is
 * then on the page, or in the window outside of the app: a sheet moves it to its first button.
 * @param find looks for the element at that time
 */
export const regainFocus = (find: () => HTMLElement | null | undefined): void =>
  afterMenu(() => {
    const found = find()
    const active = document.activeElement
    if (!found || !active || found.closest('[role="tabpanel"]')?.contains(active)) return
    if (active.contains(found) || found.closest('[role="dialog"]')?.contains(active)) found.focus()
  })
