import { useState } from 'preact/hooks'
import { useThinker } from '../kit/thinking.ts'
import type { Cell } from './cells.ts'
import type { Position } from './rules.ts'
import source from './think.worker.ts?source'

/** What the best level would play: asked for one position, and forgotten with it. */
export function useHint(position: Position, seed: number) {
  const thinker = useThinker<{ readonly position: Position; readonly setup: object }, Cell>(source)
  const [hint, setHint] = useState<{ readonly position: Position; readonly cell: Cell } | undefined>(undefined)
  return {
    hinted: hint?.position === position ? hint.cell : undefined,
    ask() {
      thinker.ask({ position, setup: { level: 'hard', seed } }).then(
        (cell) => setHint({ position, cell }),
        () => {}, // asked for another position meanwhile
      )
    },
  }
}
