import type { OwnMenu } from '../../menus/index.ts'

type MenuAt = (from: EventTarget | null) => OwnMenu | undefined

let menuAt: MenuAt | undefined

/** Says which menus the tiles of the page that is being arranged have, until the signal ends. */
export function offerMenus(at: MenuAt, signal: AbortSignal): void {
  menuAt = at
  signal.addEventListener('abort', () => {
    if (menuAt === at) menuAt = undefined
  })
}

/** The menu of what lies there on a page that is being arranged; undefined while none is, or nothing of it lies there. */
export const arrangedMenuAt: MenuAt = (from) => menuAt?.(from)
