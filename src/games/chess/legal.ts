import { Chess, DEFAULT_POSITION, type Move as Legal, type Square } from 'chess.js'

export type { Square }
export { DEFAULT_POSITION as START }
/** White, who begins, or black. */
export type Side = 'w' | 'b'
/** Pawn, knight, bishop, rook, queen, king. */
export type Kind = 'p' | 'n' | 'b' | 'r' | 'q' | 'k'
/** What a pawn becomes. */
export type Promotion = 'q' | 'r' | 'b' | 'n'
/** A move from a square to another one, such as `e2e4` or `e7e8q`. */
export type Step = string

/** A move that may be made. */
export interface Option {
  readonly from: Square
  readonly to: Square
  readonly promotion: Promotion | undefined
  readonly isCapture: boolean
}

/** Why the rules end a game. */
export type Ending = 'checkmate' | 'stalemate' | 'threefold' | 'fifty' | 'material'

/** What a move has done. */
export interface Done {
  readonly fen: string
  readonly from: Square
  readonly to: Square
  readonly kind: Kind
  readonly promotion: Promotion | undefined
  /** Where the piece stood that it has taken: elsewhere than `to` if it was taken in passing. */
  readonly taken: Square | undefined
  /** The way of the rook of a king that has castled. */
  readonly rook: { readonly from: Square; readonly to: Square } | undefined
  /** As it is written, such as `Nf3+`. */
  readonly san: string
}

const read = (fen: string) => new Chess(fen, { skipValidation: true })

/** The moves of a piece; all moves without a square. */
export const optionsOf = (fen: string, square?: Square): readonly Option[] =>
  read(fen)
    .moves({ verbose: true, ...(square === undefined ? {} : { square }) })
    .map(({ from, to, promotion, captured }) => ({
      from,
      to,
      promotion: promotion as Promotion | undefined,
      isCapture: captured !== undefined,
    }))

/** Makes a move; undefined if it is not allowed. */
export function makeStep(fen: string, step: Step): Done | undefined {
  const chess = read(fen)
  let move: Legal
  try {
    move = chess.move({ from: step.slice(0, 2), to: step.slice(2, 4), promotion: step.slice(4) })
  } catch {
    return undefined
  }
  // it takes a promotion that is none for one that is not said
  if (move.lan !== step) return undefined
  return {
    fen: chess.fen(),
    from: move.from,
    to: move.to,
    kind: move.piece,
    promotion: move.promotion as Promotion | undefined,
    taken: takenAt(move),
    rook: rookOf(move),
    san: move.san,
  }
}

function takenAt(move: Legal): Square | undefined {
  if (move.captured === undefined) return undefined
  return move.isEnPassant() ? squareAt(move.to, move.from) : move.to
}

function rookOf(move: Legal): Done['rook'] {
  if (move.isKingsideCastle()) return { from: squareAt('h', move.from), to: squareAt('f', move.from) }
  if (move.isQueensideCastle()) return { from: squareAt('a', move.from), to: squareAt('d', move.from) }
  return undefined
}

const squareAt = (file: string, rank: Square): Square => `${file.charAt(0)}${rank.charAt(1)}` as Square

export const isCheck = (fen: string): boolean => read(fen).isCheck()

/** Why the game is over; undefined while it goes on. @param times how often the position was there by now */
export function endingOf(fen: string, times: number): Ending | undefined {
  const chess = read(fen)
  if (chess.isCheckmate()) return 'checkmate'
  if (chess.isStalemate()) return 'stalemate'
  if (chess.isInsufficientMaterial()) return 'material'
  if (times >= 3) return 'threefold'
  return chess.isDrawByFiftyMoves() ? 'fifty' : undefined
}

/** The game as text (PGN), for other programs. @param tags such as `White`, in the order in which they are written */
export function gameText(steps: readonly Step[], tags: Readonly<Record<string, string>>): string {
  const chess = new Chess()
  for (const [name, value] of Object.entries(tags)) chess.setHeader(name, value)
  for (const step of steps) chess.move({ from: step.slice(0, 2), to: step.slice(2, 4), promotion: step.slice(4) })
  return chess.pgn({ maxWidth: 72 })
}
