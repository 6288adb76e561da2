import { hasFlag } from '../../../../ui/dom.ts'
import { home } from '../../../data/home/index.ts'
import { findTile, showOnHome } from '../../../data/home/lazy.ts'
import { openFolder } from './open-folder.ts'

/** Shows the group of a folder and opens the folder there, once the page no longer moves. */
export function openFolderById(id: string): void {
  const where = findTile(home.get(), id)?.where
  if (where?.at === 'group') showOnHome(where.group)
  afterTransition(() => openFolder.setState(id))
}

/** Runs `act` when no page transition is playing; one that has been asked for begins within two frames. */
function afterTransition(act: () => void, frames = 3): void {
  requestAnimationFrame(() => {
    if (hasFlag(document.documentElement, 'paging')) afterTransition(act, 1)
    else if (frames > 1) afterTransition(act, frames - 1)
    else act()
  })
}
