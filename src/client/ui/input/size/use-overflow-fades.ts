import { type RefObject, useEffect } from 'react'
import { setFlag } from '../../dom.ts'
import styles from './overflow-fades.module.css'

/** The class of a row that fades at an end beyond which there is more. */
export const fadingRow = styles.row

/**
 * Says by `data-more-before` and `data-more-after` on which sides an element has more than it shows, for its fades. Its own padding at
 * an end is no more.
 */
export function useOverflowFades(scroller: RefObject<HTMLElement | null>, axis: 'x' | 'y' = 'x'): void {
  useEffect(() => {
    const element = scroller.current
    if (element === null) return
    const mark = () => {
      const { before, after } = axis === 'x' ? hiddenAcross(element) : hiddenDown(element)
      element.toggleAttribute('data-more-before', before > 1)
      setFlag(element, 'more-after', after > 1)
    }
    // sizes, children and scrolling are the browser's
    const controller = new AbortController()
    element.addEventListener('scroll', mark, { passive: true, signal: controller.signal })
    const sizes = new ResizeObserver(mark)
    const observeAll = () => {
      sizes.disconnect()
      for (const one of [element, ...element.children]) sizes.observe(one)
    }
    const children = new MutationObserver(observeAll)
    children.observe(element, { childList: true })
    observeAll()
    return () => {
      controller.abort()
      sizes.disconnect()
      children.disconnect()
    }
  }, [scroller, axis])
}

interface Hidden {
  readonly before: number
  readonly after: number
}

const hiddenAcross = ({ scrollLeft, scrollWidth, clientWidth }: Element): Hidden => ({
  before: scrollLeft,
  after: scrollWidth - clientWidth - scrollLeft,
})

function hiddenDown(element: Element): Hidden {
  const { paddingTop, paddingBottom } = getComputedStyle(element)
  return {
    before: element.scrollTop - Number.parseFloat(paddingTop),
    after: element.scrollHeight - element.clientHeight - element.scrollTop - Number.parseFloat(paddingBottom),
  }
}
