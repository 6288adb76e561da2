import { useEffect, useState } from 'react'
import { outgoingPage } from './outgoing-page.ts'

/** How many tiles come with a frame: so few that a turn begins at once, and no key waits for a long page. */
const SLICE = 12

/**
 * How many of a page's tiles are drawn by now: those that are to be seen at once, or in a turn some with every frame, and
 * when that is over some more with every frame. Once it has all of them, whatever is added is drawn at once: whoever adds it may focus it.
 */
export function useIncrementalRender(all: number, seen: number): number {
  const [drawn, draw] = useState(upTo(outgoingPage.getState().id === undefined ? seen : SLICE, all))
  useEffect(() => {
    if (drawn >= all) return undefined
    const more = () => {
      const turns = outgoingPage.getState().id !== undefined
      if (turns && drawn >= seen) next = requestAnimationFrame(more)
      else draw(upTo(drawn + SLICE, all))
    }
    let next = requestAnimationFrame(more)
    return () => cancelAnimationFrame(next)
  }, [drawn, all, seen])
  return drawn
}

const upTo = (count: number, all: number) => (count < all ? count : Number.POSITIVE_INFINITY)
