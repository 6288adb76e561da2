import { type RefObject, useEffect } from 'react'

/** Marks a bar that scrolls by the ends beyond which it goes on: `data-more` is `before`, `after` or both. */
export function useScrollEnds(list: RefObject<HTMLElement | null>, axis: 'x' | 'y'): void {
  useEffect(() => {
    const bar = list.current
    if (bar === null) return undefined
    const mark = () => {
      const more =
        axis === 'x'
          ? hiddenEnds(bar.scrollLeft, bar.clientWidth, bar.scrollWidth)
          : hiddenEnds(bar.scrollTop, bar.clientHeight, bar.scrollHeight)
      if (more === '') delete bar.dataset.more
      else bar.dataset.more = more
    }
    // the bar itself follows the window, its length the buttons in it
    const resizes = new ResizeObserver(mark)
    resizes.observe(bar)
    const changes = new MutationObserver(mark)
    changes.observe(bar, { childList: true })
    bar.addEventListener('scroll', mark, { passive: true })
    return () => {
      resizes.disconnect()
      changes.disconnect()
      bar.removeEventListener('scroll', mark)
    }
  }, [list, axis])
}

/** The ends beyond which a scrolled list goes on; a pixel is left to rounding. All in px. */
export const hiddenEnds = (offset: number, visible: number, length: number): string =>
  [offset > 1 ? 'before' : '', length - visible - offset > 1 ? 'after' : ''].join(' ').trim()
