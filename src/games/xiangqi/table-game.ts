import * as v from 'valibot'
import { newSeed } from '../kit/random.ts'
import { session } from '../kit/session.ts'
import type { TableGame } from '../kit/table/table.ts'
import { formatMove, parseMove } from './fen.ts'
import type { Move } from './generate.ts'
import { glyphOf, scriptOf } from './glyphs.ts'
import { type Side, sideOf } from './pieces.ts'
import { LEVELS, type Level, type Position, RESIGN, rules, type Setup } from './rules.ts'

const levelOf = (variant: string): Level => LEVELS.find((level) => level === variant) ?? 'medium'

/** A new game on a side, with pieces marked as they were. */
export const setupOf = (level: string, side: Side, hasLetters?: boolean): Setup => ({
  level: levelOf(level),
  side,
  seed: newSeed(),
  hasLetters,
})

/** Which round a move belongs to, both sides' moves together being one; from 1. @param count of moves before it */
export const roundOf = (count: number): number => Math.floor(count / 2) + 1

const RESIGN_TEXT = '----'

/** Xiangqi as its table needs to know it. */
export const game: TableGame<Setup, Position, Move> = {
  rules,
  isDuel: true,
  newSetup: (variant) => setupOf(variant, 1),
  variantOf: ({ level }) => level,
  outcomeOf: ({ end }, { side }) => {
    if (end === undefined) return undefined
    return end.winner === 0 ? 'drawn' : end.winner === side ? 'won' : 'lost'
  },
  // who takes something leaves nothing before it that could come again
  soundOf: ({ past }) => (past.length === 1 ? 'gain' : 'move'),
  setupSchema: v.object({
    level: v.picklist(LEVELS),
    side: v.picklist([1, 2]),
    seed: v.number(),
    hasLetters: v.optional(v.boolean()),
  }),
  encodeMoves: (moves) => moves.map((move) => (move === RESIGN ? RESIGN_TEXT : formatMove(move))).join(''),
  decodeMoves: (text) => {
    if (!/^([a-i]\d[a-i]\d)*(----)?$/.test(text)) return undefined
    return [...text.matchAll(/.{4}/g)].map(([move]) => (move === RESIGN_TEXT ? RESIGN : parseMove(move)))
  },
  describe: ({ board }, { moves }) => ({
    progress: { round: roundOf(moves.length) },
    picture: {
      columns: 9,
      ground: '#ecdab6',
      cells: board.map((piece) => ({
        text: glyphOf(piece, scriptOf(session.get().language)),
        fill: sideOf(piece) === 2 ? '#27403e' : sideOf(piece) === 1 ? '#fbf0da' : '#f3e6c9',
        ink: sideOf(piece) === 2 ? '#f4efe0' : '#a92f21',
      })),
    },
  }),
}
