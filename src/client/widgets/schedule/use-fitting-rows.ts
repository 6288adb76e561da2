import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * How many rows of this height fit into an element, which may have any size on a free page.
 * @param first what is assumed until it is measured
 */
export function useFittingRows(element: RefObject<HTMLElement | null>, rowPx: number, first: number): number {
  const [count, setCount] = useState(first)
  useLayoutEffect(() => {
    // its size is the tile's, which changes without rendering
    const measured = element.current
    if (measured === null) return undefined
    const measure = () => measured.clientHeight > 0 && setCount(Math.max(1, Math.floor(measured.clientHeight / rowPx)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element, rowPx])
  return count
}
