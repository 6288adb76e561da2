import type { Direction } from '../kit/input/direction.ts'
import { createRandom } from '../kit/random.ts'
import type { Rules } from '../kit/record.ts'

/** What a game begins with: how many cells a side has, and what decides the order of the tiles. */
export interface Setup {
  readonly size: number
  readonly seed: number
}

export interface Position {
  readonly size: number
  /** The number in each cell, by rows; 0 is the gap. */
  readonly tiles: readonly number[]
}

/** A cell that is pressed: its tile moves to the gap, with all tiles between. */
export type Move = number

/** The order that is looked for: 1, 2, 3 … and the gap last. */
export const solvedTiles = (size: number): readonly number[] =>
  Array.from({ length: size ** 2 }, (_, cell) => (cell + 1) % size ** 2)

/** Whether the number is in the cell where it belongs. */
export const isHome = (tile: number, cell: number): boolean => tile === cell + 1

/** How many tiles are where they belong. */
export const countHome = ({ tiles }: Position): number => tiles.filter(isHome).length

export const isSolved = (position: Position): boolean => countHome(position) === position.size ** 2 - 1

/**
 * Whether an order can be reached. A step along a row leaves the parity of the inversions as it is, one along a column
 * passes `size - 1` tiles and moves the gap a row.
 */
export function isSolvable({ size, tiles }: Position): boolean {
  const numbers = tiles.filter((tile) => tile > 0)
  const inversions = numbers.reduce(
    (sum, tile, at) => sum + numbers.slice(at + 1).filter((later) => later < tile).length,
    0,
  )
  const rowsBelow = size - 1 - Math.floor(tiles.indexOf(0) / size)
  return (inversions + (size % 2 === 0 ? rowsBelow : 0)) % 2 === 0
}

/** The order with two tiles exchanged, which is the other parity. */
export function exchanged({ size, tiles }: Position): Position {
  const [one = 0, two = 0] = [...tiles.keys()].filter((cell) => tiles[cell] !== 0)
  return { size, tiles: tiles.with(one, tiles[two] ?? 0).with(two, tiles[one] ?? 0) }
}

/** An order by chance that can be solved, and is not. */
function shuffle({ size, seed }: Setup): Position {
  const random = createRandom(seed)
  for (;;) {
    const drawn = { size, tiles: random.shuffled(solvedTiles(size)) }
    const position = isSolvable(drawn) ? drawn : exchanged(drawn)
    if (!isSolved(position)) return position
  }
}

/** The cells from the gap to a cell, the gap first; undefined if they are not in one line. */
export function lineTo({ size, tiles }: Position, cell: number): readonly number[] | undefined {
  const gap = tiles.indexOf(0)
  if (!(cell in tiles) || cell === gap) return undefined
  const isRow = Math.floor(cell / size) === Math.floor(gap / size)
  if (!isRow && cell % size !== gap % size) return undefined
  const step = (isRow ? 1 : size) * Math.sign(cell - gap)
  return Array.from({ length: (cell - gap) / step + 1 }, (_, at) => gap + at * step)
}

export const rules: Rules<Setup, Position, Move> = {
  begin: shuffle,
  play(position, cell) {
    const line = lineTo(position, cell)
    if (line === undefined) return undefined
    const tiles = [...position.tiles]
    for (const [at, to] of line.entries()) tiles[to] = position.tiles[line[at + 1] ?? -1] ?? 0
    return { ...position, tiles }
  },
}

/**
 * The cell to press so that tiles move in a direction: the one beside the gap, or the last of that line. Undefined where
 * the gap is at the side that they would come from.
 */
export function cellFor({ size, tiles }: Position, direction: Direction, isWhole = false): number | undefined {
  const gap = tiles.indexOf(0)
  const [row, column] = [Math.floor(gap / size), gap % size]
  const room = { left: size - 1 - column, right: column, up: size - 1 - row, down: row }[direction]
  if (room === 0) return undefined
  const step = { left: 1, right: -1, up: size, down: -size }[direction]
  return gap + step * (isWhole ? room : 1)
}
