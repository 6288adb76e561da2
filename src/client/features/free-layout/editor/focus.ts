import { findPageArea } from '../../../ui/dom.deferred.ts'
import { dataSelector } from '../../../ui/dom.ts'
import { livePage } from '../../paging/lazy.ts'
import { currentSelection } from './editor-state.ts'

/** Gives the focus to a tile of the page on screen; the page stays where it has been scrolled to, unless it may scroll. */
export function focusTile(id: string, { scrolls = false } = {}): void {
  const area = findPageArea()
  const tile = area && livePage(area)?.querySelector(`:scope > li${dataSelector('tile', id)}`)?.firstElementChild
  if (tile instanceof HTMLElement) tile.focus({ preventScroll: !scrolls })
}

/** The same for the first of what is selected: its keys arrange it. */
export function focusSelected(): void {
  const [id = ''] = currentSelection()
  focusTile(id)
}
