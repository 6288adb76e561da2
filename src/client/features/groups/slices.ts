import { useEffect, useState } from 'react'
import { leaving } from './turning/leaving.ts'

/** How many tiles come with a frame: so few that a turn begins at once, and no key waits for a long page. */
const SLICE = 16

/**
 * How many of a page's tiles are drawn by now: those that are to be seen at once, unless the page comes by a turn, and
 * some more with every frame.
 */
export function useSlices(all: number, seen: number): number {
  const [drawn, draw] = useState(leaving.getState().id === undefined ? seen : SLICE)
  useEffect(() => {
    if (drawn >= all) return undefined
    const next = requestAnimationFrame(() => draw(drawn + SLICE))
    return () => cancelAnimationFrame(next)
  }, [drawn, all])
  return drawn
}
