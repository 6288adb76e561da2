import { useState } from 'preact/hooks'
import { useThinker } from '../kit/thinking.ts'
import type { Square, Step } from './legal.ts'
import type { Position } from './rules.ts'
import type { Question } from './think.ts'
import source from './think.worker.ts?source'

/** A move that is advised. */
export interface Hint {
  readonly from: Square
  readonly to: Square
}

/** Advice in a position, as the best level would play; it is not shown in another one. */
export function useHint(position: Position): readonly [hint: Hint | undefined, ask: () => void] {
  const thinker = useThinker<Question, Step>(source)
  const [found, setFound] = useState<{ readonly fen: string; readonly hint: Hint } | undefined>(undefined)
  const { fen } = position
  const ask = () => {
    thinker.ask({ position, setup: { opponent: 'expert', seed: 1 } }).then(
      (step) => setFound({ fen, hint: { from: step.slice(0, 2) as Square, to: step.slice(2, 4) as Square } }),
      () => setFound(undefined), // it was asked again meanwhile
    )
  }
  return [found?.fen === fen ? found.hint : undefined, ask]
}
