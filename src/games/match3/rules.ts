import { createRandom, type Random } from '../kit/random.ts'
import type { Rules } from '../kit/record.ts'
import { type Grid, rowOf, swapped } from './grid.ts'
import {
  finale,
  firstClearing,
  freshBoard,
  pointsOf,
  type Step,
  settled,
  shuffled,
  type Turn,
  withCleared,
  withStep,
} from './steps.ts'
import { allowedSwaps, canSwap, isAllowed, type Swap } from './swaps.ts'

/** Thirty moves with six shapes, or with five; or so many that nobody counts them. */
export const WAYS = ['moves30', 'easy30', 'zen'] as const
export type Way = (typeof WAYS)[number]

export interface Setup {
  readonly way: Way
  readonly seed: number
}

/** How many shapes there are, and how many moves; a zen game ends before it takes long to be played again. */
const LIMITS: Readonly<Record<Way, { readonly kinds: number; readonly moves: number }>> = {
  moves30: { kinds: 6, moves: 30 },
  easy30: { kinds: 5, moves: 30 },
  zen: { kinds: 6, moves: 2000 },
}

export interface Position extends Setup {
  readonly cells: Grid
  readonly score: number
  /** What the last move has brought, and how often pieces were cleared by it. */
  readonly gain: number
  readonly rounds: number
  readonly moves: number
  readonly nextId: number
}

export const movesLeft = ({ way, moves }: Pick<Position, 'way' | 'moves'>): number => LIMITS[way].moves - moves

/** What chance decides in a move depends on the seed and the number of the move alone. */
const randomOf = (seed: number, move: number): Random => createRandom(Math.imul(seed ^ move, 0x9e37_79b1) + move)

/** What a swap does, step by step, and the position after it; undefined if it is not allowed. */
export function playSwap(
  before: Position,
  swap: Swap,
): { readonly steps: readonly Step[]; readonly position: Position } | undefined {
  const { way, seed, cells, score, nextId } = before
  const clearing = movesLeft(before) > 0 && isAllowed(cells, swap) ? firstClearing(cells, swap) : undefined
  if (clearing === undefined) return undefined
  const [moves, { kinds }] = [before.moves + 1, LIMITS[way]]
  const random = randomOf(seed, moves)
  const idle: Turn = { cells, score, round: 0, nextId, steps: [] }
  const begun = withStep(idle, 'swapped', swapped(cells, swap.from, swap.to))
  const rested = settled(withCleared(begun, clearing, random, kinds), random, kinds)
  const isLast = movesLeft({ way, moves }) === 0
  const ended = isLast
    ? finale(rested, random, kinds)
    : canSwap(rested.cells)
      ? rested
      : shuffled(rested, random, kinds)
  return {
    steps: ended.steps,
    position: {
      ...before,
      cells: ended.cells,
      score: ended.score,
      gain: ended.score - score,
      rounds: ended.round,
      moves,
      nextId: ended.nextId,
    },
  }
}

export const rules: Rules<Setup, Position, Swap> = {
  begin({ way, seed }) {
    const { cells, nextId } = freshBoard(randomOf(seed, 0), LIMITS[way].kinds, 1)
    return { way, seed, cells, score: 0, gain: 0, rounds: 0, moves: 0, nextId }
  },
  play: (position, swap) => playSwap(position, swap)?.position,
}

/** The swap that brings most at first; of equal ones the lowest, as more pieces fall there. */
export function advise(board: Grid): Swap | undefined {
  let [best, most]: [Swap | undefined, number] = [undefined, -1]
  for (const swap of allowedSwaps(board)) {
    const clearing = firstClearing(board, swap)
    const value = clearing === undefined ? -1 : pointsOf(clearing, 1) + rowOf(Math.max(swap.from, swap.to))
    if (value > most) [best, most] = [swap, value]
  }
  return best
}
