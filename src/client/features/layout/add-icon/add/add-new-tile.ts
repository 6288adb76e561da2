import type { Home, Item } from '../../../../../shared/entities/item.ts'
import { createId } from '../../../../core/tabs/channel.ts'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { showUndoToast } from '../../../../ui/overlay/toast/undo-toast.ts'
import { currentGroupIndex, home, itemName } from '../../../data/home/index.ts'
import { addTile, type TileLocation } from '../../../data/home/lazy.ts'
import { messages } from '../messages.ts'
import type { NewTile } from '../model.ts'
import type { PlaceTile } from './place-dropped.ts'

/** Adds one tile, see `addNewTiles`. */
export const addNewTile = (tile: NewTile, where?: TileLocation): Item | undefined => addNewTiles([tile], where)[0]

/**
 * Adds tiles with one undo; without a location, or where it is gone, to the group on screen. Folders take icons
 * only, the dock no folders: others go to the group on screen instead.
 * @param place gives the first one its place
 * @returns the new tiles; none if there is no group to add them to
 */
export function addNewTiles(
  tiles: readonly NewTile[],
  where?: TileLocation,
  place: PlaceTile = (now) => now,
): readonly Item[] {
  const items = tiles.map((tile): Item => ({ ...tile, id: createId() }))
  const group = home.get().groups[currentGroupIndex()]?.id ?? ''
  const locations: readonly TileLocation[] = [...(where ? [where] : []), { at: 'group', group }]
  const addOne = (now: Home, item: Item) =>
    locations.map((one) => addTile(now, item, one)).find((one) => one !== now) ?? now
  const [first] = items
  const addAll = (now: Home) => {
    const added = items.reduce(addOne, now)
    return first === undefined || added === now ? now : place(added, first.id)
  }
  if (first === undefined || addAll(home.get()) === home.get()) {
    showToast({ kind: 'warning', text: messages('groupMissing') })
    return []
  }
  home.update(addAll)
  showUndoToast(
    items.length === 1
      ? messages('added', { name: itemName(first) })
      : messages('addedSeveral', { count: items.length }),
  )
  return items
}
