import * as v from 'valibot'
import { newSeed } from '../kit/random.ts'
import type { TableGame } from '../kit/table/table.ts'
import { LEVELS, type Level } from './grid.ts'
import { decodeMoves, encodeMoves } from './moves.ts'
import { BOARD_GROUND, pictureCell } from './palette.ts'
import { gridOf, isCleared, type Move, minesLeft, type Position, rules, type Setup } from './rules.ts'

/** The way to play it: a level, and `.classic` where one may have to guess. */
export const variantOf = (level: Level, isGuessFree: boolean): string => (isGuessFree ? level : `${level}.classic`)

/** All ways to play it. */
export const WAYS = LEVELS.flatMap((level) =>
  [true, false].map((isGuessFree) => ({ level, isGuessFree, variant: variantOf(level, isGuessFree) })),
)

const outcomeOf = (position: Position) =>
  position.exploded.length > 0 ? 'lost' : isCleared(position) ? 'won' : undefined

const openCells = ({ cells }: Position) => cells.filter((state) => state === 'open').length

/** The widest board of which a picture is shown where it is not open. */
const WIDEST_PICTURE = 16

/** Mines as its table needs to know it. */
export const game: TableGame<Setup, Position, Move> = {
  rules,
  newSetup: (variant) => ({
    level: LEVELS.find((level) => variant.startsWith(level)) ?? 'beginner',
    seed: newSeed(),
    isGuessFree: !variant.endsWith('.classic'),
  }),
  variantOf: ({ level, isGuessFree }) => variantOf(level, isGuessFree),
  outcomeOf,
  soundOf: (after, before) => (openCells(after) > openCells(before) + 1 ? 'gain' : 'move'),
  setupSchema: v.object({ level: v.picklist(LEVELS), seed: v.number(), isGuessFree: v.boolean() }),
  encodeMoves,
  decodeMoves,
  describe(position) {
    const { columns } = gridOf(position)
    const progress = { left: Math.max(0, minesLeft(position)) }
    if (columns > WIDEST_PICTURE) return { progress }
    const cells = position.cells.map((_, cell) => pictureCell(position, cell))
    return { progress, picture: { columns, ground: BOARD_GROUND, cells } }
  },
}
