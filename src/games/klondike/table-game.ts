import * as v from 'valibot'
import type { TableGame } from '../kit/table/table.ts'
import { winnableDeal } from './deal.ts'
import { decodeMoves, encodeMoves } from './moves.ts'
import { cardsHome, isWon, type Layout, type Move, rules, type Setup } from './rules.ts'

export const DRAWS = [1, 3] as const

/** The way to play it, by how many cards are drawn. */
export const variantOfDraw = (draw: number): string => `draw${draw}`

/** Klondike as its table needs to know it. */
export const game: TableGame<Setup, Layout, Move> = {
  rules,
  newSetup: (variant) => winnableDeal(variant === variantOfDraw(3) ? 3 : 1),
  variantOf: ({ draw }) => variantOfDraw(draw),
  outcomeOf: (layout) => (isWon(layout) ? 'won' : undefined),
  soundOf: (after, before) => (cardsHome(after) > cardsHome(before) ? 'gain' : 'move'),
  setupSchema: v.object({ draw: v.picklist(DRAWS), seed: v.number() }),
  encodeMoves,
  decodeMoves,
  describe: (layout) => ({ progress: { home: cardsHome(layout) } }),
}
