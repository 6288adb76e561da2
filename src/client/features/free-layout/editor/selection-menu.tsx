import type { Point } from '../../../../shared/lib/geometry/vector.ts'
import { NamedIcon } from '../../../ui/components/icon/NamedIcon.tsx'
import { findTileIn } from '../../../ui/dom.deferred.ts'
import * as icons from '../../../ui/icons/paths.ts'
import type { MenuEntry, MenuItem } from '../../../ui/overlay/menu/menu-entries.ts'
import { afterMenu } from '../../../ui/overlay/menu/menus.ts'
import { toPageCoordinates } from '../../drag/lazy.ts'
import { home, itemName } from '../../home/index.ts'
import type { OwnMenu } from '../../menus/index.ts'
import { openEntries, type TileTarget, tileTargetAt } from '../../tiles/lazy.ts'
import { clicked, selectable, selectedOf, withGroups } from '../kernel/selection.ts'
import type { Element } from '../layout.ts'
import { messages } from '../messages.ts'
import { deleteSelectedTiles, lockTiles, moveSelected } from './acts.ts'
import { currentElements, currentSelection, freeGroup, select } from './editor-state.ts'
import {
  toAlign,
  toCopy,
  toCut,
  toDelete,
  toDistribute,
  toDuplicate,
  toGroup,
  toLock,
  toMoveLayer,
  toPaste,
} from './offers.ts'
import { openLayerList } from './open-layer-list.ts'

/**
 * The menu of what is selected: a tile that is not is selected first. A locked one cannot be: its menu unlocks it.
 */
export function selectionMenuAt(from: EventTarget | null): OwnMenu | undefined {
  const target = tileTargetAt(from) ?? selectedTarget(from)
  const elements = currentElements()
  const element = elements.find(({ id }) => id === target?.id)
  if (target?.at !== 'tile' || element === undefined) return undefined
  if (!selectable(elements).has(element.id)) return lockedMenu(target, element, elements)
  const before = currentSelection()
  if (!before.has(element.id)) select(clicked(elements, before, element.id, false))
  const selected = selectedOf(elements, currentSelection())
  const one = selected.length === 1
  return {
    label: one
      ? messages('menuOf', { name: itemName(element) })
      : messages('menuOfSelected', { count: selected.length }),
    items: [
      ...(one ? openEntries(target, element) : []),
      'divider',
      toCut(),
      toCopy(),
      toPaste(),
      toDuplicate(),
      ...toGroup(selected),
      ...(one ? [] : [aligning()]),
      { id: 'layers', label: messages('layers'), icon: icons.layers, items: toMoveLayer() },
      layerList(target),
      toLock(),
      'divider',
      ...moving(),
      toDelete(),
    ],
    tile: { element: target.element, remove: () => void deleteSelectedTiles() },
  }
}

/** What the menu of the home screen has besides on this page's ground: what is pasted comes to lie where it was opened. */
export function pageEntries(page: HTMLElement, at: Point | undefined): readonly MenuEntry[] {
  if (freeGroup() === undefined || !page.checkVisibility()) return []
  return [toPaste(at && toPageCoordinates(page, at))]
}

/** Handles and knob lie over the tiles: what they belong to is what is selected. */
function selectedTarget(from: EventTarget | null): TileTarget | undefined {
  if (!(from instanceof globalThis.Element) || from.closest('[data-handle], [data-rotate-handle]') === null)
    return undefined
  const [id = ''] = currentSelection()
  return tileTargetAt(findTileIn(['free'], id))
}

function lockedMenu(target: TileTarget, element: Element, elements: readonly Element[]): OwnMenu {
  const unlock = () => lockTiles(withGroups(elements, new Set([element.id])), false)
  return {
    label: messages('menuOf', { name: itemName(element) }),
    items: [
      ...openEntries(target, element),
      'divider',
      { id: 'unlock', label: messages('unlock'), icon: icons.unlock, run: unlock },
      layerList(target),
    ],
    tile: { element: target.element, remove: () => {} },
  }
}

const layerList = ({ element }: TileTarget): MenuItem => ({
  id: 'list',
  label: messages('layerList'),
  icon: icons.list,
  run: () => afterMenu(() => openLayerList(element)),
})

function aligning(): MenuItem {
  const items: readonly MenuEntry[] = [
    ...(['left', 'center', 'right'] as const).map(toAlign),
    'divider',
    ...(['top', 'middle', 'bottom'] as const).map(toAlign),
    'divider',
    ...(['x', 'y'] as const).map(toDistribute),
  ]
  return { id: 'align', label: messages('align'), icon: icons.alignLeft, items }
}

function moving(): readonly MenuItem[] {
  const here = freeGroup()?.id
  const others = home.get().groups.filter(({ id }) => id !== here)
  if (others.length === 0) return []
  const items = others.map((to) => ({
    id: to.id,
    label: to.name,
    icon: <NamedIcon name={to.icon} size={16} />,
    run: () => moveSelected({ at: 'group', group: to.id }),
  }))
  return [{ id: 'move', label: messages('moveTo'), icon: icons.folder, items }]
}
