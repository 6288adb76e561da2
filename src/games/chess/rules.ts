import type { Rules } from '../kit/record.ts'
import {
  type Ending,
  endingOf,
  isCheck,
  type Kind,
  makeStep,
  type Side,
  type Square,
  START,
  type Step,
} from './legal.ts'

export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const
export type Level = (typeof LEVELS)[number]
/** Who the player plays against: the computer, or somebody at the same screen. */
export const OPPONENTS = [...LEVELS, 'friend'] as const
export type Opponent = (typeof OPPONENTS)[number]

/** What a game begins with: the opponent, and on which side the player is. */
export interface Setup {
  readonly opponent: Opponent
  readonly side: Side
  /** What decides between moves that are equally good to the computer. */
  readonly seed: number
}

/** A move, or that whoever has the turn gives up. */
export type Move = Step | 'resign'

/** A piece of the board, known by the square on which it began. */
export interface Piece {
  readonly id: Square
  readonly side: Side
  readonly kind: Kind
  readonly square: Square
}

/** How a game has ended; without a winner it is drawn. */
export interface Conclusion {
  readonly reason: Ending | 'resigned'
  readonly winner: Side | undefined
}

export interface Position {
  readonly fen: string
  readonly pieces: readonly Piece[]
  readonly turn: Side
  readonly isCheck: boolean
  readonly last:
    | { readonly from: Square; readonly to: Square; readonly san: string; readonly isCapture: boolean }
    | undefined
  /** This position and those before it that can come again, the oldest first: FEN without its counts of moves. */
  readonly keys: readonly string[]
  readonly end: Conclusion | undefined
}

export const other = (side: Side): Side => (side === 'w' ? 'b' : 'w')

const keyOf = (fen: string): string => fen.split(' ').slice(0, 4).join(' ')

const RANKS: readonly (readonly [rank: string, side: Side, kinds: string])[] = [
  ['8', 'b', 'rnbqkbnr'],
  ['7', 'b', 'pppppppp'],
  ['2', 'w', 'pppppppp'],
  ['1', 'w', 'rnbqkbnr'],
]
const PIECES: readonly Piece[] = RANKS.flatMap(([rank, side, kinds]) =>
  [...kinds].map((kind, at) => {
    const square = `${'abcdefgh'.charAt(at)}${rank}` as Square
    return { id: square, side, kind: kind as Kind, square }
  }),
)

export const rules: Rules<Setup, Position, Move> = {
  begin: () => ({
    fen: START,
    pieces: PIECES,
    turn: 'w',
    isCheck: false,
    last: undefined,
    keys: [keyOf(START)],
    end: undefined,
  }),
  play(position, move) {
    if (position.end !== undefined) return undefined
    if (move === 'resign') return { ...position, end: { reason: 'resigned', winner: other(position.turn) } }
    const done = makeStep(position.fen, move)
    if (done === undefined) return undefined
    const { fen, from, to, promotion, taken, rook, san } = done
    const pieces = position.pieces
      .filter(({ square }) => square !== taken)
      .map((piece) => {
        if (piece.square === from) return { ...piece, square: to, kind: promotion ?? piece.kind }
        return piece.square === rook?.from ? { ...piece, square: rook.to } : piece
      })
    // after a capture or a pawn's move no position comes again
    const isLasting = taken !== undefined || done.kind === 'p'
    const key = keyOf(fen)
    const keys = isLasting ? [key] : [...position.keys, key]
    const ending = endingOf(fen, keys.filter((one) => one === key).length)
    const winner = ending === 'checkmate' ? position.turn : undefined
    return {
      fen,
      pieces,
      turn: other(position.turn),
      isCheck: isCheck(fen),
      last: { from, to, san, isCapture: taken !== undefined },
      keys,
      end: ending && { reason: ending, winner },
    }
  },
}

/** What the pieces are worth that are counted, in pawns. */
const POINTS: Readonly<Record<Kind, number>> = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 0 }

/** How many pawns' worth of pieces a side has more than the other; negative if it has less. */
export const leadOf = ({ pieces }: Position, side: Side): number =>
  pieces.reduce((sum, piece) => sum + (piece.side === side ? POINTS[piece.kind] : -POINTS[piece.kind]), 0)

/** The pieces that a side has taken, as they were at the beginning, the greatest first. */
export function takenBy({ pieces }: Position, side: Side): readonly Piece[] {
  const left = new Set(pieces.map(({ id }) => id))
  return PIECES.filter((piece) => piece.side !== side && !left.has(piece.id)).toSorted(
    (a, b) => POINTS[b.kind] - POINTS[a.kind],
  )
}
