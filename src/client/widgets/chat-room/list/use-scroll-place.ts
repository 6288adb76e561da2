import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { followSize } from '../../../kit/interaction.ts'

/** Nearer to the end than so many px is at the end. */
const END_PX = 32

/** A row and where it is, in px from the top of the viewport. */
interface Place {
  readonly row: Element
  readonly top: number
}

/** The first row that is seen; rows lie below one another. */
function seenPlace(scroller: Element, list: Element): Place | undefined {
  const edge = scroller.getBoundingClientRect().top
  const rows = list.children
  let [low, high] = [0, rows.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rows[middle]?.getBoundingClientRect().bottom ?? 0) > edge) high = middle
    else low = middle + 1
  }
  const row = rows[low]
  return row && { row, top: row.getBoundingClientRect().top }
}

/**
 * Keeps a list where its user has scrolled to: at its end as it grows, else with the same row at the same place, whatever
 * is added above it. Not all browsers do so by themselves.
 * @param scroller holds the list alone
 */
export function useScrollPlace(scroller: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>) {
  const sticks = useRef(true)
  const [isAtEnd, setAtEnd] = useState(true)
  /** Whether the end is further away than what is seen is high. */
  const [isFar, setFar] = useState(false)
  // measured before React changes the rows, which it does in the same turn
  const before =
    sticks.current || scroller.current === null || list.current === null
      ? undefined
      : seenPlace(scroller.current, list.current)
  /** Goes to the end, and stays there. */
  const stick = useCallback(() => {
    sticks.current = true
    setAtEnd(true)
    setFar(false)
    if (scroller.current !== null) scroller.current.scrollTop = scroller.current.scrollHeight
  }, [scroller])
  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null) return
    if (sticks.current) element.scrollTop = element.scrollHeight
    else if (before?.row.isConnected === true) {
      const moved = before.row.getBoundingClientRect().top - before.top
      if (Math.abs(moved) >= 1) element.scrollTop += moved
    }
  })
  useEffect(() => {
    // sizes change outside of React
    const follow = () => {
      const element = scroller.current
      if (sticks.current && element !== null) element.scrollTop = element.scrollHeight
    }
    const stops = [scroller.current, list.current].flatMap((element) => (element ? [followSize(element, follow)] : []))
    return () => {
      for (const stop of stops) stop()
    }
  }, [scroller, list])
  /** Hears the scrolling. @returns how far the beginning is, in px, and whether the end is reached */
  const follow = (element: HTMLElement) => {
    const left = element.scrollHeight - element.scrollTop - element.clientHeight
    sticks.current = left < END_PX
    setAtEnd(sticks.current)
    setFar(left > element.clientHeight)
    return { top: element.scrollTop, isAtEnd: sticks.current }
  }
  return { isAtEnd, isFar, stick, follow }
}
