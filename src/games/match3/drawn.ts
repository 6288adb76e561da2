import { type Gapped, type Piece, rowOf, SIDE } from './grid.ts'
import type { Playing } from './use-playback.ts'

/** A piece as it is drawn. */
export interface Drawn {
  readonly piece: Piece
  readonly cell: number
  /** `gone` is cleared just now, `made` has come of it, `fallen` comes down. */
  readonly state: 'still' | 'gone' | 'made' | 'fallen'
  /** Of a fallen one, from how many rows above. */
  readonly drop: number
}

/** The pieces that are drawn, in the order of their ids, so that each keeps its element. */
export function drawnPieces(cells: Gapped, playing: Playing | undefined): readonly Drawn[] {
  const step = playing?.steps[playing.at]
  const before = new Map<number, number>()
  for (const [cell, piece] of (playing?.steps[playing.at - 1]?.cells ?? []).entries())
    if (piece !== undefined) before.set(piece.id, cell)
  const lying = cells.flatMap((piece, cell): readonly Drawn[] => {
    if (piece === undefined) return []
    if (step?.type === 'cleared') return [{ piece, cell, state: before.has(piece.id) ? 'still' : 'made', drop: 0 }]
    const drop = step?.type === 'fallen' ? dropOf(cells, cell, before) : 0
    return [{ piece, cell, state: drop > 0 ? 'fallen' : 'still', drop }]
  })
  const gone = (step?.gone ?? []).map(({ piece, to }): Drawn => ({ piece, cell: to, state: 'gone', drop: 0 }))
  return [...lying, ...gone].toSorted((a, b) => a.piece.id - b.piece.id)
}

/** From how many rows above a piece has come; new ones from above the board, one above the other. */
function dropOf(cells: Gapped, cell: number, before: ReadonlyMap<number, number>): number {
  const from = before.get(cells[cell]?.id ?? 0)
  if (from !== undefined) return rowOf(cell) - rowOf(from)
  let fresh = 0
  for (let at = cell % SIDE; at < cells.length && !before.has(cells[at]?.id ?? 0); at += SIDE) fresh++
  return fresh
}
