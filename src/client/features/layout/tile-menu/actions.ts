import { BOOKMARK_LIMITS, plainBookmark } from '../../../../shared/entities/bookmark.ts'
import type { Group, Home, Item } from '../../../../shared/entities/item.ts'
import { oneLine } from '../../../../shared/lib/text/one-line.ts'
import { createId } from '../../../core/tabs/channel.ts'
import { dataSelector } from '../../../ui/dom.ts'
import { afterMenu } from '../../../ui/overlay/menu/menus.ts'
import { showUndoToast } from '../../../ui/overlay/toast/undo-toast.ts'
import { bookmarkApp } from '../../data/bookmarks/lazy.ts'
import { currentGroupIndex, home, itemName, showGroup } from '../../data/home/index.ts'
import {
  deleteGroup,
  moveGroup,
  moveToDock,
  moveToGroup,
  notifyRefusal,
  refusalToDeleteGroup,
  refusalToLeave,
  resizeTile,
} from '../../data/home/lazy.ts'
import { pinCurrentGroup } from '../../desk/paging/lazy.ts'
import { confirmAndDeleteTiles, type TileTarget } from '../../desk/tiles/lazy.ts'
import { messages } from './messages.ts'

export const resizeItem = ({ id }: Item, size: string): void => home.update((now) => resizeTile(now, id, size))

export function moveTo(target: TileTarget, item: Item, group: Group): void {
  const text = messages('movedTo', { name: itemName(item), group: group.name })
  moveAway(target, (now) => moveToGroup(now, item.id, group.id), text)
}

/** Adds the address of a tile to the bookmarks, at the top of their tree. */
export function addToBookmarks(item: Item, url: string): void {
  const bookmark = plainBookmark(createId(), oneLine(itemName(item), BOOKMARK_LIMITS.nameLength), url)
  bookmarkApp()?.([{ ...bookmark, added: Math.floor(Date.now() / 1000) }])
}

export function addToDock(target: TileTarget, item: Item): void {
  moveAway(target, (now) => moveToDock(now, item.id), messages('docked', { name: itemName(item) }))
}

/** Deletes a tile or a group; asks about the contents of a folder. */
export async function deleteTarget(target: TileTarget): Promise<void> {
  if (target.at === 'group') return removeGroup(target)
  const place = placeOf(target)
  if (await confirmAndDeleteTiles(new Set([target.id]))) focusNeighbour(place)
}

/** Starts to move the tile by keys, once the menu is closed. */
export const moveByKeyboard = (target: TileTarget): void =>
  afterMenu(() => void import('../grid/lazy.ts').then(({ startKeyboardDrag }) => startKeyboardDrag(target)))

/** Starts to edit the desktop with this tile selected. */
export const startBatch = ({ id }: TileTarget): void =>
  afterMenu(() => void import('../grid/lazy.ts').then(({ beginBatch }) => beginBatch(id)))

export function moveGroupBy({ id }: TileTarget, by: -1 | 1): void {
  pinCurrentGroup()
  home.update((now) => moveGroup(now, id, by))
}

function removeGroup({ id }: TileTarget): void {
  const { groups } = home.get()
  const index = groups.findIndex((group) => group.id === id)
  const group = groups[index]
  const refusal = refusalToDeleteGroup(home.get())
  if (group === undefined) return
  if (refusal !== undefined) {
    notifyRefusal(refusal)
    return
  }
  if (index === currentGroupIndex()) showGroup(index === 0 ? 1 : index - 1)
  home.update((now) => deleteGroup(now, id))
  showUndoToast(messages('groupDeleted', { name: group.name, count: group.children.length }))
}

/** Removes a tile from its location with an undo, unless that is refused. Its neighbour takes the focus. */
function moveAway(target: TileTarget, change: (now: Home) => Home, text: string): void {
  const refusal = refusalToLeave(home.get(), target.id)
  if (refusal !== undefined) {
    notifyRefusal(refusal)
    return
  }
  const place = placeOf(target)
  home.update(change)
  showUndoToast(text)
  focusNeighbour(place)
}

function placeOf({ element }: TileTarget) {
  const list = element.closest('ul')
  return { list, index: tileElements(list).findIndex((listItem) => listItem.contains(element)) }
}

/** Focuses the tile that has taken the place of a removed one, unless something else has the focus. */
function focusNeighbour({ list, index }: ReturnType<typeof placeOf>): void {
  afterMenu(() => {
    const tiles = tileElements(list)
    const neighbour = tiles[Math.min(index, tiles.length - 1)]?.firstElementChild
    if (document.activeElement === document.body && neighbour instanceof HTMLElement)
      neighbour.focus({ preventScroll: true })
  })
}

/** The list items of a list's tiles, without that of the cell that adds one. */
const tileElements = (list: Element | null): readonly Element[] => [
  ...(list?.querySelectorAll(`:scope > li:not(${dataSelector('volatile')})`) ?? []),
]
