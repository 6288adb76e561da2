import { pageIn } from '../../turning/page.ts'
import { selectionNow } from './editing.ts'

/** Gives the focus to the first selected tile of the page on screen, whose keys arrange it. */
export function focusSelected(): void {
  const area = document.querySelector<HTMLElement>('#root [data-pages]')
  const [id = ''] = selectionNow()
  const tile = area && pageIn(area)?.querySelector(`:scope > li[data-tile="${CSS.escape(id)}"]`)?.firstElementChild
  if (tile instanceof HTMLElement) tile.focus({ preventScroll: true })
}
