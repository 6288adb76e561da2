import { useEffect, useState } from 'preact/hooks'
import { session } from '../session.ts'

/** How long the board of a game that has just ended is seen before the end is told, in ms. */
const SETTLING_MS = 700

/**
 * An outcome some time after the game has ended, so that the last move is seen; at once where motion is reduced, or where
 * the game had ended before it was shown.
 */
export function useSettled<Outcome>(outcome: Outcome | undefined): Outcome | undefined {
  const [settled, setSettled] = useState(outcome)
  useEffect(() => {
    if (outcome === undefined || session.get().isMotionReduced) {
      setSettled(outcome)
      return
    }
    const timer = setTimeout(() => setSettled(outcome), SETTLING_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  return outcome === undefined ? undefined : settled
}
