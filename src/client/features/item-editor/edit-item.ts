import { createElement } from 'react'
import type { Item } from '../../../shared/entities/item.ts'
import { edit } from '../../ui/icons/paths.ts'
import type { MenuItem } from '../../ui/overlay/menu/menu-entries.ts'
import { openOverlay } from '../../ui/overlay/overlay.ts'
import { showUndoToast } from '../../ui/overlay/toast/undo-toast.ts'
import { home, itemName } from '../home/index.ts'
import { findTile, updateTile } from '../home/lazy.ts'
import { messages } from './messages.ts'

/** The stored frame of a tile on a free page. */
type StoredFrame = Pick<Item, 'x' | 'y' | 'w' | 'h' | 'r'>

/** The menu entry that edits a tile; see `editItem`. */
export const editEntry = ({ id }: Item, frame?: StoredFrame): MenuItem => ({
  id: 'edit',
  label: messages('edit'),
  icon: edit,
  run: () => editItem(id, frame),
})

/**
 * Opens the dialog in which a tile is edited.
 * @param frame where it stands on a free page, also if it was never placed; given only where it is shown on one
 */
function editItem(id: string, frame: StoredFrame | undefined): void {
  const item = findTile(home.get(), id)?.item
  if (item === undefined) return
  openOverlay(
    () => import('./EditItemDialog.tsx'),
    ({ EditItemDialog }, state) =>
      createElement(EditItemDialog, {
        ...state,
        item: { ...item, ...frame },
        isFree: frame !== undefined,
        onSave: save,
      }),
  )
}

function save({ children: _, ...edited }: Item): void {
  const before = home.get()
  home.update((now) => updateTile(now, edited.id, edited))
  if (home.get() !== before) showUndoToast(messages('saved', { name: itemName(edited) }))
}
