import { useCallback, useEffect, useState } from 'react'
import type { Section } from '../../../../../shared/entities/section.ts'
import type { FoundSides } from '../find-sides.ts'
import { readChoice } from '../on-demand.ts'
import { CloudFailure } from '../syncer/cloud.ts'
import { UnreadableBody } from '../syncer/wire.ts'

/** The sides of a choice as far as they are known, or why they are not. */
export type SidesState =
  | { readonly at: 'loading' }
  | { readonly at: 'found'; readonly sides: FoundSides }
  | { readonly at: 'unreachable' }
  | { readonly at: 'unreadable'; readonly section: Section }

/** What an error of reading means to the user; others are faults of the program. */
function stateOf(error: unknown): SidesState {
  if (error instanceof UnreadableBody) return { at: 'unreadable', section: error.section }
  if (error instanceof CloudFailure) return { at: 'unreachable' }
  throw error
}

/** Reads the sides, and again on demand. */
export function useSides(): readonly [SidesState, retry: () => void] {
  const [state, setState] = useState<SidesState>({ at: 'loading' })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads again
  useEffect(() => {
    // the cloud is outside of React
    let isOver = false
    const set = (next: SidesState) => void (isOver || setState(next))
    setState({ at: 'loading' })
    readChoice()
      .then((sides) => set(sides === undefined ? { at: 'unreachable' } : { at: 'found', sides }))
      .catch((error: unknown) => set(stateOf(error)))
    return () => {
      isOver = true
    }
  }, [round])
  return [state, useCallback(() => setRound((now) => now + 1), [])]
}
