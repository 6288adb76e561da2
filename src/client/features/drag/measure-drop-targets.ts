import { intersection } from '../../../shared/lib/geometry/box.ts'
import { elementBox } from '../../ui/input/element-box.ts'
import type { DropTargets } from './drop-targets.ts'

function measureDock(draggedIds: readonly string[]): DropTargets['dock'] {
  const dock = document.querySelector<HTMLElement>('#root [data-dock]')
  if (dock === null) return undefined
  const tiles = [...dock.querySelectorAll<HTMLElement>('[data-tile]')].filter(
    ({ dataset }) => !draggedIds.includes(dataset['tile'] ?? ''),
  )
  return {
    box: elementBox(dock),
    tiles: tiles.map((tile) => ({ id: tile.dataset['tile'] ?? '', ...elementBox(tile) })),
  }
}

/** Measures the drop targets around the page of a group. Forces layout. */
export function measureDropTargets(page: string, draggedIds: readonly string[]): DropTargets {
  const buttons = [...document.querySelectorAll<HTMLElement>('#root [data-group]')]
  const list = buttons[0]?.parentElement
  const bar = list && elementBox(list)
  const groups = buttons.map((button) => ({ id: button.dataset['group'] ?? '', box: elementBox(button) }))
  return {
    page,
    // the bar scrolls: outside of it other elements are visible
    groups: groups.map(({ id, box }) => ({ id, box: bar ? intersection(box, bar) : box })),
    dock: measureDock(draggedIds),
  }
}
