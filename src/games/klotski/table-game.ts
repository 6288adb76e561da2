import * as v from 'valibot'
import type { TableGame } from '../kit/table/table.ts'
import { decodeMoves, encodeMoves } from './moves.ts'
import { OPENINGS, type OpeningId } from './openings.ts'
import { isEscaped, type Move, type Position, rules, type Setup } from './rules.ts'

const IDS: readonly OpeningId[] = OPENINGS.map(({ id }) => id)

/** The number of an opening, from 1. */
export const levelOf = (opening: OpeningId): number => IDS.indexOf(opening) + 1

/** The first opening from one on that is not solved, round to those before; the next one if all are. */
export function nextUnsolved(from: OpeningId, isSolved: (opening: OpeningId) => boolean): OpeningId {
  const at = IDS.indexOf(from)
  const later = [...IDS.slice(at + 1), ...IDS.slice(0, at + 1)]
  return later.find((opening) => !isSolved(opening)) ?? later[0] ?? from
}

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
