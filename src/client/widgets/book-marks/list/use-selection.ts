import { useState } from 'react'
import { extended, NOTHING, type Selection, shownOf, toggled } from '../kernel/selection.ts'

/** The selection among the shown rows, and how it changes. */
export interface RowSelection {
  readonly ids: ReadonlySet<string>
  readonly toggle: (id: string) => void
  /** Chooses from where the selection began to this row, else from another one. */
  readonly extend: (id: string, from?: string) => void
  readonly selectAll: () => void
  readonly clear: () => void
}

/** @param shown the ids of the rows, as they are listed */
export function useSelection(shown: readonly string[]): RowSelection {
  const [kept, setKept] = useState<Selection>(NOTHING)
  const selection = shownOf(kept, shown)
  return {
    ids: selection.ids,
    toggle: (id) => setKept(toggled(selection, id)),
    extend: (id, from) => setKept(extended({ ...selection, anchor: selection.anchor ?? from }, shown, id)),
    selectAll: () => setKept({ ids: new Set(shown), anchor: shown[0] }),
    clear: () => setKept(NOTHING),
  }
}
