import type { Random } from '../kit/random.ts'
import { findPath, type Grid, type Point } from './paths.ts'

/** Two cells that are joined, one after another, until the board is empty. */
export type Pair = readonly [from: number, to: number]

/** Of so many lines that are found the longest is taken: neighbours alone would be no game. */
const LINES_COMPARED = 3

/** Where everything lies after two have gone: with `doesFall` what lies above comes down. */
export function withoutPair<T>(
  grid: Grid,
  cells: readonly (T | undefined)[],
  [from, to]: Pair,
  doesFall: boolean,
): readonly (T | undefined)[] {
  const left = cells.map((one, cell) => (cell === from || cell === to ? undefined : one))
  return doesFall ? fallen(grid, left) : left
}

function fallen<T>({ columns, rows }: Grid, cells: readonly (T | undefined)[]): readonly (T | undefined)[] {
  const next = new Array<T | undefined>(cells.length).fill(undefined)
  for (let column = 0; column < columns; column++) {
    let free = rows - 1
    for (let row = rows - 1; row >= 0; row--) {
      const one = cells[row * columns + column]
      if (one === undefined) continue
      next[free * columns + column] = one
      free -= 1
    }
  }
  return next
}

/**
 * A way to clear a board whatever lies on it, found by clearing it: two that go together get the same picture, so that
 * it can be cleared so. There always is one: what lies alone in the first row reaches the first of any other row by the
 * border, and of two in the first row one reaches the other.
 * @param cells what lies where, each one another @returns which go together, in their order
 */
export function clearing<T>(
  grid: Grid,
  cells: readonly (T | undefined)[],
  doesFall: boolean,
  random: Random,
): readonly (readonly [T, T])[] {
  const pairs: [T, T][] = []
  let left = cells
  for (let count = cells.filter((one) => one !== undefined).length; count > 1; count -= 2) {
    const [from, to] = anyPair(grid, left, random)
    const [one, other] = [left[from], left[to]]
    if (one !== undefined && other !== undefined) pairs.push([one, other])
    left = withoutPair(grid, left, [from, to], doesFall)
  }
  return pairs
}

/** Two cells that a line can join, whatever lies on them. */
function anyPair<T>(grid: Grid, cells: readonly (T | undefined)[], random: Random): Pair {
  const taken = random.shuffled([...cells.keys()].filter((cell) => cells[cell] !== undefined))
  const isTaken = (cell: number) => cells[cell] !== undefined
  for (const [at, from] of taken.entries()) {
    const lines: { readonly pair: Pair; readonly length: number }[] = []
    for (const to of taken.slice(at + 1)) {
      const path = findPath(grid, isTaken, from, to)
      if (path !== undefined) lines.push({ pair: [from, to], length: lengthOf(path) })
      if (lines.length === LINES_COMPARED) break
    }
    const [longest] = lines.toSorted((a, b) => b.length - a.length)
    if (longest !== undefined) return longest.pair
  }
  throw new RangeError('no two cells can be joined')
}

const lengthOf = (path: readonly Point[]): number =>
  path
    .slice(1)
    .reduce((sum, { x, y }, at) => sum + Math.abs(x - (path[at]?.x ?? x)) + Math.abs(y - (path[at]?.y ?? y)), 0)
