import { intersection } from '../../../shared/lib/geometry/box.ts'
import { findDock, groupItems, tileId, tilesIn } from '../../ui/dom.deferred.ts'
import { dataValue } from '../../ui/dom.ts'
import { elementBox } from '../../ui/input/element-box.ts'
import type { DropTargets } from './drop-targets.ts'

function dockIn(held: readonly string[]): DropTargets['dock'] {
  const dock = findDock()
  if (dock === null) return undefined
  const tiles = tilesIn(dock).filter((tile) => !held.includes(tileId(tile) ?? ''))
  return {
    box: elementBox(dock),
    tiles: tiles.map((tile) => ({ id: tileId(tile) ?? '', ...elementBox(tile) })),
  }
}

/** What stands around the page of a group, and where. Asks the browser for its layout. */
export function measureDropTargets(page: string, held: readonly string[]): DropTargets {
  const buttons = groupItems()
  const list = buttons[0]?.parentElement
  const bar = list && elementBox(list)
  const groups = buttons.map((button) => ({ id: dataValue(button, 'group') ?? '', box: elementBox(button) }))
  return {
    page,
    // the bar scrolls: beyond it lies something else
    groups: groups.map(({ id, box }) => ({ id, box: bar ? intersection(box, bar) : box })),
    dock: dockIn(held),
  }
}
