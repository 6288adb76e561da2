import * as v from 'valibot'
import { newSeed } from '../kit/random.ts'
import type { TableGame } from '../kit/table/table.ts'
import { BOARD_GROUND, GAP_FILL, lookOf } from './palette.ts'
import { countHome, isSolved, type Move, type Position, rules, type Setup } from './rules.ts'

export const SIZES = [3, 4, 5] as const

/** The way to play it, by the number of cells that a side has. */
export const variantOfSize = (size: number): string => `${size}x${size}`

/** The sign of each cell in a text of moves. */
const SIGNS = 'abcdefghijklmnopqrstuvwxy'

/** The fifteen puzzle as its table needs to know it. */
export const game: TableGame<Setup, Position, Move> = {
  rules,
  newSetup: (variant) => ({ size: SIZES.find((size) => variantOfSize(size) === variant) ?? 4, seed: newSeed() }),
  variantOf: ({ size }) => variantOfSize(size),
  outcomeOf: (position) => (isSolved(position) ? 'won' : undefined),
  setupSchema: v.object({ size: v.picklist(SIZES), seed: v.number() }),
  encodeMoves: (moves) => moves.map((cell) => SIGNS[cell]).join(''),
  decodeMoves: (text) => (/^[a-y]*$/.test(text) ? [...text].map((sign) => SIGNS.indexOf(sign)) : undefined),
  describe: (position) => ({
    progress: { placed: countHome(position), all: position.size ** 2 - 1 },
    picture: {
      columns: position.size,
      ground: BOARD_GROUND,
      cells: position.tiles.map((tile) =>
        tile === 0
          ? { text: '', fill: GAP_FILL, ink: GAP_FILL }
          : { text: String(tile), ...lookOf(tile, position.size) },
      ),
    },
  }),
}
