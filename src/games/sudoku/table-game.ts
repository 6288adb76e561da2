import * as v from 'valibot'
import { newSeed, seedOfDay, today } from '../kit/random.ts'
import type { TableGame } from '../kit/table/table.ts'
import { DIGITS } from './grid.ts'
import { LEVELS } from './levels.ts'
import { decodeMoves, encodeMoves } from './moves.ts'
import { emptyCells, isFilled, type Move, type Position, rules, type Setup } from './rules.ts'

/** The ways to play it: the puzzle of the day, and one of each level. */
export const VARIANTS = ['daily', ...LEVELS] as const
export type Variant = (typeof VARIANTS)[number]

export const variantOf = ({ level, day }: Setup): Variant => (day === undefined ? level : 'daily')

/** How many digits stand on the grid nine times. */
const digitsDone = ({ values }: Position) =>
  DIGITS.filter((digit) => values.filter((value) => value === digit).length === 9).length

const GROUND = '#e9e2ec'
const [GIVEN, WRITTEN] = ['#2b2031', '#7e3f92']

/** Sudoku as its table needs to know it. */
export const game: TableGame<Setup, Position, Move> = {
  rules,
  newSetup(variant) {
    const day = today()
    if (variant === 'daily') return { level: 'medium', seed: seedOfDay(day, 'sudoku'), day }
    return { level: LEVELS.find((level) => level === variant) ?? 'easy', seed: newSeed() }
  },
  variantOf,
  outcomeOf: (position) => (isFilled(position) ? 'won' : undefined),
  soundOf: (after, before) => (digitsDone(after) > digitsDone(before) ? 'gain' : 'move'),
  dayOf: ({ day }) => day,
  setupSchema: v.object({
    level: v.picklist(LEVELS),
    seed: v.number(),
    day: v.optional(v.pipe(v.string(), v.isoDate())),
  }),
  encodeMoves,
  decodeMoves,
  describe: (position) => ({
    progress: { left: emptyCells(position) },
    picture: {
      columns: 9,
      ground: GROUND,
      cells: position.values.map((digit, cell) => ({
        text: digit === 0 ? '' : String(digit),
        fill: (Math.floor(cell / 27) + Math.floor((cell % 9) / 3)) % 2 === 0 ? '#fdfbf8' : '#f4edf6',
        ink: position.givens[cell] === 0 ? WRITTEN : GIVEN,
      })),
    },
  }),
}
