import type { Home, Item } from '../../../../../shared/entities/item.ts'
import { createId } from '../../../../core/tabs/channel.ts'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { showUndoToast } from '../../../../ui/overlay/toast/undo-toast.ts'
import { currentGroupIndex, home, itemName } from '../../../data/home/index.ts'
import { addTile, findTile, type TileLocation } from '../../../data/home/lazy.ts'
import { messages } from '../messages.ts'
import type { NewTile } from '../model.ts'
import type { PlaceTile } from './place-dropped.ts'
import { placeNewTile } from './place-new-tile.ts'
import { pointOut, viewTile } from './reveal-tile.ts'

/** Adds one tile, see `addNewTiles`. */
export const addNewTile = (tile: NewTile, where?: TileLocation): Item | undefined => addNewTiles([tile], where)[0]

/**
 * Adds tiles with one undo; without a location, or where it is gone, to the group on screen. Folders take icons
 * only, the dock no folders: others go to the group on screen instead. On a page each fills the first hole of its size;
 * the first one is scrolled to and pointed out.
 * @param place gives the first one its place instead
 * @param ids those that tiles have already, in their order; what is there by its id is not added again
 * @returns the new tiles; none if there is no group to add them to
 */
export function addNewTiles(
  tiles: readonly NewTile[],
  where?: TileLocation,
  place?: PlaceTile,
  ids: readonly (string | undefined)[] = [],
): readonly Item[] {
  const items = tiles.map((tile, at): Item => ({ ...tile, id: ids[at] ?? createId() }))
  const shown = home.get().groups[currentGroupIndex()]?.id ?? ''
  const locations: readonly TileLocation[] = [...(where ? [where] : []), { at: 'group', group: shown }]
  const placeNew = placeNewTile(shown)
  const addOne = (now: Home, item: Item, at: number) => {
    if (findTile(now, item.id) !== undefined) return now // another tab has added it, too
    const added = locations.map((one) => addTile(now, item, one)).find((one) => one !== now)
    if (added === undefined) return now
    return (at === 0 && place ? place : placeNew)(added, item.id)
  }
  const addAll = (now: Home) => items.reduce(addOne, now)
  const [first] = items
  if (first === undefined || addAll(home.get()) === home.get()) {
    showToast({ kind: 'warning', text: messages('groupMissing') })
    return []
  }
  home.update(addAll)
  showUndoToast(
    items.length === 1
      ? messages('added', { name: itemName(first) })
      : messages('addedSeveral', { count: items.length }),
    undefined,
    findTile(home.get(), first.id)?.where.at === 'dock'
      ? undefined
      : { label: messages('view'), run: () => void viewTile(first.id) },
  )
  void pointOut(first.id)
  return items
}
