import { CELLS, columnOf, type Gapped, type Grid, type Piece, rowOf, type Special } from './grid.ts'
import { isCombination, type Swap } from './swaps.ts'

/** What a special piece does, and where. */
export type Blast =
  | { readonly type: 'row' | 'column'; readonly cell: number }
  /** All cells that are at most `reach` rows and columns away. */
  | { readonly type: 'burst'; readonly cell: number; readonly reach: number }
  | { readonly type: 'rainbow'; readonly cell: number; readonly kind: number }
  | { readonly type: 'all'; readonly cell: number }

/** How far a burst reaches, and two of them together. */
const REACH = 1
const GREAT_REACH = 2

const CELL_LIST: readonly number[] = Array.from({ length: CELLS }, (_, cell) => cell)

function isHit(blast: Blast, cell: number, piece: Piece): boolean {
  const [rows, columns] = [rowOf(cell) - rowOf(blast.cell), columnOf(cell) - columnOf(blast.cell)].map(Math.abs)
  switch (blast.type) {
    case 'row':
      return rows === 0
    case 'column':
      return columns === 0
    case 'burst':
      return Math.max(rows ?? 0, columns ?? 0) <= blast.reach
    case 'rainbow':
      return piece.kind === blast.kind || cell === blast.cell
    case 'all':
      return true
  }
}

/** The kind of which most pieces lie on the board; of equal ones the first. */
function commonestKind(board: Gapped): number {
  const counts: number[] = []
  for (const piece of board)
    if (piece !== undefined && piece.kind >= 0) counts[piece.kind] = (counts[piece.kind] ?? 0) + 1
  const most = Math.max(0, ...counts.filter((count) => count !== undefined))
  return Math.max(0, counts.indexOf(most))
}

/** What a special piece does that is cleared in its cell. */
export function blastOf(special: Special, cell: number, board: Gapped): Blast {
  if (special === 'burst') return { type: 'burst', cell, reach: REACH }
  if (special === 'rainbow') return { type: 'rainbow', cell, kind: commonestKind(board) }
  return { type: special, cell }
}

/** What goes off, one by the other, and all cells that are cleared by it. */
export interface Chain {
  readonly blasts: readonly Blast[]
  readonly cleared: ReadonlySet<number>
}

/**
 * Lets special pieces go off, and those that they hit.
 * @param cleared cells that are cleared anyway; special pieces there go off
 * @param first what goes off besides @param spent cells whose pieces have done what they do
 */
export function chainOf(
  board: Gapped,
  cleared: Iterable<number>,
  first: readonly Blast[] = [],
  spent: readonly number[] = [],
): Chain {
  const gone = new Set<number>()
  const blasts: Blast[] = [...first]
  const clear = (cell: number) => {
    const special = board[cell]?.special
    if (gone.has(cell)) return
    gone.add(cell)
    if (special !== undefined && !spent.includes(cell)) blasts.push(blastOf(special, cell, board))
  }
  for (const cell of cleared) clear(cell)
  // it grows while it is gone through
  for (const blast of blasts) {
    for (const cell of CELL_LIST) {
      const piece = board[cell]
      if (piece !== undefined && isHit(blast, cell, piece)) clear(cell)
    }
  }
  return { blasts, cleared: gone }
}

/** Two pieces that do something together. */
export interface Combination extends Chain {
  /** The board on which it happens: a rainbow turns pieces of one kind into what it is swapped with. */
  readonly board: Grid
}

/** What the swap of two pieces does that are a combination; undefined if they are none. @param board before the swap */
export function combinationOf(before: Grid, after: Grid, swap: Swap): Combination | undefined {
  if (!isCombination(before, swap)) return undefined
  const pair = [swap.to, swap.from] as const
  const [moved, other] = pair.map((cell) => after[cell])
  if (moved === undefined || other === undefined) return undefined
  const rainbow = moved.special === 'rainbow' ? swap.to : other.special === 'rainbow' ? swap.from : undefined
  const plain = rainbow === swap.to ? other : moved
  if (rainbow === undefined || plain.special === 'rainbow') {
    const cell = swap.to
    return { board: after, ...chainOf(after, pair, greatBlasts(moved, other, cell), pair) }
  }
  const { kind, special } = plain
  const board = special === undefined ? after : after.map((piece, cell) => turned(piece, cell, kind, special))
  return { board, ...chainOf(board, [rainbow], [{ type: 'rainbow', cell: rainbow, kind }], [rainbow]) }
}

/** What two special pieces do together, none or both of which are rainbows. */
function greatBlasts(one: Piece, other: Piece, cell: number): readonly Blast[] {
  if (one.special === 'rainbow') return [{ type: 'all', cell }]
  const bursts = [one, other].filter(({ special }) => special === 'burst').length
  if (bursts === 2) return [{ type: 'burst', cell, reach: GREAT_REACH }]
  const [row, column] = [rowOf(cell), columnOf(cell)]
  const isNear = (distance: number) => Math.abs(distance) <= bursts
  return [
    ...CELL_LIST.filter((at) => columnOf(at) === column && isNear(rowOf(at) - row)).map(
      (at) => ({ type: 'row', cell: at }) as const,
    ),
    ...CELL_LIST.filter((at) => rowOf(at) === row && isNear(columnOf(at) - column)).map(
      (at) => ({ type: 'column', cell: at }) as const,
    ),
  ]
}

/** A piece of the kind that a rainbow turns into special ones; lines lie to and fro. */
function turned(piece: Piece, cell: number, kind: number, special: Special): Piece {
  if (piece.kind !== kind || piece.special !== undefined) return piece
  if (special === 'burst') return { ...piece, special }
  return { ...piece, special: (rowOf(cell) + columnOf(cell)) % 2 === 0 ? 'row' : 'column' }
}
