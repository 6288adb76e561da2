import { evaluate } from './evaluate.ts'
import { generateMoves, legalMoves } from './generate.ts'
import { fromOf, type PackedMove, promotionOf, toOf } from './packed-move.ts'
import type { SearchBoard } from './search-board.ts'
import { EXCHANGE } from './worth.ts'

/** A mate is worth this, less the moves until it is there. */
const MATE = 30_000
export const MATE_NEAR = MATE - 200
const DRAWN = 0
/** How much worse than an even position whoever thinks takes one that comes again. */
const CONTEMPT = 20
const INFINITE = 32_000
const MOST_PLIES = 64

/** How far it looks: so many moves of either side, and so many positions, at most. */
export interface Limits {
  readonly plies: number
  readonly nodes: number
}

/** A move and what it is worth to who makes it, in hundredths of a pawn. */
export interface Found {
  readonly move: PackedMove
  readonly value: number
}

/** What is remembered of a position: the other half of its hash, its move, and depth, value and kind in one number. */
const TABLE_SIZE = 1 << 17
const TABLE_MASK = TABLE_SIZE - 1
const keys = new Int32Array(TABLE_SIZE)
const moves = new Int32Array(TABLE_SIZE)
const values = new Int32Array(TABLE_SIZE)
const EXACT = 0
const AT_LEAST = 1
const AT_MOST = 2
const OFFSET = 32_768
const packValue = (value: number, depth: number, kind: number) => (value + OFFSET) * 1024 + depth * 4 + kind

/** Mates are remembered by their distance from the position, and searched by that from the root. */
const toTable = (value: number, ply: number) =>
  value > MATE_NEAR ? value + ply : value < -MATE_NEAR ? value - ply : value
const fromTable = (value: number, ply: number) =>
  value > MATE_NEAR ? value - ply : value < -MATE_NEAR ? value + ply : value

/** A search from one position, deeper and deeper. */
export class Search {
  nodes = 0
  readonly #board: SearchBoard
  readonly #limit: number
  /** For each ply: its moves and their order, and two quiet moves that have refuted others there. */
  readonly #lists: PackedMove[][] = Array.from({ length: MOST_PLIES + 2 }, () => [])
  readonly #orders: number[][] = Array.from({ length: MOST_PLIES + 2 }, () => [])
  readonly #killers = new Int32Array((MOST_PLIES + 2) * 2)
  /** How often a quiet move has refuted another one, by piece and square. */
  readonly #merits = new Int32Array(16 * 128)

  constructor(board: SearchBoard, nodes: number) {
    this.#board = board
    this.#limit = nodes
    keys.fill(0)
    moves.fill(0)
    values.fill(0)
  }

  /**
   * The moves of the position by what they are worth, the best first, by the deepest look that the limit allows.
   * @param width within which of the best one a move's worth is exact; those beyond it are worth too little to know
   */
  rank(plies: number, width: number): readonly Found[] {
    let found: readonly Found[] = legalMoves(this.#board).map((move) => ({ move, value: 0 }))
    if (found.length < 2) return found
    for (let depth = 1; depth <= plies; depth++) {
      const { isWhole, ranked } = this.#rankAt(depth, width, found)
      // of a look that was cut short those that it has seen count: the best one of before was the first
      if (ranked.length > 0) found = ranked
      const best = found[0]?.value ?? 0
      if (!isWhole || Math.abs(best) >= MATE - depth) break
    }
    return found
  }

  /** Whether the limit is reached: what is found from then on counts for nothing. */
  get #isOver(): boolean {
    return this.nodes > this.#limit
  }

  #rankAt(
    depth: number,
    width: number,
    order: readonly Found[],
  ): { readonly isWhole: boolean; readonly ranked: readonly Found[] } {
    const ranked: Found[] = []
    let best = -INFINITE
    for (const { move } of order) {
      this.#board.make(move)
      const floor = Math.max(-INFINITE, best - width)
      const value = this.#valueAfter(depth - 1, floor, ranked.length > 0 && width === 0)
      this.#board.takeBack(move)
      if (this.#isOver) break
      ranked.push({ move, value })
      best = Math.max(best, value)
    }
    const isWhole = !this.#isOver
    // sorting keeps the order of those that are equal: of moves that were cut off the values are bounds
    return { isWhole, ranked: ranked.toSorted((a, b) => b.value - a.value) }
  }

  /** What the move that was made is worth; with a narrow window first where it is not likely to be the best. */
  #valueAfter(depth: number, floor: number, isNarrow: boolean): number {
    if (isNarrow) {
      const value = -this.#value(depth, 1, -floor - 1, -floor, true)
      if (value <= floor) return value
    }
    return -this.#value(depth, 1, -INFINITE, -floor, true)
  }

  /** What the position is worth to the side that has the turn, between alpha and beta; else a bound of it. */
  #value(depth: number, ply: number, alpha: number, beta: number, canPass: boolean): number {
    const board = this.#board
    if (board.isRepeated() || board.clock >= 100) return ply % 2 === 0 ? -CONTEMPT : CONTEMPT
    const isInCheck = board.isInCheck()
    const deep = isInCheck ? depth + 1 : depth
    if (deep <= 0) return this.#calm(ply, alpha, beta)
    if (ply >= MOST_PLIES) return evaluate(board)
    this.nodes += 1
    if (this.#isOver) return DRAWN
    const floor = Math.max(alpha, ply - MATE)
    if (floor >= beta) return floor
    const slot = board.low & TABLE_MASK
    const isKnown = keys[slot] === board.high && values[slot] !== 0
    const known = isKnown ? this.#remembered(slot, ply, deep, floor, beta) : undefined
    if (known !== undefined && beta - alpha === 1) return known
    if (!isInCheck && this.#isGoodEvenSo(deep, ply, beta, alpha, canPass)) return beta
    return this.#best(deep, ply, floor, beta, isInCheck, isKnown ? (moves[slot] ?? 0) : 0)
  }

  /** A value that is remembered of a look as deep; undefined if it does not decide. */
  #remembered(slot: number, ply: number, depth: number, alpha: number, beta: number): number | undefined {
    const packed = values[slot] ?? 0
    if (((packed >> 2) & 255) < depth) return undefined
    const value = fromTable(Math.floor(packed / 1024) - OFFSET, ply)
    const kind = packed & 3
    if (kind === EXACT || (kind === AT_LEAST && value >= beta) || (kind === AT_MOST && value <= alpha)) return value
    return undefined
  }

  /** Whether the position is good enough although the other side would move twice, or by far at the end of a look. */
  #isGoodEvenSo(depth: number, ply: number, beta: number, alpha: number, canPass: boolean): boolean {
    const board = this.#board
    if (beta - alpha > 1 || Math.abs(beta) > MATE_NEAR) return false
    const worth = evaluate(board)
    if (depth <= 3 && worth - 110 * depth >= beta) return true
    // with pawns alone it may be bad to have to move
    if (!canPass || depth < 3 || worth < beta || !hasPieces(board)) return false
    board.makeNone()
    const value = -this.#value(depth - 3 - Math.floor(depth / 4), ply + 1, -beta, 1 - beta, false)
    board.takeBackNone()
    return value >= beta
  }

  #best(depth: number, ply: number, alpha: number, beta: number, isInCheck: boolean, remembered: PackedMove): number {
    const board = this.#board
    const list = this.#lists[ply] ?? []
    generateMoves(board, list, true)
    this.#order(list, ply, remembered)
    let best = -INFINITE
    let bestMove = 0
    let floor = alpha
    let tried = 0
    for (let at = 0; at < list.length; at++) {
      const move = this.#pickNext(list, ply, at)
      const isQuiet = board.cells[toOf(move)] === 0 && promotionOf(move) === 0
      if (!board.make(move)) {
        board.takeBack(move)
        continue
      }
      const isLate = isQuiet && !isInCheck && depth > 2 && tried > 3
      const value =
        tried === 0
          ? -this.#value(depth - 1, ply + 1, -beta, -floor, true)
          : this.#laterValue(depth, ply, floor, beta, isLate ? tried : 0)
      board.takeBack(move)
      if (this.#isOver) return DRAWN
      tried += 1
      if (value <= best) continue
      best = value
      bestMove = move
      if (value > floor) floor = value
      if (floor < beta) continue
      if (isQuiet) this.#praise(move, ply, depth)
      break
    }
    if (tried === 0) return isInCheck ? ply - MATE : DRAWN
    this.#remember(bestMove, toTable(best, ply), depth, best >= beta ? AT_LEAST : best > alpha ? EXACT : AT_MOST)
    return best
  }

  /** The worth of a move that is not the first one. @param late how late in order a quiet move is: it is seen less deep */
  #laterValue(depth: number, ply: number, floor: number, beta: number, late: number): number {
    const less = late === 0 ? 0 : 1 + Math.min(2, Math.floor(late / 10) + Math.floor(depth / 7))
    let value = -this.#value(depth - 1 - less, ply + 1, -floor - 1, -floor, true)
    if (value > floor && less > 0) value = -this.#value(depth - 1, ply + 1, -floor - 1, -floor, true)
    if (value > floor && value < beta) value = -this.#value(depth - 1, ply + 1, -beta, -floor, true)
    return value
  }

  #remember(move: PackedMove, value: number, depth: number, kind: number): void {
    const slot = this.#board.low & TABLE_MASK
    keys[slot] = this.#board.high
    moves[slot] = move
    values[slot] = packValue(value, Math.min(255, depth), kind)
  }

  #praise(move: PackedMove, ply: number, depth: number): void {
    if (this.#killers[ply * 2] !== move) {
      this.#killers[ply * 2 + 1] = this.#killers[ply * 2] ?? 0
      this.#killers[ply * 2] = move
    }
    const at = (this.#board.cells[fromOf(move)] ?? 0) * 128 + toOf(move)
    this.#merits[at] = Math.min(90_000, (this.#merits[at] ?? 0) + depth * depth)
  }

  /** Looks on while there is something to take, so that no exchange is cut in its middle. */
  #calm(ply: number, alpha: number, beta: number): number {
    this.nodes += 1
    const board = this.#board
    if (this.#isOver) return DRAWN
    const still = evaluate(board)
    if (still >= beta || ply >= MOST_PLIES) return still
    const list = this.#lists[ply] ?? []
    generateMoves(board, list, false)
    this.#order(list, ply, 0)
    let best = still
    let floor = Math.max(alpha, still)
    for (let at = 0; at < list.length; at++) {
      const move = this.#pickNext(list, ply, at)
      const gain = (EXCHANGE[(board.cells[toOf(move)] ?? 0) & 7] ?? 0) + (EXCHANGE[promotionOf(move)] ?? 0)
      if (still + gain + 180 <= floor || (this.#losesPiece(move) && gain < 500)) continue
      const value = board.make(move) ? -this.#calm(ply + 1, -beta, -floor) : -INFINITE
      board.takeBack(move)
      if (value > best) best = value
      if (value > floor) floor = value
      if (floor >= beta) break
    }
    return best
  }

  /** Whether a capture gives a greater piece for one that a pawn guards. */
  #losesPiece(move: PackedMove): boolean {
    const { cells, turn } = this.#board
    const [own, taken] = [EXCHANGE[(cells[fromOf(move)] ?? 0) & 7] ?? 0, EXCHANGE[(cells[toOf(move)] ?? 0) & 7] ?? 0]
    if (own <= taken) return false
    const ahead = turn === 0 ? 16 : -16
    const foe = 1 | (turn ^ 8)
    const [one, two] = [toOf(move) + ahead - 1, toOf(move) + ahead + 1]
    return ((one & 0x88) === 0 && cells[one] === foe) || ((two & 0x88) === 0 && cells[two] === foe)
  }

  /** Gives each move a number by which it is tried: what is remembered, captures, what refuted others, the rest. */
  #order(list: readonly PackedMove[], ply: number, remembered: PackedMove): void {
    const { cells } = this.#board
    const order = this.#orders[ply] ?? []
    const [one, two] = [this.#killers[ply * 2], this.#killers[ply * 2 + 1]]
    for (let at = 0; at < list.length; at++) {
      const move = list[at] ?? 0
      const code = cells[fromOf(move)] ?? 0
      const taken = (cells[toOf(move)] ?? 0) & 7
      const promotion = promotionOf(move)
      if (move === remembered) order[at] = 1_000_000
      else if (taken !== 0 || promotion === 5)
        order[at] = 200_000 + (EXCHANGE[taken] ?? 0) * 16 - (code & 7) + (EXCHANGE[promotion] ?? 0)
      else if (move === one) order[at] = 150_000
      else if (move === two) order[at] = 140_000
      else order[at] = this.#merits[code * 128 + toOf(move)] ?? 0
    }
  }

  /** Brings the best of the moves that are left to a place of the list. */
  #pickNext(list: PackedMove[], ply: number, at: number): PackedMove {
    const order = this.#orders[ply] ?? []
    let best = at
    for (let other = at + 1; other < list.length; other++) if ((order[other] ?? 0) > (order[best] ?? 0)) best = other
    const [move, value] = [list[best] ?? 0, order[best] ?? 0]
    list[best] = list[at] ?? 0
    order[best] = order[at] ?? 0
    list[at] = move
    order[at] = value
    return move
  }
}

/** Whether the side that has the turn has more than pawns. */
function hasPieces({ cells, turn }: SearchBoard): boolean {
  for (let square = 0; square < 120; square++) {
    const code = cells[square] ?? 0
    if ((square & 0x88) === 0 && (code & 8) === turn && (code & 7) > 1 && (code & 7) < 6) return true
  }
  return false
}
