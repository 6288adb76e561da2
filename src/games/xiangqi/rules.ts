import type { Rules } from '../kit/record.ts'
import { isChase } from './chase.ts'
import { formatFen, parseFen } from './fen.ts'
import { boardAfter, isInCheck, legalMoves, type Move, toOf } from './generate.ts'
import { CANNON, CHARIOT, HORSE, kindOf, other, type Piece, type Side, SOLDIER } from './pieces.ts'

export const LEVELS = ['easy', 'medium', 'hard'] as const
export type Level = (typeof LEVELS)[number]

/** What a game begins with: how well the computer plays, and on which side the player is. */
export interface Setup {
  readonly level: Level
  readonly side: Side
  /** What decides between moves that are equally good to the computer. */
  readonly seed: number
  /** Whether pieces bear letters, where their signs are not read; they do unless somebody has put them away. */
  readonly hasLetters?: boolean | undefined
}

/** Why a game has ended. */
export type Reason = 'mate' | 'stalemate' | 'perpetual' | 'chase' | 'repetition' | 'quiet' | 'bare' | 'resigned'

export interface End {
  /** 0 if nobody has won. */
  readonly winner: Side | 0
  readonly reason: Reason
}

/** A position that has been on the board since something was taken. */
interface Past {
  /** The text of the position, as `formatFen` gives it. */
  readonly fen: string
  /** The move that led to it; undefined of the one that a game begins with. */
  readonly move: Move | undefined
  /** Whether that move gave check. */
  readonly isCheck: boolean
}

export interface Position {
  readonly board: readonly Piece[]
  /** Whose turn it is; undefined once the game is over. */
  readonly turn: Side | undefined
  readonly last: Move | undefined
  /** Whether the king of whoever is to move is attacked. */
  readonly isCheck: boolean
  /** The positions since something was taken, this one last. */
  readonly past: readonly Past[]
  readonly end: End | undefined
}

/** What a player does who gives up: no move goes from a cell to the same one. */
export const RESIGN: Move = 0

export const START = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w'

/** After so many moves of both sides together without a capture the game is drawn. */
export const MOST_QUIET = 120
/** How often a position comes before the game ends. */
const MOST_TIMES = 3

/** A position from its text, with nothing before it. */
export function positionOf(fen: string): Position {
  const { board, turn } = parseFen(fen)
  const isCheck = isInCheck(board, turn)
  return { board, turn, last: undefined, isCheck, past: [{ fen, move: undefined, isCheck }], end: undefined }
}

/** Whether a piece can ever cross the river. */
const canAttack = (piece: Piece): boolean => {
  const kind = kindOf(piece)
  return kind === HORSE || kind === CHARIOT || kind === CANNON || kind === SOLDIER
}

/**
 * How a repetition ends: the side all of whose moves since the position came first gave check loses, else the one that
 * chased all along; if both or neither did it is a draw. @param mover who made the last move
 */
function endOfRepetition(past: readonly Past[], mover: Side): End {
  const last = past.length - 1
  const first = past.findIndex(({ fen }) => fen === past[last]?.fen)
  const round = past.slice(first + 1).map(({ fen, move = RESIGN, isCheck }) => ({ fen, move, isCheck }))
  const isPerpetual = (at: number) => round.every(({ isCheck }, step) => step % 2 !== at || isCheck)
  // the mover made the second step of the round
  const loserIf = (did: (at: number) => boolean): Side | undefined =>
    did(0) === did(1) ? undefined : did(1) ? mover : other(mover)
  const checker = loserIf(isPerpetual)
  if (checker !== undefined) return { winner: other(checker), reason: 'perpetual' }
  const chaser = loserIf((at) => isChase(round, at))
  return chaser === undefined ? { winner: 0, reason: 'repetition' } : { winner: other(chaser), reason: 'chase' }
}

/** How the game ends with a position; undefined if it goes on. @param turn whose turn it would be */
function endOf(board: readonly Piece[], turn: Side, isCheck: boolean, past: readonly Past[]): End | undefined {
  const mover = other(turn)
  if (legalMoves(board, turn).length === 0) return { winner: mover, reason: isCheck ? 'mate' : 'stalemate' }
  const fen = past.at(-1)?.fen
  if (past.filter((one) => one.fen === fen).length >= MOST_TIMES) return endOfRepetition(past, mover)
  if (past.length > MOST_QUIET) return { winner: 0, reason: 'quiet' }
  return board.some(canAttack) ? undefined : { winner: 0, reason: 'bare' }
}

export const rules: Rules<Setup, Position, Move> = {
  begin: () => positionOf(START),
  play(position, move) {
    const { board, turn, past } = position
    if (turn === undefined) return undefined
    if (move === RESIGN) return { ...position, turn: undefined, end: { winner: other(turn), reason: 'resigned' } }
    if (!legalMoves(board, turn).includes(move)) return undefined
    const after = boardAfter(board, move)
    const next = other(turn)
    const isCheck = isInCheck(after, next)
    const entry = { fen: formatFen(after, next), move, isCheck }
    const pastAfter = board[toOf(move)] === 0 ? [...past, entry] : [entry]
    const end = endOf(after, next, isCheck, pastAfter)
    return { board: after, turn: end === undefined ? next : undefined, last: move, isCheck, past: pastAfter, end }
  },
}
