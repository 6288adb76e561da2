import type { Point } from '../../../../../lib/geometry/vector.ts'
import { NamedIcon } from '../../../../../ui/components/icon/NamedIcon.tsx'
import * as icons from '../../../../../ui/icons/paths.ts'
import type { MenuEntry, MenuItem } from '../../../../../ui/overlay/menu/menu-entries.ts'
import { afterMenu } from '../../../../../ui/overlay/menu/menus.ts'
import { home, itemName } from '../../../../data/home/index.ts'
import { findTileIn } from '../../../../desk/find.ts'
import { editEntry } from '../../../../desk/item-editor/index.ts'
import { openEntries, type TileTarget, tileTargetAt } from '../../../../desk/tiles/lazy.ts'
import type { ContextMenu } from '../../../../shell/menus/index.ts'
import { toPageCoordinates } from '../../../drag/lazy.ts'
import { storedFrameOf } from '../../kernel/placement/scale-to-width.ts'
import { clicked, selectable, selectedOf, withGroups } from '../../kernel/selection.ts'
import { currentCanvas, type Element } from '../../layout.ts'
import { messages } from '../../messages.ts'
import { currentElements, currentSelection, freeGroup, select } from '../editor-state.ts'
import { openLayerList } from '../layers/open-layer-list.ts'
import { openPinPicker } from '../pins/open-pin-picker.ts'
import { availableItems, itemOf, itemsOf, runAction } from '../selection/actions.ts'
import { moveSelected } from '../selection/edit-selection.ts'
import { alignMenu, layerListEntry, layerMenu, pinsEntry } from './action-menus.ts'

/** The menu of the selection: an unselected tile is selected first, a locked one, which cannot be, has its own menu. */
export function selectionMenuAt(from: EventTarget | null): ContextMenu | undefined {
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
      ...(one ? [...openEntries(target, element), editorEntry(element)] : []),
      'divider',
      ...itemsOf(['cut', 'copy', 'paste', 'duplicate']),
      ...availableItems(['group', 'ungroup'], selected),
      ...(one ? [] : [alignMenu()]),
      layerMenu(),
      layerListItem(target),
      pinsItem(target),
      itemOf('lock'),
      'divider',
      ...moveToGroupMenu(),
      itemOf('delete'),
    ],
    tile: { element: target.element, remove: () => runAction('delete') },
  }
}

/** The entries that this page adds to the home screen's menu on its empty area: pastes where the menu was opened. */
export function pageEntries(page: HTMLElement, at: Point | undefined): readonly MenuEntry[] {
  if (freeGroup() === undefined || !page.checkVisibility()) return []
  return [itemOf('paste', { point: at && toPageCoordinates(page, at) })]
}

/** The first selected tile, if a handle of the selection is pressed: the handles cover the tiles. */
function selectedTarget(from: EventTarget | null): TileTarget | undefined {
  if (!(from instanceof globalThis.Element) || from.closest('[data-handle], [data-rotate-handle]') === null)
    return undefined
  const [id = ''] = currentSelection()
  return tileTargetAt(findTileIn(['free'], id))
}

function lockedMenu(target: TileTarget, element: Element, elements: readonly Element[]): ContextMenu {
  return {
    label: messages('menuOf', { name: itemName(element) }),
    items: [
      ...openEntries(target, element),
      editorEntry(element),
      'divider',
      itemOf('unlock', { locked: withGroups(elements, new Set([element.id])) }),
      layerListItem(target),
    ],
    tile: { element: target.element, remove: () => {} },
  }
}

/** The dialog's numbers are those of the stored canvas. */
const editorEntry = (element: Element): MenuItem => editEntry(element, storedFrameOf(element, currentCanvas()))

const layerListItem = ({ element }: TileTarget): MenuItem => ({
  ...layerListEntry(),
  run: () => afterMenu(() => openLayerList(element)),
})

const pinsItem = ({ element }: TileTarget): MenuItem => ({
  ...pinsEntry(),
  run: () => afterMenu(() => openPinPicker(element)),
})

function moveToGroupMenu(): readonly MenuItem[] {
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
