import type { Cell } from './cells.ts'
import { fromOf, type Move, toOf } from './generate.ts'
import { RESIGN } from './rules.ts'

/** Where each piece that is left stood at first: that names it, so that it can be seen to move. By where it stands now. */
export function tracePieces(moves: readonly Move[]): ReadonlyMap<Cell, Cell> {
  const first = new Map<Cell, Cell>()
  for (const move of moves) {
    if (move === RESIGN) continue
    const [from, to] = [fromOf(move), toOf(move)]
    first.set(to, first.get(from) ?? from)
    first.delete(from)
  }
  return first
}
