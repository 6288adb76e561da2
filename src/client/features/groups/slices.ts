import { useEffect, useRef, useState } from 'react'
import { going } from './turning/going.ts'

/** How many tiles come with a frame: so few that a turn begins at once, and no key waits for a long page. */
const MOST = 12
/** So many even on a slow machine: what is seen of a page is to be there when its turn is over. */
const LEAST = 4
/** A frame at 60 Hz that took longer was late, in ms. */
const LATE_MS = 20

/** How many tiles may come with the next frame, after one that brought so many and took so many ms. */
export const sliceAfter = (slice: number, ms: number): number =>
  ms > LATE_MS ? Math.max(LEAST, slice >> 1) : Math.min(MOST, slice + 1)

/** As many as this machine had time for of late. */
let slice = MOST

/**
 * How many of a page's tiles are drawn by now: those that are to be seen at once, or in a turn some with every frame, and
 * when that is over some more with every frame. Once it has all of them, whatever is added is drawn at once: whoever adds it may focus it.
 */
export function useSlices(all: number, seen: number): number {
  const [drawn, draw] = useState(upTo(going.getState().id === undefined ? seen : slice, all))
  const last = useRef(Number.NaN)
  useEffect(() => {
    if (drawn >= all) return undefined
    const more = (time: number) => {
      const turns = going.getState().id !== undefined
      const ms = time - last.current
      last.current = time
      if (turns && drawn >= seen) next = requestAnimationFrame(more)
      else {
        if (ms > 0) slice = sliceAfter(slice, ms)
        draw(upTo(drawn + slice, all))
      }
    }
    let next = requestAnimationFrame(more)
    return () => cancelAnimationFrame(next)
  }, [drawn, all, seen])
  return drawn
}

const upTo = (count: number, all: number) => (count < all ? count : Number.POSITIVE_INFINITY)
