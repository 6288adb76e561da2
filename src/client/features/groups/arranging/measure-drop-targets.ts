import { commonBox } from '../../../../shared/lib/geometry/box.ts'
import { boxOf } from '../../../ui/element-box.ts'
import type { Takers } from './takers.ts'

function dockIn(held: readonly string[]): Takers['dock'] {
  const dock = document.querySelector<HTMLElement>('#root [data-dock]')
  if (dock === null) return undefined
  const tiles = [...dock.querySelectorAll<HTMLElement>('[data-tile]')].filter(
    ({ dataset }) => !held.includes(dataset['tile'] ?? ''),
  )
  return { box: boxOf(dock), tiles: tiles.map((tile) => ({ id: tile.dataset['tile'] ?? '', ...boxOf(tile) })) }
}

/** What stands around the page of a group, and where. Asks the browser for its layout. */
export function measureTakers(page: string, held: readonly string[]): Takers {
  const buttons = [...document.querySelectorAll<HTMLElement>('#root [data-group]')]
  const list = buttons[0]?.parentElement
  const bar = list && boxOf(list)
  const groups = buttons.map((button) => ({ id: button.dataset['group'] ?? '', box: boxOf(button) }))
  return {
    page,
    // the bar scrolls: beyond it lies something else
    groups: groups.map(({ id, box }) => ({ id, box: bar ? commonBox(box, bar) : box })),
    dock: dockIn(held),
  }
}
