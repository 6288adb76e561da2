import { measureGlass, measureGlassNow } from '../../../../ui/glass/glass-place.ts'
import { dataAttribute, hasFlag, setFlag } from '../../../desk/dom.ts'

/**
 * Marks an area of pages in which there is more than fits (edge-mask.css). Its glass shows the still copy of the
 * wallpaper: below a mask a live blur would have nothing to blur. So does that of a grid over a wallpaper at rest, which
 * looks the same: else every change in a tile would blur what is behind it anew. Free tiles may lie upon one another.
 */
export function markOverflow(area: HTMLElement, signal: AbortSignal): void {
  const mark = () => {
    const overflows = area.scrollHeight > area.clientHeight + 1
    area.toggleAttribute('data-overflowing', overflows)
    const isStill = overflows || (hasFlag(document.documentElement, 'still-backdrop') && !hasFlag(area, 'free'))
    const begins = isStill && !hasFlag(area, 'still-glass')
    setFlag(area, 'still-glass', isStill)
    if (begins) measureGlassNow()
    else measureGlass()
  }
  const sizes = new ResizeObserver(mark)
  const observe = () => {
    sizes.disconnect()
    for (const element of [area, ...area.children]) sizes.observe(element)
  }
  const pages = new MutationObserver(observe)
  pages.observe(area, { childList: true })
  const backdrop = new MutationObserver(mark)
  backdrop.observe(document.documentElement, { attributeFilter: [dataAttribute('still-backdrop')] })
  observe()
  signal.addEventListener('abort', () => {
    sizes.disconnect()
    pages.disconnect()
    backdrop.disconnect()
  })
}
