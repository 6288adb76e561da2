import * as v from 'valibot'
import type { Direction } from '../kit/input/direction.ts'
import { newSeed } from '../kit/random.ts'
import type { TableGame } from '../kit/table/table.ts'
import { decodeMoves, encodeMoves } from './moves.ts'
import { BOARD_GROUND, lookOf } from './palette.ts'
import { canMove, type Position, powersOf, rules, type Setup } from './rules.ts'

export const SIZES = [4, 5, 6] as const

/** The way to play it, by the number of cells that a side has. */
export const variantOfSize = (size: number): string => `${size}x${size}`

/** 2048 as its table needs to know it. */
export const game: TableGame<Setup, Position, Direction> = {
  rules,
  newSetup: (variant) => ({ size: SIZES.find((size) => variantOfSize(size) === variant) ?? 4, seed: newSeed() }),
  variantOf: ({ size }) => variantOfSize(size),
  outcomeOf: (board) => (canMove(board) ? undefined : 'ended'),
  scoreOf: ({ score }) => score,
  soundOf: ({ gain }) => (gain > 0 ? 'gain' : 'move'),
  setupSchema: v.object({ size: v.picklist(SIZES), seed: v.number() }),
  encodeMoves,
  decodeMoves,
  describe: (board) => ({
    progress: { score: board.score },
    picture: {
      columns: board.size,
      ground: BOARD_GROUND,
      cells: powersOf(board).map((power) => ({ text: power === 0 ? '' : String(2 ** power), ...lookOf(power) })),
    },
  }),
}
