import { createRandom } from '../../kit/random.ts'
import { generateMoves, legalMoves } from '../generate.ts'
import type { Step } from '../legal.ts'
import { moveText } from '../packed-move.ts'
import type { Position } from '../rules.ts'
import { SearchBoard } from '../search-board.ts'

const PIECES = [0, 100, 300, 300, 500, 900, 0]
const MOBILITY = 5
const MATED = 100_000

function moveCount(board: SearchBoard): number {
  const list: number[] = []
  generateMoves(board, list, true)
  return list.length
}

/** Material and mobility, for the side that has the turn. */
function worth(board: SearchBoard): number {
  let sum = MOBILITY * moveCount(board)
  for (const code of board.cells) sum += (code & 8) === board.turn ? (PIECES[code & 7] ?? 0) : -(PIECES[code & 7] ?? 0)
  board.makeNone()
  sum -= MOBILITY * moveCount(board)
  board.takeBackNone()
  return sum
}

function value(board: SearchBoard, depth: number, alpha: number, beta: number): number {
  if (depth === 0) return worth(board)
  const moves = legalMoves(board)
  if (moves.length === 0) return board.isInCheck() ? -MATED - depth : 0
  let best = -Infinity
  for (const move of moves) {
    board.make(move)
    best = Math.max(best, -value(board, depth - 1, -beta, -Math.max(alpha, best)))
    board.takeBack(move)
    if (best >= beta) break
  }
  return best
}

/** Plays the best move by a plain look two moves ahead; of those that are equal any. */
export function plainStep({ fen }: Position, seed: number): Step {
  const board = new SearchBoard(fen)
  let best = -Infinity
  let chosen = ''
  for (const move of createRandom(seed).shuffled(legalMoves(board))) {
    board.make(move)
    const found = -value(board, 1, -Infinity, -best)
    board.takeBack(move)
    if (found <= best) continue
    best = found
    chosen = moveText(move)
  }
  return chosen
}
