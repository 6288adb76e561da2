import type { Direction } from '../kit/input/direction.ts'
import { CELLS, cellBeside, type Grid, isInRun, swapped } from './grid.ts'

/** A move: two neighbours change places. The one that is moved comes to `to`. */
export interface Swap {
  readonly from: number
  readonly to: number
}

const DIRECTIONS: readonly Direction[] = ['up', 'right', 'down', 'left']
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const DIRECTION_SIGNS = 'urdl'

/** Every pair of neighbours once. */
const PAIRS: readonly Swap[] = Array.from({ length: CELLS }, (_, from) => from).flatMap((from) =>
  (['right', 'down'] as const).flatMap((direction) => {
    const to = cellBeside(from, direction)
    return to === undefined ? [] : [{ from, to }]
  }),
)

/** Whether two pieces do something together wherever they lie: a rainbow with any, two special ones. */
export function isCombination(board: Grid, { from, to }: Swap): boolean {
  const [one, other] = [board[from], board[to]]
  if (one?.special === 'rainbow' || other?.special === 'rainbow') return true
  return one?.special !== undefined && other?.special !== undefined
}

const areNeighbours = ({ from, to }: Swap): boolean =>
  DIRECTIONS.some((direction) => cellBeside(from, direction) === to)

/** Whether a swap clears something: others are not allowed. */
export function isAllowed(board: Grid, swap: Swap): boolean {
  if (board[swap.from] === undefined || !areNeighbours(swap)) return false
  if (isCombination(board, swap)) return true
  const after = swapped(board, swap.from, swap.to)
  return isInRun(after, swap.from) || isInRun(after, swap.to)
}

/** All swaps that are allowed, each pair once. */
export const allowedSwaps = (board: Grid): readonly Swap[] => PAIRS.filter((swap) => isAllowed(board, swap))

export const canSwap = (board: Grid): boolean => PAIRS.some((swap) => isAllowed(board, swap))

/** Moves as a short text: two signs each, the cell and the direction. */
export const encodeMoves = (moves: readonly Swap[]): string =>
  moves
    .map(({ from, to }) => {
      const direction = DIRECTIONS.findIndex((one) => cellBeside(from, one) === to)
      return `${SIGNS[from]}${DIRECTION_SIGNS[direction]}`
    })
    .join('')

/** The moves of a text; undefined if it is none. */
export function decodeMoves(text: string): readonly Swap[] | undefined {
  if (!/^(?:[\w-][urdl])*$/.test(text)) return undefined
  const moves: Swap[] = []
  for (const [, sign = '', towards = ''] of text.matchAll(/(.)(.)/g)) {
    const from = SIGNS.indexOf(sign)
    const to = cellBeside(from, DIRECTIONS[DIRECTION_SIGNS.indexOf(towards)] ?? 'up')
    if (to === undefined) return undefined
    moves.push({ from, to })
  }
  return moves
}
