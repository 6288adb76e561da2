import { setFlag } from '../../../../ui/dom.ts'
import { measureGlass } from '../../../../ui/glass/glass-place.ts'

/**
 * Marks an area of pages in which there is more than fits (edge-mask.css). Its glass shows the still copy of the
 * wallpaper: below a mask a live blur would have nothing to blur.
 */
export function markOverflow(area: HTMLElement, signal: AbortSignal): void {
  const mark = () => {
    const overflows = area.scrollHeight > area.clientHeight + 1
    area.toggleAttribute('data-overflowing', overflows)
    setFlag(area, 'still-glass', overflows)
    measureGlass()
  }
  const sizes = new ResizeObserver(mark)
  const observe = () => {
    sizes.disconnect()
    for (const element of [area, ...area.children]) sizes.observe(element)
  }
  const pages = new MutationObserver(observe)
  pages.observe(area, { childList: true })
  observe()
  signal.addEventListener('abort', () => {
    sizes.disconnect()
    pages.disconnect()
  })
}
