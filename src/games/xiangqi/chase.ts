import { isAtHome } from './cells.ts'
import { parseFen } from './fen.ts'
import { boardAfter, fromOf, legalMoves, type Move, moveOf, toOf } from './generate.ts'
import { KING, kindOf, other, type Piece, SOLDIER, sideOf } from './pieces.ts'

/** A position, and the move that led to it. */
interface Step {
  readonly fen: string
  readonly move: Move
}

/**
 * Whether a piece may take another one for nothing. Kings and soldiers may threaten all along, and a soldier at home may be
 * threatened all along.
 */
function isThreat(board: readonly Piece[], from: number, to: number): boolean {
  const [chaser, chased] = [board[from] ?? 0, board[to] ?? 0]
  const [side, others] = [sideOf(chaser), sideOf(chased)]
  if (side === 0 || others !== other(side) || kindOf(chaser) === KING || kindOf(chaser) === SOLDIER) return false
  if (kindOf(chased) === SOLDIER && isAtHome(to, others)) return false
  const taking = moveOf(from, to)
  if (!legalMoves(board, side).includes(taking)) return false
  // what can take the chaser offers an exchange, and what is protected is no gift
  if (legalMoves(board, others).includes(moveOf(to, from))) return false
  return !legalMoves(boardAfter(board, taking), others).some((move) => toOf(move) === to)
}

/**
 * Whether all moves of one side chase, in rounds that end where they began: one piece threatens another one, which flees
 * each time. @param steps of both sides in turn @param first 0 or 1: the first step of that side
 */
export function isChase(steps: readonly Step[], first: number): boolean {
  const moveAt = (at: number) => steps[at % steps.length]?.move ?? 0
  const isSamePiece = (at: number) => toOf(moveAt(at)) === fromOf(moveAt(at + 2))
  return steps.every(
    ({ fen, move }, at) =>
      isSamePiece(at) && (at % 2 !== first || isThreat(parseFen(fen).board, toOf(move), fromOf(moveAt(at + 1)))),
  )
}
