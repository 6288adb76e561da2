import { KIND_LETTERS } from './worth.ts'

/**
 * A move: from, to, the kind that a pawn becomes, and what is special, packed into one number. Squares are those of a
 * board of 16 columns (0x88): a1 is 0, b1 1, a2 16; where `square & 0x88` is set there is none.
 */
export type PackedMove = number

/** What is special of a move. */
export const DOUBLE = 1
export const PASSANT = 2
export const CASTLING = 3

export const pack = (from: number, to: number, promotion = 0, special = 0): PackedMove =>
  from | (to << 7) | (promotion << 14) | (special << 17)
export const fromOf = (move: PackedMove): number => move & 0x7f
export const toOf = (move: PackedMove): number => (move >> 7) & 0x7f
export const promotionOf = (move: PackedMove): number => (move >> 14) & 7
export const specialOf = (move: PackedMove): number => move >> 17

const nameOf = (square: number): string => 'abcdefgh'.charAt(square & 7) + String((square >> 4) + 1)

/** A move in letters, such as `e7e8q`. */
export const moveText = (move: PackedMove): string =>
  nameOf(fromOf(move)) + nameOf(toOf(move)) + (promotionOf(move) === 0 ? '' : KIND_LETTERS.charAt(promotionOf(move)))
