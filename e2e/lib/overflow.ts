/**
 * Runs in the page. Describes each text and control of a tile of the gallery that lies outside of its frame and is not
 * cut by a part of the tile that scrolls or shortens it. Must be self-contained: it is sent as text.
 */
export function findOverflow(): string[] {
  const TOLERANCE_PX = 1
  const contains = (outer: DOMRect, inner: DOMRect) =>
    inner.left >= outer.left - TOLERANCE_PX &&
    inner.right <= outer.right + TOLERANCE_PX &&
    inner.top >= outer.top - TOLERANCE_PX &&
    inner.bottom <= outer.bottom + TOLERANCE_PX
  /** Whether an element between `from` and the frame's content cuts what overflows it. */
  const isCut = (from: Element | null, content: Element): boolean => {
    if (from === null || from === content) return false
    const { overflowX, overflowY } = getComputedStyle(from)
    return overflowX !== 'visible' || overflowY !== 'visible' || isCut(from.parentElement, content)
  }
  const found: string[] = []
  for (const figure of document.querySelectorAll<HTMLElement>('figure[data-size]')) {
    const widget = figure.closest<HTMLElement>('[data-widget]')?.dataset.widget
    const content = figure.querySelector('article > div')
    if (content === null) continue
    const frame = content.getBoundingClientRect()
    const report = (text: string) => found.push(`${widget} ${figure.dataset.size}: ${text.trim().slice(0, 40)}`)
    const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const outside = [...range.getClientRects()].some((rect) => rect.width > 1 && !contains(frame, rect))
      if (outside && !isCut(node.parentElement, content)) report(`text "${node.textContent}"`)
    }
    for (const control of content.querySelectorAll('button, input, a, [role="checkbox"]')) {
      if (!control.checkVisibility() || contains(frame, control.getBoundingClientRect())) continue
      if (!isCut(control.parentElement, content))
        report(`${control.tagName} "${control.getAttribute('aria-label') ?? control.textContent}"`)
    }
  }
  return found
}
