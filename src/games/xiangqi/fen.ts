import { type Cell, COLUMNS, columnOf, ROWS, rowOf } from './cells.ts'
import { fromOf, type Move, moveOf, toOf } from './generate.ts'
import { kindOf, type Piece, pieceOf, type Side, sideOf } from './pieces.ts'

/** The letters of the kinds, red's large and black's small. */
const LETTERS = '.KABNRCP'

const letterOf = (piece: Piece): string => {
  const letter = LETTERS[kindOf(piece)] ?? '.'
  return sideOf(piece) === 2 ? letter.toLowerCase() : letter
}

function pieceOfLetter(letter: string): Piece {
  const kind = LETTERS.indexOf(letter.toUpperCase())
  return kind <= 0 ? 0 : pieceOf(letter === letter.toUpperCase() ? 1 : 2, kind)
}

/** A position as text, such as `4k4/9/…/4K4 w`: rows from black's side on, and whose turn it is. */
export function formatFen(board: readonly Piece[], turn: Side): string {
  const rows = Array.from({ length: ROWS }, (_, row) =>
    board
      .slice(row * COLUMNS, (row + 1) * COLUMNS)
      .map(letterOf)
      .join('')
      .replaceAll(/\.+/g, (free) => String(free.length)),
  )
  return `${rows.join('/')} ${turn === 1 ? 'w' : 'b'}`
}

/** @param fen as `formatFen` gives it */
export function parseFen(fen: string): { readonly board: readonly Piece[]; readonly turn: Side } {
  const [rows = '', turn] = fen.split(' ')
  const letters = rows.replaceAll('/', '').replaceAll(/\d/g, (free) => '.'.repeat(Number(free)))
  return { board: [...letters].map(pieceOfLetter), turn: turn === 'b' ? 2 : 1 }
}

/** A cell as engines name it: files a to i from red's left, ranks 0 to 9 from red's side. */
const formatCell = (cell: Cell): string => `${'abcdefghi'[columnOf(cell)]}${ROWS - 1 - rowOf(cell)}`

function parseCell(text: string): Cell {
  const column = text.charCodeAt(0) - 97
  return (ROWS - 1 - Number(text[1])) * COLUMNS + column
}

/** A move such as `h2e2`. */
export const formatMove = (move: Move): string => formatCell(fromOf(move)) + formatCell(toOf(move))

/** @param text that matches `[a-i]\d[a-i]\d` */
export const parseMove = (text: string): Move => moveOf(parseCell(text.slice(0, 2)), parseCell(text.slice(2)))
