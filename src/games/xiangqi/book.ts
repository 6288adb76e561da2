import { COLUMNS, columnOf } from './cells.ts'
import { formatFen, parseMove } from './fen.ts'
import { boardAfter, fromOf, type Move, moveOf, toOf } from './generate.ts'
import { other, type Piece, type Side } from './pieces.ts'
import { positionOf, START } from './rules.ts'

/** The first moves of openings that players know by name; each is played on the other wing as well. */
const LINES = [
  // the cannon in the middle against two horses that guard the middle soldier
  'h2e2 h9g7 h0g2 i9h9 i0h0 b9c7 c3c4 g6g5 h0h6 h7i7 h6g6 i7i8 b0c2 d9e8',
  'h2e2 h9g7 h0g2 i9h9 i0h0 b9c7 g3g4 c6c5 b0a2 a6a5 b2c2 a5a4',
  'h2e2 h9g7 h0g2 b9c7 i0h0 i9h9 h0h4 g6g5 c3c4 i6i5',
  'h2e2 b9c7 h0g2 h9g7 i0h0 i9h9 b0c2 c6c5 g3g4 c9e7',
  // one of the black cannons between its horses
  'h2e2 b9c7 h0g2 h7f7 i0h0 h9g7 g3g4 c6c5 b0c2 c9e7',
  // one of the black horses on the edge
  'h2e2 h9g7 h0g2 b9a7 i0h0 i9h9 b0c2 c9e7',
  // cannon against cannon, on the same wing and on the other
  'h2e2 h7e7 h0g2 h9g7 i0h0 i9i8 b0c2 i8d8 h0h6',
  'h2e2 h7e7 h0g2 h9g7 i0i1 i9h9 i1d1 h9h3',
  'h2e2 b7e7 h0g2 b9c7 i0h0 h9i7 b0c2 a9b9',
  // the soldier that shows the way
  'c3c4 g6g5 b0c2 h9g7 h0i2 g9e7',
  'c3c4 b7c7 h2e2 c9e7 h0g2 c6c5',
  'c3c4 h7e7 b0c2 h9g7 a0b0 b9c7',
  'c3c4 h9g7 b0c2 g6g5 h2e2 b9c7',
  // the elephant, the horse first
  'g0e2 h7e7 h0g2 h9g7 i0h0 b9c7',
  'g0e2 b7d7 h0g2 b9c7 i0h0 g6g5',
  'g0e2 g6g5 b0c2 h9g7 c3c4 b9c7',
  'h0g2 g6g5 c3c4 h9g7 b0c2 g9e7',
  // the cannon to the far side of the palace, and to its near one
  'h2d2 h9g7 h0g2 i9h9 b0c2 g6g5',
  'h2d2 h7e7 h0g2 h9g7 i0h0 b9c7',
  'h2f2 h7e7 h0g2 h9g7 i0h0 i9i8',
].map((line) => line.split(' ').map(parseMove))

const mirrored = (move: Move): Move => {
  const [from, to] = [fromOf(move), toOf(move)].map((cell) => cell + COLUMNS - 1 - 2 * columnOf(cell))
  return moveOf(from ?? 0, to ?? 0)
}

/** The moves of the book by the text of the position; one that more lines have comes more often. */
function readBook(): ReadonlyMap<string, readonly Move[]> {
  const book = new Map<string, Move[]>()
  for (const line of [...LINES, ...LINES.map((moves) => moves.map(mirrored))]) {
    let { board } = positionOf(START)
    let turn: Side = 1
    for (const move of line) {
      const fen = formatFen(board, turn)
      book.set(fen, [...(book.get(fen) ?? []), move])
      board = boardAfter(board, move)
      turn = other(turn)
    }
  }
  return book
}
const BOOK = readBook()

/** What players are known to answer in a position; nothing where no book goes. */
export const bookMoves = (board: readonly Piece[], turn: Side): readonly Move[] =>
  BOOK.get(formatFen(board, turn)) ?? []
