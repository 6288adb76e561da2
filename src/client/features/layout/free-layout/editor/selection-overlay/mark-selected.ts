import { tileId } from '../../../../desk/find.ts'
import type { Selection } from '../../kernel/selection.ts'

/**
 * Marks the selected tiles of a page, and the focused one among them, by attributes, without rendering the page. No
 * style may depend on `data-in-selection`: a selection box can change hundreds of tiles at once.
 * @returns a function that stops tracking the focus
 */
export function markSelected(page: HTMLElement, ids: Selection): () => void {
  for (const tile of page.querySelectorAll<HTMLElement>(':scope > li'))
    tile.toggleAttribute('data-in-selection', ids.has(tileId(tile) ?? ''))
  const markFocused = () => {
    page.querySelector('[data-framed]')?.removeAttribute('data-framed')
    document.activeElement?.closest('li[data-in-selection]')?.setAttribute('data-framed', '')
  }
  markFocused()
  page.addEventListener('focusin', markFocused)
  return () => page.removeEventListener('focusin', markFocused)
}
