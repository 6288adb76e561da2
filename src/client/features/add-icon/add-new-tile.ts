import type { Home, Item } from '../../../shared/entities/item.ts'
import { createId } from '../../core/channel.ts'
import { showToast } from '../../ui/overlay/toast/toast.ts'
import { showUndoToast } from '../../ui/overlay/toast/undo-toast.ts'
import { currentGroupIndex, home, itemName } from '../home/index.ts'
import { addTile, type NewTileLocation } from '../home/lazy.ts'
import { messages } from './messages.ts'
import type { NewTile } from './model.ts'

/**
 * Adds a tile with an undo; without a location, or where it is gone, to the group on screen. Folders and the dock take
 * icons only: a widget goes to the group on screen instead.
 * @returns the new tile; undefined if there is no group to add it to
 */
export function addNewTile(tile: NewTile, where?: NewTileLocation): Item | undefined {
  const item: Item = { ...tile, id: createId() }
  const group = home.get().groups[currentGroupIndex()]?.id ?? ''
  const locations: readonly NewTileLocation[] = [...(where ? [where] : []), { at: 'group', group }]
  const addTo = (now: Home) => locations.map((one) => addTile(now, item, one)).find((one) => one !== now) ?? now
  if (addTo(home.get()) === home.get()) {
    showToast({ kind: 'warning', text: messages('groupMissing') })
    return undefined
  }
  home.update(addTo)
  showUndoToast(messages('added', { name: itemName(item) }))
  return item
}
