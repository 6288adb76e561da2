import type { Selection } from '../../kernel/selection.ts'

/**
 * Marks the selected tiles of a page, and the focused one among them, by attributes, without rendering the page. No
 * style may depend on `data-selected`: a selection box can change hundreds of tiles at once.
 * @returns a function that stops tracking the focus
 */
export function markSelected(page: HTMLElement, ids: Selection): () => void {
  for (const tile of page.querySelectorAll<HTMLElement>(':scope > li'))
    tile.toggleAttribute('data-selected', ids.has(tile.dataset['tile'] ?? ''))
  const markFocused = () => {
    page.querySelector('[data-framed]')?.removeAttribute('data-framed')
    document.activeElement?.closest('li[data-selected]')?.setAttribute('data-framed', '')
  }
  markFocused()
  page.addEventListener('focusin', markFocused)
  return () => page.removeEventListener('focusin', markFocused)
}
