import type { Point } from '../../../shared/lib/geometry/vector.ts'
import type { MenuEntry } from '../../ui/overlay/menu/menu-entries.ts'
import type { ContextMenu } from '../menus/index.ts'

/** The menus of a page that is being arranged. */
interface Menus {
  /** That of what lies there, if anything of the page does. */
  menuAt(from: EventTarget | null): ContextMenu | undefined
  /** What the menu of the home screen has besides where the page is empty. */
  groundAt(at: Point | undefined): readonly MenuEntry[]
}

let menus: Menus | undefined

/** Says which menus the page that is being arranged has, until the signal ends. */
export function provideMenus(own: Menus, signal: AbortSignal): void {
  menus = own
  signal.addEventListener('abort', () => {
    if (menus === own) menus = undefined
  })
}

/** The menu of what lies there on a page that is being arranged; undefined while none is, or nothing of it lies there. */
export const providedMenuAt = (from: EventTarget | null): ContextMenu | undefined => menus?.menuAt(from)

/**
 * What a page that is being arranged adds to the menu of the home screen where it is empty.
 * @param at where the menu is asked for by pointer, in px of the viewport
 */
export const providedPageEntries = (at: Point | undefined): readonly MenuEntry[] => menus?.groundAt(at) ?? []
