import type { Random } from '../kit/random.ts'
import { ALL_DIGITS, bitOf, boxOf, CELLS, columnOf, countOf, digitsOf, rowOf } from './grid.ts'

/** The digit of each cell, 0 where none is. */
export type Grid = readonly number[]

/** Which digits rows, columns and boxes have already. */
interface Used {
  readonly rows: number[]
  readonly columns: number[]
  readonly boxes: number[]
}

const freeOf = ({ rows, columns, boxes }: Used, cell: number): number =>
  ALL_DIGITS & ~((rows[rowOf(cell)] ?? 0) | (columns[columnOf(cell)] ?? 0) | (boxes[boxOf(cell)] ?? 0))

function toggle({ rows, columns, boxes }: Used, cell: number, bit: number): void {
  rows[rowOf(cell)] = (rows[rowOf(cell)] ?? 0) ^ bit
  columns[columnOf(cell)] = (columns[columnOf(cell)] ?? 0) ^ bit
  boxes[boxOf(cell)] = (boxes[boxOf(cell)] ?? 0) ^ bit
}

/** The digits of a grid by houses; undefined if one stands twice in a house. */
function usedBy(grid: Grid): Used | undefined {
  const used: Used = { rows: new Array(9).fill(0), columns: new Array(9).fill(0), boxes: new Array(9).fill(0) }
  for (const cell of CELLS) {
    const digit = grid[cell] ?? 0
    if (digit === 0) continue
    if ((freeOf(used, cell) & bitOf(digit)) === 0) return undefined
    toggle(used, cell, bitOf(digit))
  }
  return used
}

/**
 * The solutions of a grid, at most so many: always the cell with the fewest digits left is tried.
 * @param random in which order digits are tried; in their own without it
 */
export function solutionsOf(grid: Grid, most: number, random?: Random): readonly Grid[] {
  const used = usedBy(grid)
  if (used === undefined) return []
  const values = [...grid]
  const open = CELLS.filter((cell) => values[cell] === 0)
  const found: Grid[] = []
  const search = (left: number) => {
    if (left === 0) {
      found.push([...values])
      return
    }
    const at = narrowest(open, left, used)
    const cell = open[at] ?? 0
    const free = freeOf(used, cell)
    ;[open[at], open[left - 1]] = [open[left - 1] ?? 0, cell]
    const digits = digitsOf(free)
    for (const digit of random?.shuffled(digits) ?? digits) {
      values[cell] = digit
      toggle(used, cell, bitOf(digit))
      search(left - 1)
      toggle(used, cell, bitOf(digit))
      values[cell] = 0
      if (found.length >= most) break
    }
    ;[open[left - 1], open[at]] = [open[at] ?? 0, cell]
  }
  search(open.length)
  return found
}

/** Where among the first open cells the one with the fewest digits is. */
function narrowest(open: readonly number[], left: number, used: Used): number {
  let [best, fewest] = [0, 10]
  for (let at = 0; at < left && fewest > 1; at++) {
    const count = countOf(freeOf(used, open[at] ?? 0))
    if (count < fewest) [best, fewest] = [at, count]
  }
  return best
}

/** Whether a grid has one solution and no other. */
export const isUnique = (grid: Grid): boolean => solutionsOf(grid, 2).length === 1
