/** A piece as a number: its kind from 1 pawn to 6 king, and 8 if it is black; 0 is none. */
export type Code = number

export const PAWN = 1
export const KNIGHT = 2
export const BISHOP = 3
export const ROOK = 4
export const QUEEN = 5
export const KING = 6
export const BLACK = 8

/** The letters of the kinds, by their numbers. */
export const KIND_LETTERS = ' pnbrqk'

/** What a piece is worth in the middle of the game and at its end, by its kind, in hundredths of a pawn. */
const PIECES_MIDDLE = [0, 85, 330, 350, 480, 1000, 0]
const PIECES_END = [0, 105, 290, 305, 520, 950, 0]

/** What a place is worth to a kind. @param file from 0 for a @param rank from 0 for the side's first */
type Places = (file: number, rank: number) => number

/** How far a place is from the middle: 0 to 6. */
const farness: Places = (file, rank) => (Math.abs(2 * file - 7) + Math.abs(2 * rank - 7)) / 2 - 1
const isCentral = (file: number) => file === 3 || file === 4

const KING_FIRST_RANK = [22, 30, 18, -12, 0, -8, 32, 26]
const MIDDLE: readonly Places[] = [
  () => 0,
  (file, rank) =>
    3 * (rank - 1) + (isCentral(file) ? ([0, -18, 2, 22, 26, 20, 10, 0][rank] ?? 0) : 0) - (file % 7 === 0 ? 4 : 0),
  (file, rank) => 22 - 9 * farness(file, rank) - (rank === 0 ? 6 : 0),
  (file, rank) => 14 - 4 * farness(file, rank) + (file === rank || file + rank === 7 ? 6 : 0) - (rank === 0 ? 10 : 0),
  (file, rank) =>
    (rank === 6 ? 16 : 0) + (rank === 0 ? ([0, 0, 4, 9, 9, 6, 0, 0][file] ?? 0) : 0) - (file % 7 === 0 ? 3 : 0),
  (file, rank) => 4 - 2 * farness(file, rank) - (rank > 2 ? 3 : 0),
  (file, rank) => (rank === 0 ? (KING_FIRST_RANK[file] ?? 0) : rank === 1 ? -14 : -28 * rank),
]
const END: readonly Places[] = [
  () => 0,
  (_, rank) => 3 * (rank - 1) ** 2,
  (file, rank) => 12 - 7 * farness(file, rank),
  (file, rank) => 8 - 4 * farness(file, rank),
  (_, rank) => (rank === 6 ? 10 : 2),
  (file, rank) => 18 - 6 * farness(file, rank),
  (file, rank) => 36 - 12 * farness(file, rank),
]

/** A table by code and square, as the board has them: what stands to white's good is positive. */
function tableOf(pieces: readonly number[], places: readonly Places[]): Int16Array {
  const table = new Int16Array(16 * 128)
  for (let kind = 1; kind <= 6; kind++)
    for (let square = 0; square < 128; square++) {
      if ((square & 0x88) !== 0) continue
      const [file, rank] = [square & 7, square >> 4]
      table[kind * 128 + square] = (pieces[kind] ?? 0) + Math.round(places[kind]?.(file, rank) ?? 0)
      table[(kind + 8) * 128 + square] = -(pieces[kind] ?? 0) - Math.round(places[kind]?.(file, 7 - rank) ?? 0)
    }
  return table
}

export const WORTH_MIDDLE = tableOf(PIECES_MIDDLE, MIDDLE)
export const WORTH_END = tableOf(PIECES_END, END)
/** What a kind is worth in an exchange. */
export const EXCHANGE = PIECES_MIDDLE
