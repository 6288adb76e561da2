import { dataAttribute, hasFlag } from '../../../ui/dom.ts'

/** What the measurement needs of a page; tests replace it. */
export interface MovePorts {
  /** Whether something moves by hand or by a page transition, and the page is seen. */
  isMoving(): boolean
  /** Calls back whenever `isMoving` may have changed. @returns ends that */
  onChange(listener: () => void): () => void
  /** Calls back at the next frame with its time in ms. */
  requestFrame(callback: (moment: number) => void): void
}

/** The page's own drags and page transitions: the moves that cost the most, and that root flags announce. */
const ofPage: MovePorts = {
  isMoving: () =>
    !document.hidden && (hasFlag(document.documentElement, 'dragging') || hasFlag(document.documentElement, 'paging')),
  onChange: (listener) => {
    const attributeFilter = [dataAttribute('dragging'), dataAttribute('paging')]
    const observer = new MutationObserver(listener)
    observer.observe(document.documentElement, { attributeFilter })
    return () => observer.disconnect()
  },
  requestFrame: (callback) => void requestAnimationFrame(callback),
}

/**
 * Reports the time between two frames, in ms, as long as something moves; a page at rest requests no frame. Frames are
 * counted, not long tasks: glass is blurred by the compositor, which no long task shows.
 * @param ended called when a move is over
 * @returns reports no further moves
 */
export function followFramesOfMoves(
  took: (ms: number) => void,
  ended: () => void,
  { isMoving, onChange, requestFrame }: MovePorts = ofPage,
): () => void {
  let isFollowing = false
  const follow = (last: number | undefined) =>
    requestFrame((moment) => {
      if (!isMoving()) {
        isFollowing = false
        return ended()
      }
      if (last !== undefined) took(moment - last)
      follow(moment)
    })
  return onChange(() => {
    if (isFollowing || !isMoving()) return
    isFollowing = true
    follow(undefined)
  })
}
