import * as v from 'valibot'
import { newSeed } from '../kit/random.ts'
import type { TableGame } from '../kit/table/table.ts'
import type { Kind, Side } from './legal.ts'
import { type Move, OPPONENTS, type Position, rules, type Setup } from './rules.ts'
import { rowsOfSquares } from './squares.ts'

/** A new game on a side. */
export const setupOf = (opponent: string, side: Side): Setup => ({
  opponent: OPPONENTS.find((one) => one === opponent) ?? 'medium',
  side,
  seed: newSeed(),
})

/** In which round a game is: of two moves each, from 1. */
export const roundOf = ({ fen }: Position): number => Number(fen.split(' ')[5] ?? 1)

const SIGNS: Readonly<Record<Kind, string>> = { k: '♚', q: '♛', r: '♜', b: '♝', n: '♞', p: '♟' }
/** A text sign, where fonts have a picture for it, too. */
const AS_TEXT = '\uFE0E'

function pictureCells({ pieces }: Position) {
  return rowsOfSquares(false).flatMap((row, down) =>
    row.map((square, across) => {
      const piece = pieces.find((one) => one.square === square)
      return {
        text: piece === undefined ? '' : SIGNS[piece.kind] + AS_TEXT,
        fill: (down + across) % 2 === 0 ? '#b7c6da' : '#7f9bc0',
        ink: piece?.side === 'w' ? '#ffffff' : '#1b2740',
      }
    }),
  )
}

/** Chess as its table needs to know it. */
export const game: TableGame<Setup, Position, Move> = {
  rules,
  isDuel: true,
  newSetup: (variant) => setupOf(variant, 'w'),
  variantOf: ({ opponent }) => opponent,
  outcomeOf: ({ end }, { opponent, side }) => {
    if (end === undefined) return undefined
    if (opponent === 'friend') return 'ended'
    return end.winner === undefined ? 'drawn' : end.winner === side ? 'won' : 'lost'
  },
  soundOf: ({ last }) => (last?.isCapture === true ? 'gain' : 'move'),
  setupSchema: v.object({ opponent: v.picklist(OPPONENTS), side: v.picklist(['w', 'b']), seed: v.number() }),
  encodeMoves: (moves) => moves.join(' '),
  decodeMoves: (text) => {
    const moves = text === '' ? [] : text.split(' ')
    return moves.every((move) => /^([a-h][1-8]){2}[qrbn]?$|^resign$/.test(move)) ? moves : undefined
  },
  describe: (position) => ({
    progress: { round: roundOf(position) },
    picture: { columns: 8, ground: '#2d4770', cells: pictureCells(position) },
  }),
}
