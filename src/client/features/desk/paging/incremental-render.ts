import { useEffect, useState } from 'react'
import { outgoingPage } from './outgoing-page.ts'

/** Tiles rendered per frame: few enough that a page turn starts at once and input is not blocked. */
const BATCH_SIZE = 12

/**
 * How many tiles of a page to render now: the visible ones at once (in a transition a batch per frame), the others a batch
 * per frame after it. Once all are rendered, added tiles are rendered at once, because they may take the focus.
 */
export function useIncrementalRender(total: number, visible: number): number {
  const [rendered, setRendered] = useState(upTo(outgoingPage.getState().id === undefined ? visible : BATCH_SIZE, total))
  useEffect(() => {
    if (rendered >= total) return undefined
    const more = () => {
      const isTransitioning = outgoingPage.getState().id !== undefined
      if (isTransitioning && rendered >= visible) next = requestAnimationFrame(more)
      else setRendered(upTo(rendered + BATCH_SIZE, total))
    }
    let next = requestAnimationFrame(more)
    return () => cancelAnimationFrame(next)
  }, [rendered, total, visible])
  return rendered
}

const upTo = (count: number, total: number) => (count < total ? count : Number.POSITIVE_INFINITY)
