import type { Item } from '../../../../../shared/entities/item.ts'
import { findWidget } from '../../../../core/contribute/registry.ts'
import { tilesOnScreen } from '../../../data/home/index.ts'
import { dataSelector, setFlag } from '../../../desk/dom.ts'
import { livePage } from '../../../desk/paging/lazy.ts'
import { availableSizes, type TileTarget } from '../../../desk/tiles/lazy.ts'
import corner from '../resize-handle.module.css'
import styles from './batch.module.css'
import { batchState } from './batch-state.ts'

/** How far the badge at the upper left corner of a tile reaches into it, in px (DESIGN section 7). */
const BADGE_PX = 18

/** Whether a press is on the badge that deletes a tile; a selected one has a check mark there instead. */
export function isOnBadge({ clientX, clientY, detail }: MouseEvent, { id, element }: TileTarget): boolean {
  const { left, top } = element.getBoundingClientRect()
  const isInCorner = clientX < left + BADGE_PX && clientY < top + BADGE_PX
  return detail > 0 && isInCorner && !batchState.getState().selected.has(id)
}

/** Writes the selection to the list items directly: React does not render it. */
export function renderSelection(area: HTMLElement): void {
  const { selected } = batchState.getState()
  const tiles = tilesOnScreen()
  setFlag(area, 'batch', true)
  ;[...(livePage(area)?.children ?? [])].forEach((listItem, at) => {
    const [element, tile] = [listItem.firstElementChild, tiles[at]]
    if (tile === undefined) return // the cell that adds one
    const isSelected = selected.has(tile.id)
    listItem.toggleAttribute('data-chosen', isSelected)
    element?.setAttribute('role', 'checkbox')
    element?.setAttribute('aria-checked', String(isSelected))
    markResizable(listItem, isResizable(tile))
  })
}

const isResizable = (item: Item) =>
  item.type !== 'icon' && availableSizes(item, findWidget(item.component ?? '')?.sizes).length > 1

const mark = `.${styles.mark}`

/** Shows where the handle is that resizes a tile. */
function markResizable(listItem: Element, on: boolean) {
  const known = listItem.querySelector(`:scope > ${mark}`)
  if (!on) known?.remove()
  if (!on || known !== null) return
  const handle = document.createElement('span')
  handle.className = `${corner.corner} ${styles.mark}`
  handle.ariaHidden = 'true'
  setFlag(handle, 'volatile', true)
  listItem.append(handle)
}

export function clearSelectionMarkup(area: HTMLElement): void {
  setFlag(area, 'batch', false)
  for (const listItem of area.querySelectorAll(`${dataSelector('pages')} > ul > li`)) {
    listItem.removeAttribute('data-chosen')
    listItem.firstElementChild?.removeAttribute('role')
    listItem.firstElementChild?.removeAttribute('aria-checked')
    markResizable(listItem, false)
  }
}
