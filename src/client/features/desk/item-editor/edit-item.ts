import { createElement } from 'react'
import type { Item } from '../../../../shared/entities/item.ts'
import { edit } from '../../../ui/icons/paths.ts'
import type { MenuItem } from '../../../ui/overlay/menu/menu-entries.ts'
import { openOverlay } from '../../../ui/overlay/overlay.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { showUndoToast } from '../../../ui/overlay/toast/undo-toast.ts'
import { home, itemName } from '../../data/home/index.ts'
import { findTile, updateTile } from '../../data/home/lazy.ts'
import { messages } from './messages.ts'
import { changesOf } from './model.ts'

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
  const found = findTile(home.get(), id)?.item
  if (found === undefined) return
  const item = { ...found, ...frame }
  openOverlay(
    () => import('./EditItemDialog.tsx'),
    ({ EditItemDialog }, state) =>
      createElement(EditItemDialog, {
        ...state,
        item,
        isFree: frame !== undefined,
        save: (edited: Item) => save(item, edited),
      }),
  )
}

/** Saves what differs from the tile as it was shown; false, with a message, if another tab has deleted it meanwhile. */
function save(shown: Item, edited: Item): boolean {
  const before = home.get()
  if (findTile(before, shown.id) === undefined) {
    showToast({ kind: 'warning', text: messages('gone') })
    return false
  }
  home.update((now) => updateTile(now, shown.id, changesOf(shown, edited)))
  if (home.get() !== before) showUndoToast(messages('saved', { name: itemName(edited) }))
  return true
}
