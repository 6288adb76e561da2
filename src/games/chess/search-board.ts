import { HIGH, LOW, PASSANT_AT, RIGHTS_AT, TURN_AT } from './hash.ts'
import { CASTLING, DOUBLE, fromOf, PASSANT, type PackedMove, promotionOf, specialOf, toOf } from './packed-move.ts'
import {
  BISHOP,
  BLACK,
  type Code,
  KIND_LETTERS,
  KING,
  KNIGHT,
  PAWN,
  QUEEN,
  ROOK,
  WORTH_END,
  WORTH_MIDDLE,
} from './worth.ts'

export const KNIGHT_STEPS = [-33, -31, -18, -14, 14, 18, 31, 33]
export const STRAIGHT = [-16, -1, 1, 16]
export const DIAGONAL = [-17, -15, 15, 17]
export const ALL_STEPS = [...STRAIGHT, ...DIAGONAL]

/** What is left of the rights to castle once something has moved from or to a square; all are 15. */
const RIGHTS = new Uint8Array(128).fill(15)
for (const [square, left] of [
  [0x00, 13],
  [0x04, 12],
  [0x07, 14],
  [0x70, 7],
  [0x74, 3],
  [0x77, 11],
] as const)
  RIGHTS[square] = left

const PHASE = [0, 0, 1, 1, 2, 4, 0]

/** What a move changes that cannot be computed back, by how many moves were made before. */
const MOST_PLIES = 256
const KEPT = 9

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

/**
 * The board on which the computer thinks: it changes in place and takes back, as `legal.ts` is far too slow for that.
 */
export class SearchBoard {
  /** A code for each square: the kind from 1 pawn to 6 king, and 8 if it is black. */
  readonly cells = new Uint8Array(128)
  /** 0 white, 8 black. */
  turn: 0 | 8 = 0
  rights = 0
  /** The square that a pawn has passed, where one may take it; else -1. */
  passant = -1
  /** Moves of either side since the last capture or pawn's move. */
  clock = 0
  low = 0
  high = 0
  /** What white has more than black, by places and pieces: in the middle of the game, and at its end. */
  middle = 0
  end = 0
  /** How far the game is from its end: 24 with all pieces. */
  phase = 0
  readonly kings = new Int16Array(2)
  readonly #kept = new Int32Array(MOST_PLIES * KEPT)
  #plies = 0
  /** The hashes of the positions before: those that can come again. */
  readonly #lows: number[] = []
  readonly #highs: number[] = []

  /** Sets up a position. @param before those since the last capture or pawn's move, as FEN, the oldest first */
  constructor(fen: string = START, before: readonly string[] = []) {
    for (const one of before) {
      this.#read(one)
      this.#lows.push(this.low)
      this.#highs.push(this.high)
    }
    this.#read(fen)
  }

  #read(fen: string): void {
    const [rows = '', turn, rights = '', passant = '-', clock = '0'] = fen.split(' ')
    this.cells.fill(0)
    this.middle = this.end = this.phase = this.low = this.high = 0
    for (const [down, row] of rows.split('/').entries()) {
      let square = (7 - down) * 16
      for (const letter of row) {
        if (letter >= '1' && letter <= '8') square += Number(letter)
        else this.#put(square++, codeOf(letter))
      }
    }
    this.turn = turn === 'b' ? BLACK : 0
    this.rights = [...'KQkq'].reduce((sum, letter, at) => sum | (rights.includes(letter) ? 1 << at : 0), 0)
    this.passant = passant === '-' ? -1 : squareOf(passant)
    this.clock = Number(clock)
    this.#hash(RIGHTS_AT + this.rights)
    if (this.passant >= 0) this.#hash(PASSANT_AT + this.passant)
    if (this.turn === BLACK) this.#hash(TURN_AT)
  }

  #hash(at: number): void {
    this.low ^= LOW[at] ?? 0
    this.high ^= HIGH[at] ?? 0
  }

  #put(square: number, code: Code): void {
    this.cells[square] = code
    this.#count(square, code, 1)
    if ((code & 7) === KING) this.kings[code >> 3] = square
  }

  #take(square: number): Code {
    const code = this.cells[square] ?? 0
    this.cells[square] = 0
    this.#count(square, code, -1)
    return code
  }

  #count(square: number, code: Code, sign: 1 | -1): void {
    const at = code * 128 + square
    this.#hash(at)
    this.middle += sign * (WORTH_MIDDLE[at] ?? 0)
    this.end += sign * (WORTH_END[at] ?? 0)
    this.phase += sign * (PHASE[code & 7] ?? 0)
  }

  /** Makes a move. @returns whether it leaves the own king safe; if not it has to be taken back, too */
  make(move: PackedMove): boolean {
    const [from, to, special] = [fromOf(move), toOf(move), specialOf(move)]
    const side = this.turn
    const code = this.cells[from] ?? 0
    const taken = special === PASSANT ? (to & 0x0f) | (from & 0x70) : to
    this.#keep(this.cells[taken] ?? 0)
    const isLasting = (code & 7) === PAWN || this.cells[taken] !== 0
    if (this.cells[taken] !== 0) this.#take(taken)
    this.#take(from)
    const promotion = promotionOf(move)
    this.#put(to, promotion === 0 ? code : promotion | side)
    if (special === CASTLING) this.#put(to < from ? to + 1 : to - 1, this.#take(to < from ? to - 2 : to + 1))
    this.#hash(RIGHTS_AT + this.rights)
    this.rights &= (RIGHTS[from] ?? 15) & (RIGHTS[to] ?? 15)
    this.#hash(RIGHTS_AT + this.rights)
    this.#pass(special === DOUBLE ? (from + to) / 2 : -1, side)
    this.clock = isLasting ? 0 : this.clock + 1
    return !this.isAttacked(this.kings[side >> 3] ?? 0, this.turn)
  }

  /** Gives the turn to the other side. @param passant the square that a pawn has passed */
  #pass(passant: number, side: 0 | 8): void {
    if (this.passant >= 0) this.#hash(PASSANT_AT + this.passant)
    // as in a FEN it is said only where a pawn stands beside, or positions would differ that are the same
    const at = passant + (side === 0 ? 16 : -16)
    const foe = PAWN | (side ^ BLACK)
    const isSaid = passant >= 0 && (this.#has(at - 1, foe) || this.#has(at + 1, foe))
    this.passant = isSaid ? passant : -1
    if (isSaid) this.#hash(PASSANT_AT + passant)
    this.turn = side === 0 ? BLACK : 0
    this.#hash(TURN_AT)
  }

  #has(square: number, code: Code): boolean {
    return (square & 0x88) === 0 && this.cells[square] === code
  }

  #keep(taken: Code): void {
    const kept = this.#kept
    const at = this.#plies * KEPT
    kept[at] = taken
    kept[at + 1] = this.rights
    kept[at + 2] = this.passant
    kept[at + 3] = this.clock
    kept[at + 4] = this.low
    kept[at + 5] = this.high
    kept[at + 6] = this.middle
    kept[at + 7] = this.end
    kept[at + 8] = this.phase
    this.#plies += 1
    this.#lows.push(this.low)
    this.#highs.push(this.high)
  }

  #restore(): Code {
    this.#plies -= 1
    const kept = this.#kept
    const at = this.#plies * KEPT
    this.rights = kept[at + 1] ?? 0
    this.passant = kept[at + 2] ?? -1
    this.clock = kept[at + 3] ?? 0
    this.low = kept[at + 4] ?? 0
    this.high = kept[at + 5] ?? 0
    this.middle = kept[at + 6] ?? 0
    this.end = kept[at + 7] ?? 0
    this.phase = kept[at + 8] ?? 0
    this.turn = this.turn === 0 ? BLACK : 0
    this.#lows.pop()
    this.#highs.pop()
    return kept[at] ?? 0
  }

  /** Takes the last move back, which has to be named. */
  takeBack(move: PackedMove): void {
    const taken = this.#restore()
    const { cells, turn: side } = this
    const [from, to, special] = [fromOf(move), toOf(move), specialOf(move)]
    const code = promotionOf(move) === 0 ? (cells[to] ?? 0) : PAWN | side
    cells[to] = 0
    cells[from] = code
    if ((code & 7) === KING) this.kings[side >> 3] = from
    if (taken !== 0) cells[special === PASSANT ? (to & 0x0f) | (from & 0x70) : to] = taken
    if (special !== CASTLING) return
    const rook = to < from ? to + 1 : to - 1
    cells[to < from ? to - 2 : to + 1] = cells[rook] ?? 0
    cells[rook] = 0
  }

  /** Lets the side pass, which is no move of the game: a position that is good even so is good. */
  makeNone(): void {
    this.#keep(0)
    this.clock = 0
    this.#pass(-1, this.turn)
  }

  takeBackNone(): void {
    this.#restore()
  }

  /** Whether the position was there before, since the last capture or pawn's move. */
  isRepeated(): boolean {
    const last = this.#lows.length
    for (let at = last - 4; at >= 0 && at >= last - this.clock; at -= 2)
      if (this.#lows[at] === this.low && this.#highs[at] === this.high) return true
    return false
  }

  isInCheck(): boolean {
    return this.isAttacked(this.kings[this.turn >> 3] ?? 0, this.turn === 0 ? BLACK : 0)
  }

  /** Whether a side attacks a square. */
  isAttacked(square: number, side: 0 | 8): boolean {
    const { cells } = this
    const back = side === 0 ? -16 : 16
    if (this.#has(square + back - 1, PAWN | side) || this.#has(square + back + 1, PAWN | side)) return true
    for (const step of KNIGHT_STEPS) if (this.#has(square + step, KNIGHT | side)) return true
    for (const step of ALL_STEPS) if (this.#has(square + step, KING | side)) return true
    for (const step of STRAIGHT) {
      const code = cells[this.#firstFrom(square, step)] ?? 0
      if (code === (ROOK | side) || code === (QUEEN | side)) return true
    }
    for (const step of DIAGONAL) {
      const code = cells[this.#firstFrom(square, step)] ?? 0
      if (code === (BISHOP | side) || code === (QUEEN | side)) return true
    }
    return false
  }

  /** The first square with a piece from one on in a direction; beyond the edge if there is none. */
  #firstFrom(square: number, step: number): number {
    let at = square + step
    while ((at & 0x88) === 0 && this.cells[at] === 0) at += step
    return (at & 0x88) === 0 ? at : 0x08
  }
}

const codeOf = (letter: string): Code =>
  KIND_LETTERS.indexOf(letter.toLowerCase()) | (letter === letter.toLowerCase() ? BLACK : 0)

const squareOf = (name: string): number => (name.charCodeAt(1) - 49) * 16 + name.charCodeAt(0) - 97
