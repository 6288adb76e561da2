import { useRef, useState } from 'preact/hooks'
import { useThinker } from '../thinking.ts'

/**
 * A move that is advised: asked for one position, and forgotten with it.
 * @param source of the worker that thinks, as the computer has it @param setup of the level whose advice it is
 */
export function useHint<Setup, State, Move>(source: string, position: State, setup: Setup) {
  const thinker = useThinker<{ readonly position: State; readonly setup: Setup }, Move>(source)
  const [hint, setHint] = useState<{ readonly position: State; readonly move: Move } | undefined>(undefined)
  const asked = useRef<State | undefined>(undefined)
  return {
    hinted: hint?.position === position ? hint.move : undefined,
    ask() {
      if (asked.current === position) return
      asked.current = position
      const done = () => {
        if (asked.current === position) asked.current = undefined
      }
      // whoever is asked for another position meanwhile gives no advice; that a worker fails is told where the computer plays
      thinker
        .ask({ position, setup })
        .then(
          (move) => setHint({ position, move }),
          () => undefined,
        )
        .finally(done)
    },
  }
}
