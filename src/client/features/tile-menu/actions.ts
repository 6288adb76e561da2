import type { Group, Home, Item } from '../../../shared/entities/item.ts'
import { afterMenu } from '../../ui/overlay/menu/menus.ts'
import { showUndoToast } from '../../ui/overlay/toast/undo-toast.ts'
import { currentGroup, home, itemName, showGroup } from '../home/index.ts'
import {
  deleteGroup,
  deleteTile,
  dissolveFolder,
  findTile,
  moveGroup,
  moveToDock,
  moveToGroup,
  notifyRefusal,
  refusalToDeleteGroup,
  refusalToLeave,
  resizeTile,
} from '../home/lazy.ts'
import { pinCurrentGroup } from '../paging/lazy.ts'
import { askAboutFolderContents, type TileTarget } from '../tiles/lazy.ts'
import { messages } from './messages.ts'

export const resizeItem = ({ id }: Item, size: string): void => home.update((now) => resizeTile(now, id, size))

export function moveTo(target: TileTarget, item: Item, group: Group): void {
  const text = messages('movedTo', { name: itemName(item), group: group.name })
  leave(target, (now) => moveToGroup(now, item.id, group.id), text)
}

export function pinToDock(target: TileTarget, item: Item): void {
  leave(target, (now) => moveToDock(now, item.id), messages('docked', { name: itemName(item) }))
}

/** Deletes a tile, a folder with icons in it as the user chooses, or a group. */
export async function deleteTarget(target: TileTarget): Promise<void> {
  if (target.at === 'group') return removeGroup(target)
  const item = findTile(home.get(), target.id)?.item
  if (item === undefined) return
  const name = itemName(item)
  if (item.component !== 'folder' || item.children === undefined || item.children.length === 0)
    return leave(target, (now) => deleteTile(now, item.id), messages('deleted', { name }))
  const way = await askAboutFolder(item)
  if (way === 'all') leave(target, (now) => deleteTile(now, item.id), messages('deleted', { name }))
  if (way === 'keep') leave(target, (now) => dissolveFolder(now, item.id), messages('dissolved', { name }))
}

/** Lets the tile be moved by keys, as soon as the menu has gone. */
export const moveByKeyboard = (target: TileTarget): void =>
  afterMenu(() => void import('../grid/lazy.ts').then(({ startKeyboardDrag }) => startKeyboardDrag(target)))

/** Begins to choose several tiles, this one first. */
export const chooseSeveral = (target: TileTarget): void =>
  afterMenu(() => void import('../grid/lazy.ts').then(({ beginBatch }) => beginBatch(target, deleteTarget)))

export function moveGroupBy({ id }: TileTarget, by: -1 | 1): void {
  pinCurrentGroup()
  home.update((now) => moveGroup(now, id, by))
}

function removeGroup({ id }: TileTarget): void {
  const { groups } = home.get()
  const index = groups.findIndex((group) => group.id === id)
  const group = groups[index]
  const refused = refusalToDeleteGroup(home.get())
  if (group === undefined) return
  if (refused !== undefined) {
    notifyRefusal(refused)
    return
  }
  if (index === currentGroup()) showGroup(index === 0 ? 1 : index - 1)
  home.update((now) => deleteGroup(now, id))
  showUndoToast(messages('groupDeleted', { name: group.name, count: group.children.length }))
}

function askAboutFolder({ name, children = [] }: Item) {
  const count = children.length
  return askAboutFolderContents({
    title: messages('folderTitle', { name }),
    keep: messages('folderKeepMeans', { count }),
    all: messages('folderAllMeans', { count }),
  })
}

/** A tile leaves its place, unless it has to stay; told, and taken back on demand. Its neighbour takes over the focus. */
function leave(target: TileTarget, change: (now: Home) => Home, text: string): void {
  const refused = refusalToLeave(home.get(), target.id)
  if (refused !== undefined) {
    notifyRefusal(refused)
    return
  }
  const list = target.element.closest('ul')
  const index = [...(list?.children ?? [])].findIndex((place) => place.contains(target.element))
  home.update(change)
  showUndoToast(text)
  afterMenu(() => {
    const place = list?.children[Math.min(index, list.children.length - 1)]?.firstElementChild
    if (document.activeElement === document.body && place instanceof HTMLElement) place.focus({ preventScroll: true })
  })
}
