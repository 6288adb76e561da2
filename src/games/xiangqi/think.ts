import { createRandom } from '../kit/random.ts'
import { bookMoves } from './book.ts'
import { parseFen } from './fen.ts'
import { legalMoves, type Move } from './generate.ts'
import { type Level, type Position, rules, type Setup } from './rules.ts'
import { INFINITE, Search, SURE } from './search.ts'
import { SearchBoard } from './search-board.ts'

/** How far a level looks, and at how many positions at most. */
export interface Depth {
  readonly plies: number
  readonly nodes: number
  /** How much chance there is in what it thinks of a move, in hundredths of a soldier. */
  readonly whim: number
}
export const DEPTHS: Readonly<Record<Level, Depth>> = {
  easy: { plies: 1, nodes: 2_000, whim: 90 },
  medium: { plies: 3, nodes: 8_000, whim: 30 },
  hard: { plies: 24, nodes: 200_000, whim: 4 },
}

/** The move that the computer plays for whoever has the turn. @throws RangeError if there is none */
export function think(position: Position, { level, seed }: Pick<Setup, 'level' | 'seed'>): Move {
  return findMove(position, DEPTHS[level], seed)
}

/** The best move that is found by looking so far, or one of a book of openings. @throws RangeError if there is none */
export function findMove(position: Position, { plies, nodes, whim }: Depth, seed: number): Move {
  const { turn, board, past } = position
  const allowed = turn === undefined ? [] : legalMoves(board, turn)
  const harmless = allowed.filter((move) => !losesByChase(position, move))
  const moves = harmless.length > 0 ? harmless : allowed
  const [only] = moves
  if (turn === undefined || only === undefined) throw new RangeError('no move')
  const random = createRandom(seed + past.length)
  const known = bookMoves(board, turn)
  if (known.length > 0) return random.pick(known)
  if (moves.length === 1) return only
  const whims = new Map(moves.map((move) => [move, Math.floor(random.next() * whim)]))
  const search = new Search(new SearchBoard(board, turn), stepsOf(position), nodes)
  let order: readonly Move[] = random.shuffled(moves)
  for (let depth = 1; depth <= plies && !search.isOver; depth++) order = sortByWorth(search, order, whims, depth)
  return order[0] ?? only
}

/** Whether a move, or the answer to it, ends a chase of which the search knows nothing; looked at where a position comes again. */
function losesByChase(position: Position, move: Move): boolean {
  const next = rules.play(position, move)
  if (next === undefined) return false
  const isLost = ({ end }: Position) => end?.reason === 'chase' && end.winner !== position.turn
  if (next.turn === undefined) return isLost(next)
  const isAgain = position.past.some(({ fen }) => fen === next.past.at(-1)?.fen)
  return isAgain && legalMoves(next.board, next.turn).some((answer) => isLost(rules.play(next, answer) ?? next))
}

/** Whether somebody is mated: that is not put off by a whim. */
const isSure = (value: number): boolean => Math.abs(value) >= SURE

/**
 * The moves with the best one first, as far as they could be looked at; the rest in their order before. That one is no
 * better is all that is known of the others.
 */
function sortByWorth(search: Search, order: readonly Move[], whims: ReadonlyMap<Move, number>, depth: number): Move[] {
  let sorted: Move[] = []
  let best = -INFINITE
  for (const move of order) {
    const whim = whims.get(move) ?? 0
    const value = search.valueOfMove(move, depth, best - whim, INFINITE, sorted.length === 0)
    if (search.isOver) break
    const weighed = value === undefined || isSure(value) ? value : value + whim
    if (weighed === undefined || weighed <= best) sorted.push(move)
    else {
      best = weighed
      sorted = [move, ...sorted]
    }
  }
  const seen = new Set(sorted)
  return [...sorted, ...order.filter((move) => !seen.has(move))]
}

/** The positions since something was taken, as a search needs to know them. */
function stepsOf({ past }: Position): ConstructorParameters<typeof Search>[1] {
  return past.map(({ fen, isCheck }, at) => {
    const { board, turn } = parseFen(fen)
    const { low, high } = new SearchBoard(board, turn)
    return { low, high, isCheck, isCapture: at === 0 }
  })
}
