import { CELL_COUNT, COLUMNS, columnOf, rowOf } from './cells.ts'
import { ADVISOR, CANNON, CHARIOT, ELEPHANT, HORSE, KING, kindOf, type Piece, SOLDIER, sideOf } from './pieces.ts'

/** What a kind is worth wherever it stands, in hundredths of a soldier at home. */
const MATERIAL: Readonly<Record<number, number>> = {
  [ADVISOR]: 210,
  [ELEPHANT]: 210,
  [HORSE]: 420,
  [CHARIOT]: 950,
  [CANNON]: 450,
  [SOLDIER]: 90,
}

/**
 * What a place is worth to a red piece beside that, for the left half with the middle file, rows from black's side on:
 * horses near the enemy's palace and not on the edge, chariots on open ranks, cannons behind or far ahead, soldiers the
 * nearer to the palace, but not past it.
 */
const PLACES: Readonly<Record<number, readonly (readonly number[])[]>> = {
  [HORSE]: [
    [-20, -12, -6, -14, -24],
    [-10, 6, 36, 18, -8],
    [0, 14, 20, 34, 24],
    [6, 44, 30, 40, 26],
    [2, 26, 28, 36, 34],
    [0, 22, 24, 28, 26],
    [-4, 6, 16, 14, 18],
    [-8, 2, 6, 8, -4],
    [-14, -8, 2, -6, -34],
    [-24, -22, -12, -14, -24],
  ],
  [CHARIOT]: [
    [10, 14, 8, 20, 22],
    [12, 22, 14, 30, 44],
    [8, 12, 10, 26, 28],
    [12, 28, 22, 30, 32],
    [16, 24, 22, 30, 30],
    [16, 22, 20, 28, 28],
    [6, 18, 10, 22, 22],
    [-4, 12, 4, 16, 14],
    [-8, 10, -2, 14, 0],
    [-22, 8, -4, 16, -10],
  ],
  [CANNON]: [
    [16, 14, -2, -12, -18],
    [8, 10, 0, -8, -10],
    [4, 6, 0, -6, -4],
    [-2, 8, 6, 8, 16],
    [-4, 2, 4, 2, 12],
    [-4, 2, 8, 4, 14],
    [0, 0, 2, 4, 8],
    [2, 2, 12, 10, 20],
    [0, 6, 8, 10, 8],
    [-2, 0, 2, 6, 4],
  ],
  [SOLDIER]: [
    [0, 2, 6, 10, 12],
    [40, 70, 100, 130, 140],
    [36, 66, 92, 116, 122],
    [34, 58, 76, 88, 92],
    [22, 40, 48, 56, 58],
    [4, 0, 10, 0, 16],
    [0, 0, -4, 0, 8],
  ],
  [ADVISOR]: [[], [], [], [], [], [], [], [0, 0, 0, -4, 0], [0, 0, 0, 0, 12], [0, 0, 0, 2, 0]],
  [ELEPHANT]: [[], [], [], [], [], [0, 0, -8], [], [-12, 0, 0, 0, 14], [], [0, 0, 2]],
  [KING]: [[], [], [], [], [], [], [], [0, 0, 0, -60, -54], [0, 0, 0, -32, -28], [0, 0, 0, -2, 8]],
}

function worthOf(piece: Piece, cell: number): number {
  const side = sideOf(piece)
  if (side === 0) return 0
  const kind = kindOf(piece)
  const column = Math.min(columnOf(cell), COLUMNS - 1 - columnOf(cell))
  const row = side === 1 ? rowOf(cell) : 9 - rowOf(cell)
  return (MATERIAL[kind] ?? 0) + (PLACES[kind]?.[row]?.[column] ?? 0)
}

/** What a piece on a cell is worth to its side, at `piece * CELL_COUNT + cell`. */
export const WORTHS = Int16Array.from({ length: 16 * CELL_COUNT }, (_, at) => {
  const piece = Math.floor(at / CELL_COUNT)
  return kindOf(piece) === 0 ? 0 : worthOf(piece, at % CELL_COUNT)
})

/** What a piece is worth by its kind alone, for the order of captures: a king more than all. */
export const RANKS = Int16Array.from({ length: 16 }, (_, piece) =>
  kindOf(piece) === KING ? 2000 : (MATERIAL[kindOf(piece)] ?? 0),
)

/** How much a piece adds to an attack on a palace that has lost its guards, in tenths of a guard. */
export const THREATS = Int8Array.from({ length: 16 }, (_, piece) => {
  const threats: Readonly<Record<number, number>> = { [CHARIOT]: 6, [CANNON]: 3, [HORSE]: 3 }
  return threats[kindOf(piece)] ?? 0
})

/** 1 for what guards a palace. */
export const GUARDS = Int8Array.from({ length: 16 }, (_, piece) =>
  kindOf(piece) === ADVISOR || kindOf(piece) === ELEPHANT ? 1 : 0,
)
