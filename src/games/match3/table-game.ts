import * as v from 'valibot'
import { newSeed } from '../kit/random.ts'
import type { TableGame } from '../kit/table/table.ts'
import { SIDE } from './grid.ts'
import { GROUND, lookOf } from './palette.ts'
import { movesLeft, type Position, rules, type Setup, WAYS } from './rules.ts'
import { decodeMoves, encodeMoves, type Swap } from './swaps.ts'

/** Match three as its table needs to know it. */
export const game: TableGame<Setup, Position, Swap> = {
  rules,
  newSetup: (variant) => ({ way: WAYS.find((way) => way === variant) ?? 'moves30', seed: newSeed() }),
  variantOf: ({ way }) => way,
  outcomeOf: (position) => (movesLeft(position) > 0 ? undefined : 'ended'),
  scoreOf: ({ score }) => score,
  soundOf: () => 'gain',
  setupSchema: v.object({ way: v.picklist(WAYS), seed: v.number() }),
  encodeMoves,
  decodeMoves,
  describe: ({ cells, score, moves }) => ({
    progress: { score, moves },
    picture: {
      columns: SIDE,
      ground: GROUND,
      cells: cells.map(({ kind }) => ({ text: '', fill: lookOf(kind).fill, ink: lookOf(kind).shade })),
    },
  }),
}
