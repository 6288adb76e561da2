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
 * Goes to the end, unless its user has scrolled up since: that is seen before its event is heard.
 * @param stuckAt where the end was when it was last gone to, in px; 0 for never
 * @returns where it is now
 */
function goToEnd(scroller: Element, stuckAt: number): number {
  const least = Math.min(stuckAt, scroller.scrollHeight - scroller.clientHeight)
  if (scroller.scrollTop < least - 1) return stuckAt
  scroller.scrollTop = scroller.scrollHeight
  return scroller.scrollTop
}

/**
 * Keeps a list where its user has scrolled to: at its end as it grows, else with the same row at the same place, whatever
 * is added above it. Not all browsers do so by themselves.
 * @param scroller holds the list alone
 */
export function useScrollPlace(scroller: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>) {
  const sticks = useRef(true)
  const stuckAt = useRef(0)
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
    if (scroller.current !== null) stuckAt.current = goToEnd(scroller.current, 0)
  }, [scroller])
  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null) return
    if (sticks.current) stuckAt.current = goToEnd(element, stuckAt.current)
    else if (before?.row.isConnected === true) {
      const moved = before.row.getBoundingClientRect().top - before.top
      if (Math.abs(moved) >= 1) element.scrollTop += moved
    }
  })
  useEffect(() => {
    // sizes change outside of React
    const follow = () => {
      const element = scroller.current
      if (sticks.current && element !== null) stuckAt.current = goToEnd(element, stuckAt.current)
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
