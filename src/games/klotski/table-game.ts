import * as v from 'valibot'
import type { TableGame } from '../kit/table/table.ts'
import { decodeMoves, encodeMoves } from './moves.ts'
import { OPENINGS, type OpeningId } from './openings.ts'
import { isEscaped, type Move, type Position, rules, type Setup } from './rules.ts'

export const IDS: readonly OpeningId[] = OPENINGS.map(({ id }) => id)

/** The number of an opening, from 1. */
export const levelOf = (opening: OpeningId): number => IDS.indexOf(opening) + 1

/** Klotski as its table needs to know it. */
export const game: TableGame<Setup, Position, Move> = {
  rules,
  newSetup: (variant) => ({ opening: IDS.find((id) => id === variant) ?? OPENINGS[0].id }),
  variantOf: ({ opening }) => opening,
  outcomeOf: (position) => (isEscaped(position) ? 'won' : undefined),
  setupSchema: v.object({ opening: v.picklist(IDS) }),
  encodeMoves,
  decodeMoves,
  describe: (_, { setup, moves }) => ({ progress: { level: levelOf(setup.opening), moves: moves.length } }),
}
