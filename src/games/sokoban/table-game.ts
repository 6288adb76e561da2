import * as v from 'valibot'
import type { BoardPicture } from '../../shared/games/bridge.ts'
import type { TableGame } from '../kit/table/table.ts'
import { LEVELS, type LevelId } from './levels.ts'
import { decodeMoves, encodeMoves } from './moves.ts'
import { homeCount, isSolved, type Move, type Position, rules, type Setup } from './rules.ts'

export const IDS: readonly LevelId[] = LEVELS.map(({ id }) => id)

/** The number of a level, from 1. */
export const numberOf = (level: LevelId): number => IDS.indexOf(level) + 1

/** Sokoban as its table needs to know it. */
export const game: TableGame<Setup, Position, Move> = {
  rules,
  newSetup: (variant) => ({ level: IDS.find((id) => id === variant) ?? LEVELS[0].id }),
  variantOf: ({ level }) => level,
  outcomeOf: (position) => (isSolved(position) ? 'won' : undefined),
  soundOf: (after, before) => (homeCount(after) > homeCount(before) ? 'gain' : 'move'),
  setupSchema: v.object({ level: v.picklist(IDS) }),
  encodeMoves,
  decodeMoves,
  describe: (position, { setup, moves }) => ({
    progress: { level: numberOf(setup.level), moves: moves.length },
    picture: pictureOf(position),
  }),
}

function pictureOf({ room, boxes, keeper }: Position): BoardPicture {
  const look = (cell: number): BoardPicture['cells'][number] => {
    if (room.floor[cell] !== true) return { text: '', fill: '#9c8268', ink: '#ffffff' }
    const isGoal = room.goals.has(cell)
    if (boxes.includes(cell)) return { text: isGoal ? '✓' : '', fill: isGoal ? '#5c9a72' : '#dc9f58', ink: '#ffffff' }
    return { text: cell === keeper ? '●' : isGoal ? '○' : '', fill: '#f3e7d1', ink: isGoal ? '#3f8d65' : '#0b7a72' }
  }
  return { columns: room.columns, ground: '#9c8268', cells: [...room.floor.keys()].map(look) }
}
