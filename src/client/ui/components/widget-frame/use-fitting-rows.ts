import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * How many whole rows a list has room for: a tile shows none that is cut.
 * @param list fills the room that there is, whatever it holds
 * @param rowPx the height of a row and the gap below it, in px
 */
export function useFittingRows(list: RefObject<HTMLElement | null>, rowPx: number): number {
  const [rows, setRows] = useState(0)
  useLayoutEffect(() => {
    const element = list.current
    if (element === null) return undefined
    // a tile's size changes without rendering
    const measure = () => setRows(Math.floor(element.clientHeight / rowPx))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, rowPx])
  return rows
}
