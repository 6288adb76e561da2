import { tileId } from '../../../../ui/dom.deferred.ts'
import type { Selection } from '../../kernel/selection.ts'

/**
 * Tells the places of a page which of them are selected, and which has the focus then: React would draw the page anew for each,
 * and no style may ask which are selected, since a box may be drawn over hundreds.
 * @returns what ends it
 */
export function markSelected(page: HTMLElement, ids: Selection): () => void {
  for (const place of page.querySelectorAll<HTMLElement>(':scope > li'))
    place.toggleAttribute('data-in-selection', ids.has(tileId(place) ?? ''))
  const frame = () => {
    page.querySelector('[data-framed]')?.removeAttribute('data-framed')
    document.activeElement?.closest('li[data-in-selection]')?.setAttribute('data-framed', '')
  }
  frame()
  page.addEventListener('focusin', frame)
  return () => page.removeEventListener('focusin', frame)
}
