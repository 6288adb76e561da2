import { dataSelector } from '../../../../desk/dom.ts'
import { findPageArea } from '../../../../desk/find.ts'
import { livePage } from '../../../../desk/paging/lazy.ts'
import { currentSelection } from '../editor-state.ts'

/** Focuses a tile of the page on screen, without scrolling by default. */
export function focusTile(id: string, { scrolls = false } = {}): void {
  const area = findPageArea()
  const tile = area && livePage(area)?.querySelector(`:scope > li${dataSelector('tile', id)}`)?.firstElementChild
  if (tile instanceof HTMLElement) tile.focus({ preventScroll: !scrolls })
}

/** Focuses the first selected tile, so that keys act on the selection. */
export function focusSelected(): void {
  const [id = ''] = currentSelection()
  focusTile(id)
}
