import { createRandom, type Random } from '../kit/random.ts'
import { CELLS } from './grid.ts'
import { type Level, levelOf } from './levels.ts'
import { type Grid, isUnique, solutionsOf } from './solve.ts'

/** A grid with one solution, and that solution. */
export interface Puzzle {
  readonly givens: Grid
  readonly solution: Grid
}

/** How many digits are left to begin with, at least. */
const FEWEST: Readonly<Record<Level, number>> = { easy: 36, medium: 28, hard: 24, expert: 22 }

const EMPTY: Grid = CELLS.map(() => 0)

/** Takes digits away in pairs that lie opposite one another, while the solution stays the only one. */
function dig(solution: Grid, fewest: number, random: Random): Grid {
  const givens = [...solution]
  let left = 81
  for (const cell of random.shuffled(CELLS.slice(0, 41))) {
    const pair = [...new Set([cell, 80 - cell])]
    if (left - pair.length < fewest) continue
    for (const one of pair) givens[one] = 0
    if (isUnique(givens)) left -= pair.length
    else for (const one of pair) givens[one] = solution[one] ?? 0
  }
  return givens
}

/** A puzzle of a level: the same seed gives the same one for ever, as stored games and puzzles of a day depend on it. */
export function createPuzzle(level: Level, seed: number): Puzzle {
  const random = createRandom(seed)
  for (;;) {
    const [solution = EMPTY] = solutionsOf(EMPTY, 1, random)
    const givens = dig(solution, FEWEST[level], random)
    if (levelOf(givens) === level) return { givens, solution }
  }
}
