import { CELL_COUNT } from './cells.ts'
import { fromOf, type Move, pseudoMoves, toOf } from './generate.ts'
import { other, type Piece } from './pieces.ts'
import type { SearchBoard } from './search-board.ts'
import { AT_LEAST, AT_MOST, EXACT, TranspositionTable } from './transposition.ts'
import { RANKS } from './worth.ts'

/** More than anything is worth. */
export const INFINITE = 31_000
/** To be mated now; a ply later costs one less. */
const MATED = 30_000
/** From here on a value is a mate. */
export const SURE = 29_000
/** What it is worth that the other side repeats its checks: it must give way. */
const FORBIDDEN = 20_000
const DEEPEST = 64
/** How many plies of answers to checks a quiet end looks at. */
const QUIET_CHECKS = 4
/** From this move on, and this depth, quiet moves are looked at less deeply. */
const LATE = 4
const LATE_DEPTH = 3
/** How much a capture may bring beside what it takes. */
const HOPE = 120
/** What a quiet move brings at most near the end of the look ahead, by the depth that is left. */
const GAINS = [0, 160, 360]
/** By how much a passed turn is looked at less deeply. */
const PASSED = 3

/** A position on the way to the one that is looked at. */
interface Step {
  readonly low: number
  readonly high: number
  readonly isCheck: boolean
  /** Whether something was taken: nothing before it comes again. */
  readonly isCapture: boolean
}

/** A search by alpha and beta of one position; it ends when it has looked at so many positions. */
export class Search {
  nodes = 0
  /** Set once there were too many nodes: values from then on mean nothing. */
  isOver = false
  private readonly board: SearchBoard
  private readonly limit: number
  private readonly table: TranspositionTable
  private readonly steps: Step[]
  private readonly killers = new Uint16Array(2 * (DEEPEST + 1))
  private readonly history = new Int32Array(16 * CELL_COUNT)

  /** @param past the positions that led to this one, which is the last of them */
  constructor(board: SearchBoard, past: readonly Step[], limit: number) {
    this.board = board
    this.limit = limit
    this.steps = [...past]
    this.table = new TranspositionTable(limit)
  }

  /** What a move is worth to whoever makes it; undefined if it leaves the king attacked. */
  valueOfMove(move: Move, depth: number, alpha: number, beta: number, isFirst: boolean): number | undefined {
    const taken = this.make(move)
    const value = taken < 0 ? undefined : this.valueAfter(depth - 1, 0, alpha, beta, 1, isFirst)
    this.takeBack(move, taken)
    return value
  }

  /** Makes a move. @returns what was taken; ones' complement of it, so below 0, if the mover's king is attacked now */
  private make(move: Move): number {
    const { board } = this
    const taken = board.make(move)
    if (board.isAttacked(other(board.turn))) return ~taken
    const isCheck = board.isAttacked(board.turn)
    this.steps.push({ low: board.low, high: board.high, isCheck, isCapture: taken !== 0 })
    return taken
  }

  private takeBack(move: Move, taken: number): void {
    if (taken >= 0) this.steps.pop()
    this.board.takeBack(move, taken < 0 ? ~taken : taken)
  }

  /** What the position is worth to whoever is to move. @param ply how far from the root */
  private value(depth: number, alpha: number, beta: number, ply: number, mayPass: boolean): number {
    const { board, table } = this
    const repeated = this.valueOfRepetition(ply)
    if (repeated !== undefined) return repeated
    const isCheck = this.steps.at(-1)?.isCheck ?? false
    if ((depth <= 0 && !isCheck) || ply >= DEEPEST) return this.quiet(alpha, beta, ply, 0)
    this.nodes += 1
    if (this.nodes > this.limit) this.isOver = true
    if (this.isOver) return 0
    const left = isCheck ? Math.max(1, depth + 1) : depth
    const known = table.find(board.low, board.high)
    if (known >= 0) {
      const value = fromTable(table.valueAt(known), ply)
      if (table.isDecisive(known, left, value, alpha, beta)) return value
    }
    if (mayPass && !isCheck && left >= 2 && beta < SURE && board.hasThreats() && board.evaluate() >= beta) {
      const value = this.valueOfPass(left, beta, ply)
      if (value >= beta) return value >= SURE ? beta : value
    }
    return this.best(left, alpha, beta, ply, isCheck, known >= 0 ? table.moveAt(known) : 0)
  }

  private valueOfPass(depth: number, beta: number, ply: number): number {
    const { board, steps } = this
    board.pass()
    // no position before it counts: it is nobody's move
    steps.push({ low: board.low, high: board.high, isCheck: false, isCapture: true })
    const value = -this.value(depth - PASSED, -beta, -beta + 1, ply + 1, false)
    steps.pop()
    board.pass()
    return this.isOver ? 0 : value
  }

  /** The value of the best move. @param known what was best before */
  private best(depth: number, alpha: number, beta: number, ply: number, isCheck: boolean, known: Move): number {
    const { board } = this
    const moves = pseudoMoves(board.cells, board.turn)
    const scores = this.scores(moves, known, ply)
    const still = depth < GAINS.length ? board.evaluate() : 0
    let [best, bestMove, floor, tried] = [-MATED + ply, 0, alpha, 0]
    for (let at = 0; at < moves.length; at++) {
      const move = pickBest(moves, scores, at)
      const isQuiet = board.cells[toOf(move)] === 0
      const taken = this.make(move)
      if (taken < 0) {
        this.takeBack(move, taken)
        continue
      }
      const isDull = isQuiet && !isCheck && !(this.steps.at(-1)?.isCheck ?? false)
      if (isDull && tried > 0 && depth < GAINS.length && still + (GAINS[depth] as number) <= floor && floor > -SURE) {
        this.takeBack(move, taken)
        continue
      }
      const less =
        isDull && tried >= LATE && depth >= LATE_DEPTH ? 1 + Number(tried > 10) + Number(tried > 10 && depth > 5) : 0
      const value = this.valueAfter(depth - 1, less, floor, beta, ply + 1, tried === 0)
      this.takeBack(move, taken)
      if (this.isOver) return 0
      tried += 1
      if (value <= best) continue
      best = value
      bestMove = move
      if (value > floor) floor = value
      if (floor < beta) continue
      if (isQuiet) this.noteCutoff(move, depth, ply)
      break
    }
    const bound = best >= beta ? AT_LEAST : best > alpha ? EXACT : AT_MOST
    this.table.store(board.low, board.high, bestMove, toTable(best, ply), depth, bound)
    return best
  }

  /** The value of a move that was made: all but the first are only shown to be no better, as long as they are not. */
  private valueAfter(depth: number, less: number, alpha: number, beta: number, ply: number, isFirst: boolean): number {
    if (isFirst) return -this.value(depth, -beta, -alpha, ply, true)
    const value = -this.value(depth - less, -alpha - 1, -alpha, ply, true)
    if (value <= alpha || (value >= beta && less === 0)) return value
    return -this.value(depth, -beta, -alpha, ply, true)
  }

  /** The value once only captures are looked at, and every answer to a check. */
  private quiet(alpha: number, beta: number, ply: number, checks: number): number {
    const { board } = this
    this.nodes += 1
    if (this.nodes > this.limit) this.isOver = true
    if (this.isOver) return 0
    const isCheck = checks < QUIET_CHECKS && (this.steps.at(-1)?.isCheck ?? false)
    let best = isCheck ? -MATED + ply : board.evaluate()
    if (best >= beta || ply >= DEEPEST) return best
    const still = best
    let floor = Math.max(alpha, best)
    const moves = pseudoMoves(board.cells, board.turn, !isCheck)
    const scores = this.scores(moves, 0, ply)
    for (let at = 0; at < moves.length; at++) {
      const move = pickBest(moves, scores, at)
      // nothing that it takes makes up for what is missing
      if (!isCheck && still + (RANKS[board.cells[toOf(move)] as Piece] as number) + HOPE <= floor) continue
      const taken = this.make(move)
      const value = taken < 0 ? undefined : -this.quiet(-beta, -floor, ply + 1, checks + Number(isCheck))
      this.takeBack(move, taken)
      if (this.isOver) return 0
      if (value === undefined || value <= best) continue
      best = value
      if (best > floor) floor = best
      if (floor >= beta) break
    }
    return best
  }

  /** What a position is worth that was there before; undefined if it was not. */
  private valueOfRepetition(ply: number): number | undefined {
    const { steps } = this
    const last = steps.length - 1
    const now = steps[last] as Step
    let [isOthers, isOwn] = [true, true]
    for (let at = last; at > 0; at--) {
      const step = steps[at] as Step
      if (step.isCapture) return undefined
      if ((last - at) % 2 === 0) isOthers &&= step.isCheck
      else isOwn &&= step.isCheck
      const before = steps[at - 1] as Step
      if ((last - at) % 2 === 0 || before.low !== now.low || before.high !== now.high) continue
      if (isOthers === isOwn) return 0
      return isOthers ? FORBIDDEN - ply : ply - FORBIDDEN
    }
    return undefined
  }

  private scores(moves: readonly Move[], known: Move, ply: number): number[] {
    const { cells } = this.board
    const first = this.killers[2 * ply]
    const second = this.killers[2 * ply + 1]
    return moves.map((move) => {
      if (move === known) return 1_000_000
      const piece = cells[fromOf(move)] as Piece
      const taken = cells[toOf(move)] as Piece
      if (taken !== 0) return 100_000 + 16 * (RANKS[taken] as number) - (RANKS[piece] as number)
      if (move === first) return 90_000
      if (move === second) return 80_000
      return Math.min(70_000, this.history[piece * CELL_COUNT + toOf(move)] as number)
    })
  }

  private noteCutoff(move: Move, depth: number, ply: number): void {
    const at = 2 * ply
    if (this.killers[at] !== move) {
      this.killers[at + 1] = this.killers[at] as number
      this.killers[at] = move
    }
    const piece = this.board.cells[fromOf(move)] as Piece
    const index = piece * CELL_COUNT + toOf(move)
    this.history[index] = (this.history[index] as number) + depth * depth
  }
}

/** Brings the most promising of the moves from a place on to that place. */
function pickBest(moves: Move[], scores: number[], from: number): Move {
  let best = from
  for (let at = from + 1; at < moves.length; at++) if ((scores[at] as number) > (scores[best] as number)) best = at
  const [move, score] = [moves[best] as Move, scores[best] as number]
  moves[best] = moves[from] as Move
  scores[best] = scores[from] as number
  moves[from] = move
  scores[from] = score
  return move
}

/** A mate is stored by its distance from the position, not from the root. */
const toTable = (value: number, ply: number): number =>
  value >= SURE ? value + ply : value <= -SURE ? value - ply : value
const fromTable = (value: number, ply: number): number =>
  value >= SURE ? value - ply : value <= -SURE ? value + ply : value
