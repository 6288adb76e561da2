import { type RefObject, useEffect } from 'react'
import { setFlag } from '../../dom.ts'

/** Says by `data-more-before` and `data-more-after` on which sides a row has more than it shows, for its fades. */
export function useOverflowFades(row: RefObject<HTMLElement | null>, count: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: more or fewer children overflow elsewhere
  useEffect(() => {
    const element = row.current
    if (element === null) return
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      setFlag(element, 'more-before', scrollLeft > 1)
      setFlag(element, 'more-after', scrollLeft < scrollWidth - clientWidth - 1)
    }
    // size and scrolling are the browser's
    const controller = new AbortController()
    element.addEventListener('scroll', mark, { passive: true, signal: controller.signal })
    const observer = new ResizeObserver(mark)
    observer.observe(element)
    return () => {
      controller.abort()
      observer.disconnect()
    }
  }, [row, count])
}
