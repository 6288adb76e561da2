import { intersection } from '../../../shared/lib/geometry/box.ts'
import { elementBox } from '../../ui/input/element-box.ts'
import type { DropTargets } from './drop-targets.ts'

function dockIn(held: readonly string[]): DropTargets['dock'] {
  const dock = document.querySelector<HTMLElement>('#root [data-dock]')
  if (dock === null) return undefined
  const tiles = [...dock.querySelectorAll<HTMLElement>('[data-tile]')].filter(
    ({ dataset }) => !held.includes(dataset['tile'] ?? ''),
  )
  return {
    box: elementBox(dock),
    tiles: tiles.map((tile) => ({ id: tile.dataset['tile'] ?? '', ...elementBox(tile) })),
  }
}

/** What stands around the page of a group, and where. Asks the browser for its layout. */
export function measureDropTargets(page: string, held: readonly string[]): DropTargets {
  const buttons = [...document.querySelectorAll<HTMLElement>('#root [data-group]')]
  const list = buttons[0]?.parentElement
  const bar = list && elementBox(list)
  const groups = buttons.map((button) => ({ id: button.dataset['group'] ?? '', box: elementBox(button) }))
  return {
    page,
    // the bar scrolls: beyond it lies something else
    groups: groups.map(({ id, box }) => ({ id, box: bar ? intersection(box, bar) : box })),
    dock: dockIn(held),
  }
}
