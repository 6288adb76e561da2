import * as v from 'valibot'
import { newSeed } from '../kit/random.ts'
import type { TableGame } from '../kit/table/table.ts'
import { type Cell, SIZE } from './cells.ts'
import { LEVELS, type Level, type Position, rules, type Setup, type Side, winnerOf } from './rules.ts'

const levelOf = (variant: string): Level => LEVELS.find((level) => level === variant) ?? 'medium'

/** A new game on a side. */
export const setupOf = (level: string, side: Side): Setup => ({ level: levelOf(level), side, seed: newSeed() })

/** Gomoku as its table needs to know it. */
export const game: TableGame<Setup, Position, Cell> = {
  rules,
  isDuel: true,
  newSetup: (variant) => setupOf(variant, 1),
  variantOf: ({ level }) => level,
  outcomeOf: (position, { side }) => {
    const winner = winnerOf(position)
    if (winner === undefined) return undefined
    return winner === 0 ? 'drawn' : winner === side ? 'won' : 'lost'
  },
  setupSchema: v.object({ level: v.picklist(LEVELS), side: v.picklist([1, 2]), seed: v.number() }),
  encodeMoves: (moves) => moves.map((cell) => cell.toString(36).padStart(2, '0')).join(''),
  decodeMoves: (text) => {
    if (!/^([0-6][0-9a-z]){0,225}$/.test(text)) return undefined
    return [...text.matchAll(/../g)].map(([cell]) => Number.parseInt(cell, 36))
  },
  describe: ({ cells }, { moves }) => ({
    progress: { moves: moves.length },
    picture: {
      columns: SIZE,
      ground: '#c99d57',
      cells: cells.map((stone) => ({
        text: stone === 0 ? '' : '●',
        fill: '#ecc98b',
        ink: stone === 2 ? '#fffdf6' : '#1b2622',
      })),
    },
  }),
}
