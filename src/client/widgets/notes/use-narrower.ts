import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether an element is narrower than so many px; it renders again when that changes. */
export function useNarrower(element: RefObject<Element | null>, limit: number): boolean {
  const [isNarrower, setNarrower] = useState(false)
  useLayoutEffect(() => {
    // its size is the window's, which changes without rendering
    const observed = element.current
    if (observed === null) return
    const measure = () => observed.clientWidth > 0 && setNarrower(observed.clientWidth < limit)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(observed)
    return () => observer.disconnect()
  }, [element, limit])
  return isNarrower
}
