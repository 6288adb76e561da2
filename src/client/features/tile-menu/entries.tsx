import type { Group, Item } from '../../../shared/entities/item.ts'
import { sizeText } from '../../../shared/lib/tile/size-list.ts'
import type { Context } from '../../core/command.ts'
import { messageByKey } from '../../core/i18n.ts'
import { findWidget } from '../../core/registry.ts'
import { NamedIcon } from '../../ui/components/icon/NamedIcon.tsx'
import * as icons from '../../ui/icons/paths.ts'
import type { MenuEntry, MenuItem } from '../../ui/overlay/menu/menu-entries.ts'
import { dockSettings, opens } from '../dock/index.ts'
import { currentGroup, home, itemName, showGroup } from '../home/index.ts'
import { type FoundTile, findTile } from '../home/lazy.ts'
import type { ContextMenu } from '../menus/index.ts'
import { availableSizes, openEntries, providedMenuAt, type TileTarget, tileTargetAt } from '../tiles/lazy.ts'
import { chooseSeveral, deleteTarget, moveByKeyboard, moveGroupBy, moveTo, pinToDock, resizeItem } from './actions.ts'
import { messages } from './messages.ts'

/** The menu of the tile or group that lies there; what cannot be done at this moment is not in it. */
export function tileMenuAt(from: EventTarget | null, context: Context): ContextMenu | undefined {
  const arranged = providedMenuAt(from)
  if (arranged !== undefined) return arranged
  const target = tileTargetAt(from)
  if (target === undefined) return undefined
  return target.at === 'group' ? groupMenu(target, context) : tileMenu(target, context)
}

function tileMenu(target: TileTarget, context: Context): ContextMenu | undefined {
  const found = findTile(home.get(), target.id)
  if (found === undefined) return undefined
  return {
    label: messages('menuOf', { name: itemName(found.item) }),
    items: [
      ...openEntries(target, found.item),
      'divider',
      ...placing(target, found, context),
      'divider',
      ...(isInGrid(found, context) ? [several(target)] : []),
      { ...deletion(target), shortcut: 'Del' },
    ],
    tile: { element: target.element, remove: () => void deleteTarget(target) },
  }
}

/** Whether a tile stands in a sequential grid: that of a group, unless it is free; a phone has no free page. */
function isInGrid({ where }: FoundTile, { mobile }: Context): boolean {
  if (where.at !== 'group') return false
  return mobile || home.get().groups.find(({ id }) => id === where.group)?.mode !== 1
}

function placing(target: TileTarget, found: FoundTile, context: Context): readonly MenuItem[] {
  const { item, where } = found
  const { mobile } = context
  const inGrid = isInGrid(found, context)
  const { groups } = home.get()
  const here = groups[currentGroup()]
  const others = groups.filter(({ id }) => where.at !== 'group' || id !== where.group)
  const docks = !mobile && dockSettings.get().isDock && where.at !== 'dock' && item.type === 'icon' && opens(item)
  return [
    ...(inGrid ? sizing(item) : []),
    ...(inGrid && !mobile
      ? [{ id: 'carry', label: messages('carry'), icon: icons.grip, run: () => moveByKeyboard(target) }]
      : []),
    ...(others.length > 0
      ? [
          {
            id: 'move',
            label: messages('moveTo'),
            icon: icons.folder,
            items: others.map((to) => moving(target, item, to)),
          },
        ]
      : []),
    ...(docks ? [{ id: 'dock', label: messages('toDock'), icon: icons.dock, run: () => pinToDock(target, item) }] : []),
    ...(where.at === 'dock' && here !== undefined
      ? [{ id: 'undock', label: messages('outOfDock'), icon: icons.dock, run: () => moveTo(target, item, here) }]
      : []),
  ]
}

const moving = (target: TileTarget, item: Item, group: Group): MenuItem => ({
  id: group.id,
  label: group.name,
  icon: <NamedIcon name={group.icon} size={16} />,
  run: () => moveTo(target, item, group),
})

function sizing(item: Item): readonly MenuItem[] {
  const sizes = availableSizes(item, findWidget(item.component ?? '')?.sizes)
  if (sizes.length < 2) return []
  const cells = sizes.map((size) => {
    const id = sizeText(size)
    return {
      id,
      label: `${size.rows}×${size.columns}`,
      size,
      current: id === item.size,
      run: () => resizeItem(item, id),
    }
  })
  return [
    { id: 'size', label: messages('size'), icon: icons.resize, grid: { heading: messages('rowsByColumns'), cells } },
  ]
}

const several = (target: TileTarget): MenuItem => ({
  id: 'several',
  label: messages('select'),
  icon: icons.check,
  run: () => chooseSeveral(target),
})

const deletion = (target: TileTarget): MenuItem => ({
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
  const [back, forth] = mobile ? (['moveLeft', 'moveRight'] as const) : (['moveUp', 'moveDown'] as const)
  const [backIcon, forthIcon] = mobile ? [icons.chevronLeft, icons.chevronRight] : [icons.chevronUp, icons.chevronDown]
  const show = { id: 'open', label: messages('open'), icon: icons.arrowOut, run: () => showGroup(index) }
  const items: readonly MenuEntry[] = [
    ...(index === currentGroup() ? [] : [show]),
    ...(index > 0 ? [{ id: 'back', label: messages(back), icon: backIcon, run: () => moveGroupBy(target, -1) }] : []),
    ...(index < groups.length - 1
      ? [{ id: 'forth', label: messages(forth), icon: forthIcon, run: () => moveGroupBy(target, 1) }]
      : []),
    ...(mobile ? [] : [switching(group)]),
    'divider',
    deletion(target),
  ]
  return { label: messages('menuOf', { name: group.name }), items }
}

function switching({ id, mode }: Group): MenuItem {
  const run = async () => (await import('../free-layout/lazy.ts')).switchMode(id)
  return mode === 1
    ? { id: 'mode', label: messageByKey('free-layout.command.sequential'), icon: icons.grid, run }
    : { id: 'mode', label: messageByKey('free-layout.command.mode'), icon: icons.freeLayout, run }
}
