import { useState } from 'preact/hooks'
import { useThinker } from '../kit/thinking.ts'
import type { Move, Position } from './rules.ts'
import source from './solve.worker.ts?source'

/** What is known about how to go on from a position. */
export type Advice = Move | 'thinking' | 'impossible' | 'unknown'

/** Asks for the next push of a solution: it is for one position, and forgotten with it. */
export function useHint(position: Position) {
  const thinker = useThinker<Position, readonly Move[] | 'impossible' | 'unknown'>(source)
  const [hint, setHint] = useState<{ readonly of: Position; readonly advice: Advice } | undefined>(undefined)
  return {
    advice: hint?.of === position ? hint.advice : undefined,
    ask() {
      setHint({ of: position, advice: 'thinking' })
      thinker.ask(position).then(
        (found) => setHint({ of: position, advice: typeof found === 'string' ? found : (found[0] ?? 'unknown') }),
        () => {}, // asked for another position meanwhile
      )
    },
  }
}
