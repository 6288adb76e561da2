import { COLUMNS, ROWS } from './openings.ts'
import type { Move } from './rules.ts'

/** The sign of each piece and of each cell. */
const SIGNS = 'abcdefghijklmnopqrst'.slice(0, COLUMNS * ROWS)

/** Moves as a short text: for each the sign of the piece, and that of the cell where it goes. */
export const encodeMoves = (moves: readonly Move[]): string =>
  moves.map(({ piece, to }) => `${SIGNS[piece]}${SIGNS[to]}`).join('')

/** The moves of a text; undefined if it is none. */
export function decodeMoves(text: string): readonly Move[] | undefined {
  if (!/^([a-t]{2})*$/.test(text)) return undefined
  return [...text.matchAll(/(.)(.)/g)].map(([, piece = '', to = '']) => ({
    piece: SIGNS.indexOf(piece),
    to: SIGNS.indexOf(to),
  }))
}
