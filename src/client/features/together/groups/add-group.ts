import { addGroupHot } from '../../../../shared/api/group.ts'
import type { Group, Item } from '../../../../shared/entities/item.ts'
import { call } from '../../../core/net/call.ts'
import { createId } from '../../../core/tabs/channel.ts'
import { showUndoToast } from '../../../ui/overlay/toast/undo-toast.ts'
import { home } from '../../data/home/index.ts'
import { appendGroup, showOnHome } from '../../data/home/lazy.ts'
import { addNewTiles } from '../../layout/add-icon/lazy.ts'
import { leaveWindow } from '../../shell/windows/lazy.ts'
import { messages } from './messages.ts'

/** Tiles with ids of their own, those in folders, too. */
const withOwnIds = (tiles: readonly Item[]): readonly Item[] =>
  tiles.map(({ children, ...tile }) => ({
    ...tile,
    id: createId(),
    ...(children && { children: withOwnIds(children) }),
  }))

/** Adds tiles as a group of their own, in one step of undo, and shows it behind the window. */
export function addAsGroup({ name, icon, mode, children }: Pick<Group, 'name' | 'icon' | 'mode' | 'children'>): void {
  const id = createId()
  home.update((now) => appendGroup(now, { id, name, icon, mode, lock: false, children: withOwnIds(children) }))
  showOnHome(id)
  showUndoToast(messages('added', { name }), undefined, { label: messages('view'), run: () => void leaveWindow() })
}

/** Adds tiles to a group, in one step of undo, each to the first hole of its size. */
export function addToGroup(tiles: readonly Item[], group: string): void {
  addNewTiles(
    withOwnIds(tiles).map(({ id: _, x: _x, y: _y, w: _w, h: _h, r: _r, ...tile }) => tile),
    { at: 'group', group },
  )
}

/** Tells the server that a group was added, for its order; without a server nothing happens. */
export const countGroup = (id: string): void => void call(addGroupHot, { id }, { silent: true }).catch(() => {})
