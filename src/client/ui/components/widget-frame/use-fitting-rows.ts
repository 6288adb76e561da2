import { type RefObject, useLayoutEffect, useState } from 'react'
import { followSize } from '../../input/size/follow-size.ts'

/**
 * How many whole rows a tile's list has room for, at least one: none is shown that is cut.
 * @param list fills the room that there is, whatever it holds
 * @param rowPx the height of a row and the gap below it, in px
 * @param first what is assumed until it is measured
 */
export function useFittingRows(list: RefObject<HTMLElement | null>, rowPx: number, first = 1): number {
  const [rows, setRows] = useState(first)
  useLayoutEffect(() => {
    const element = list.current
    if (element === null) return undefined
    return followSize(element, () => {
      if (element.clientHeight > 0) setRows(Math.max(1, Math.floor(element.clientHeight / rowPx)))
    })
  }, [list, rowPx])
  return rows
}
