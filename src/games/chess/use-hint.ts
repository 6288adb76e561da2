import { useHint } from '../kit/table/use-hint.ts'
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
export function useMoveHint(position: Position): readonly [hint: Hint | undefined, ask: () => void] {
  const { hinted, ask } = useHint<Question['setup'], Position, Step>(source, position, { opponent: 'expert', seed: 1 })
  return [
    hinted === undefined ? undefined : { from: hinted.slice(0, 2) as Square, to: hinted.slice(2, 4) as Square },
    ask,
  ]
}
