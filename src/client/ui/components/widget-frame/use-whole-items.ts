import { type RefObject, useLayoutEffect, useState } from 'react'
import { followSize } from '../../input/size/follow-size.ts'

/**
 * How many items of a tile's list are whole, where they are not equally high: the others are to be hidden, but keep their
 * place, so that the count does not depend on it.
 * @param frame the positioned element around the list, which cuts it and fills the room that there is
 * @param list holds the items
 * @param first what is assumed until it is measured
 */
export function useWholeItems(
  frame: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  first: number,
): number {
  const [count, setCount] = useState(first)
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, list.current]
    if (outer === null || inner === null) return undefined
    // also when an item changes its height
    return followSize(outer, () => {
      if (outer.clientHeight === 0) return
      const items = [...inner.children].filter((item) => item instanceof HTMLElement)
      setCount(items.filter((item) => item.offsetTop + item.offsetHeight <= outer.clientHeight).length)
    })
  })
  return count
}
