import { intersection } from '../../../lib/geometry/box.ts'
import { elementBox } from '../../../ui/input/size/element-box.ts'
import { dataValue } from '../../desk/dom.ts'
import { findDock, groupItems, tileId, tilesIn } from '../../desk/find.ts'
import { findWindow } from '../../shell/windows/lazy.ts'
import type { OuterTargets } from './outer-targets.ts'

function measureDock(draggedIds: readonly string[]): OuterTargets['dock'] {
  const dock = findDock()
  if (dock === null) return undefined
  const tiles = tilesIn(dock).filter((tile) => !draggedIds.includes(tileId(tile) ?? ''))
  return {
    box: elementBox(dock),
    tiles: tiles.map((tile) => ({ id: tileId(tile) ?? '', ...elementBox(tile) })),
  }
}

/** Measures the drop targets around the page of a group. Forces layout. */
export function measureOuterTargets(page: string, draggedIds: readonly string[]): OuterTargets {
  const buttons = groupItems()
  const list = buttons[0]?.parentElement
  const window = findWindow()
  const bar = list ? elementBox(list) : undefined
  const groups = buttons.map((button) => ({ id: dataValue(button, 'group') ?? '', box: elementBox(button) }))
  return {
    page,
    // the bar scrolls: outside of it other elements are visible
    groups: groups.map(({ id, box }) => ({ id, box: bar ? intersection(box, bar) : box })),
    bar,
    dock: measureDock(draggedIds),
    window: window ? elementBox(window) : undefined,
  }
}
