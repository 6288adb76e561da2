import { useState } from 'preact/hooks'
import { presentState } from '../kit/record.ts'
import type { Table } from '../kit/table/table.ts'
import { findPair, type Joined, type Move, type Position, type Setup } from './rules.ts'

interface View {
  /** The tile that waits for another one. */
  readonly chosen: number | undefined
  readonly hinted: readonly number[]
  /** One that could not be joined. */
  readonly refused: number | undefined
  /** The line that is seen for a moment; `at` tells one from the next. */
  readonly joined: { readonly line: Joined; readonly at: number } | undefined
}
const NOTHING: View = { chosen: undefined, hinted: [], refused: undefined, joined: undefined }

/** How the player joins tiles: one is chosen, then another one. */
export function useJoining(table: Table<Setup, Position, Move>) {
  const [view, setView] = useState<View>(NOTHING)
  const present = () => presentState(table.store.get().record)
  const { joined } = view

  /** Presses a tile. @returns what that did */
  function press(cell: number): 'chosen' | 'joined' | 'refused' | 'left' {
    const { chosen } = view
    if (chosen === cell) {
      setView({ ...NOTHING, joined })
      return 'left'
    }
    if (chosen === undefined) {
      setView({ ...NOTHING, joined, chosen: cell, hinted: view.hinted })
      return 'chosen'
    }
    if (table.play([chosen, cell])) {
      const { last: line } = present()
      setView({ ...NOTHING, joined: line && { line, at: (joined?.at ?? 0) + 1 } })
      return 'joined'
    }
    // the other one waits now: most often it was the first that was wrong
    setView({ ...NOTHING, joined, chosen: cell, refused: chosen })
    return 'refused'
  }

  return {
    ...view,
    press,
    hint: () => setView({ ...NOTHING, hinted: findPair(present()) ?? [] }),
    clear: () => setView(NOTHING),
  }
}
