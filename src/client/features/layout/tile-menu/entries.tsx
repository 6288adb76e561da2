import { TILE_SIZE } from '../../../../shared/constants.ts'
import type { Group, Item } from '../../../../shared/entities/item.ts'
import { isInternalUrl, safeUrl } from '../../../../shared/lib/url/safe-url.ts'
import type { Context } from '../../../core/contribute/command.ts'
import { findWidget } from '../../../core/contribute/registry.ts'
import { messageByKey } from '../../../core/text/i18n.ts'
import type { TileSize } from '../../../lib/tile/size.ts'
import { sizeText } from '../../../lib/tile/size-list.ts'
import { NamedIcon } from '../../../ui/components/icon/NamedIcon.tsx'
import * as icons from '../../../ui/icons/paths.ts'
import type { MenuCell, MenuEntry, MenuItem } from '../../../ui/overlay/menu/menu-entries.ts'
import { bookmarkApp } from '../../data/bookmarks/lazy.ts'
import { currentGroupIndex, home, itemAddress, itemName, showGroup } from '../../data/home/index.ts'
import { type FoundTile, findTile } from '../../data/home/lazy.ts'
import { dockSettings, isOpenable } from '../../desk/dock/index.ts'
import { addGroup, editGroup } from '../../desk/group-editor/index.ts'
import { editEntry } from '../../desk/item-editor/index.ts'
import {
  availableSizes,
  openEntries,
  possibleSizes,
  providedGroupEntries,
  providedMenuAt,
  providedTileEntries,
  type TileTarget,
  tileTargetAt,
} from '../../desk/tiles/lazy.ts'
import type { ContextMenu } from '../../shell/menus/index.ts'
import { switchMode } from '../free-layout/lazy.ts'
import {
  addToBookmarks,
  addToDock,
  deleteTarget,
  moveByKeyboard,
  moveGroupBy,
  moveTo,
  resizeItem,
  startBatch,
} from './actions.ts'
import { messages } from './messages.ts'

/** The menu of the tile or group at an event target, with the entries that apply now. */
export function tileMenuAt(from: EventTarget | null, context: Context): ContextMenu | undefined {
  const provided = providedMenuAt(from)
  if (provided !== undefined) return provided
  const target = tileTargetAt(from)
  if (target === undefined) return undefined
  return target.at === 'group' ? groupMenu(target, context) : tileMenu(target, context)
}

function tileMenu(target: TileTarget, context: Context): ContextMenu | undefined {
  const found = findTile(home.get(), target.id)
  if (found === undefined) return undefined
  return {
    label: messages('menuOf', { name: itemName(found.item) }),
    subject: itemName(found.item),
    items: [
      ...openEntries(target, found.item),
      editEntry(found.item),
      ...bookmarkEntries(found.item),
      ...providedTileEntries(found.item),
      'divider',
      ...locationEntries(target, found, context),
      'divider',
      ...(isInGrid(found, context) ? [batchEntry(target)] : []),
      { ...deleteEntry(target), shortcut: 'Del' },
    ],
    tile: { element: target.element, remove: () => void deleteTarget(target) },
  }
}

/** Adds what the tile leads to, where that is an address of the web and there is an app for bookmarks. */
function bookmarkEntries(item: Item): readonly MenuItem[] {
  const url = safeUrl(itemAddress(item))
  if (item.type !== 'icon' || url === undefined || isInternalUrl(url) || bookmarkApp() === undefined) return []
  return [
    { id: 'bookmark', label: messages('toBookmarks'), icon: icons.bookmark, run: () => addToBookmarks(item, url) },
  ]
}

/** Whether a tile is on a sequential page; on a phone all pages are. */
function isInGrid({ where }: FoundTile, { mobile }: Context): boolean {
  if (where.at !== 'group') return false
  return mobile || home.get().groups.find(({ id }) => id === where.group)?.mode !== 1
}

function locationEntries(target: TileTarget, found: FoundTile, context: Context): readonly MenuItem[] {
  const { item, where } = found
  const { mobile } = context
  const inGrid = isInGrid(found, context)
  const { groups } = home.get()
  const here = groups[currentGroupIndex()]
  const others = groups.filter(({ id }) => where.at !== 'group' || id !== where.group)
  const canDock = !mobile && dockSettings.get().isDock && where.at !== 'dock' && isOpenable(item)
  return [
    ...(inGrid ? sizeEntries(item) : []),
    ...(inGrid && !mobile
      ? [{ id: 'carry', label: messages('carry'), icon: icons.grip, run: () => moveByKeyboard(target) }]
      : []),
    ...(others.length > 0
      ? [
          {
            id: 'move',
            label: messages('moveTo'),
            icon: icons.folder,
            items: others.map((to) => moveEntry(target, item, to)),
          },
        ]
      : []),
    ...(canDock
      ? [{ id: 'dock', label: messages('toDock'), icon: icons.dock, run: () => addToDock(target, item) }]
      : []),
    ...(where.at === 'dock' && here !== undefined
      ? [{ id: 'undock', label: messages('outOfDock'), icon: icons.dock, run: () => moveTo(target, item, here) }]
      : []),
  ]
}

const moveEntry = (target: TileTarget, item: Item, group: Group): MenuItem => ({
  id: group.id,
  label: group.name,
  icon: <NamedIcon name={group.icon} size={16} />,
  run: () => moveTo(target, item, group),
})

function sizeEntries(item: Item): readonly MenuItem[] {
  const ofWidget = findWidget(item.component ?? '')?.sizes
  const [common, all] = [availableSizes(item, ofWidget), possibleSizes(item, ofWidget)]
  if (common.length < 2) return []
  const usual = new Set(common.map(sizeText))
  const others = all.filter((size) => !usual.has(sizeText(size)))
  const cellsOf = (sizes: readonly TileSize[]) => sizes.map((size) => sizeCell(item, size))
  return [
    {
      id: 'size',
      label: messages('size'),
      icon: icons.resize,
      grid: {
        heading: messages('rowsByColumns'),
        cells: cellsOf(common),
        ...(others.length > 0 && {
          columns: TILE_SIZE.maximum,
          more: { heading: messages('moreSizes'), cells: cellsOf(others) },
        }),
      },
    },
  ]
}

function sizeCell(item: Item, size: TileSize): MenuCell {
  const id = sizeText(size)
  return {
    id,
    label: `${size.rows}×${size.columns}`,
    size,
    current: id === item.size,
    run: () => resizeItem(item, id),
  }
}

const batchEntry = (target: TileTarget): MenuItem => ({
  id: 'several',
  label: messages('select'),
  icon: icons.checklist,
  run: () => startBatch(target),
})

const deleteEntry = (target: TileTarget): MenuItem => ({
  id: 'delete',
  label: messages('delete'),
  icon: icons.trash,
  danger: true,
  run: () => void deleteTarget(target),
})

function groupMenu(target: TileTarget, { mobile }: Context): ContextMenu | undefined {
  const { groups } = home.get()
  const index = groups.findIndex(({ id }) => id === target.id)
  const group = groups[index]
  if (group === undefined) return undefined
  const [backward, forward] = mobile ? (['moveLeft', 'moveRight'] as const) : (['moveUp', 'moveDown'] as const)
  const [backwardIcon, forwardIcon] = mobile
    ? [icons.chevronLeft, icons.chevronRight]
    : [icons.chevronUp, icons.chevronDown]
  const show = { id: 'open', label: messages('open'), icon: icons.arrowOut, run: () => showGroup(index) }
  const items: readonly MenuEntry[] = [
    ...(index === currentGroupIndex() ? [] : [show]),
    ...(index > 0
      ? [{ id: 'back', label: messages(backward), icon: backwardIcon, run: () => moveGroupBy(target, -1) }]
      : []),
    ...(index < groups.length - 1
      ? [{ id: 'forth', label: messages(forward), icon: forwardIcon, run: () => moveGroupBy(target, 1) }]
      : []),
    ...(mobile ? [] : [layoutModeEntry(group)]),
    'divider',
    {
      id: 'edit',
      label: messageByKey('group-editor.editTitle'),
      icon: icons.edit,
      run: () => void editGroup(group.id),
    },
    { id: 'add', label: messageByKey('group-editor.addTitle'), icon: icons.plus, run: () => void addGroup() },
    ...providedGroupEntries(group.id),
    deleteEntry(target),
  ]
  return { label: messages('menuOf', { name: group.name }), subject: group.name, items }
}

function layoutModeEntry({ id, mode }: Group): MenuItem {
  const run = () => void switchMode(id)
  return mode === 1
    ? { id: 'mode', label: messageByKey('free-layout.command.sequential'), icon: icons.grid, run }
    : { id: 'mode', label: messageByKey('free-layout.command.mode'), icon: icons.freeLayout, run }
}
