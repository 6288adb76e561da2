import { type RefObject, useLayoutEffect, useState } from 'react'
import { followSize } from './follow-size.ts'

/** Whether an element is narrower than so many px; it renders again when that changes. */
export function useNarrower(element: RefObject<Element | null>, limit: number): boolean {
  const [isNarrower, setNarrower] = useState(false)
  useLayoutEffect(() => {
    const observed = element.current
    if (observed === null) return
    return followSize(observed, () => {
      if (observed.clientWidth > 0) setNarrower(observed.clientWidth < limit)
    })
  }, [element, limit])
  return isNarrower
}
