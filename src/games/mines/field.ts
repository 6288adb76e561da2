import { createRandom, type Random } from '../kit/random.ts'
import { cellCount, type Field, type Grid, MINE, neighboursOf } from './grid.ts'
import { isSolvable } from './solve.ts'

/** Mines anywhere but in and around the first cell. */
function scatter(grid: Grid, first: number, random: Random): Field {
  const near = neighboursOf(grid)
  const kept = new Set([first, ...(near[first] ?? [])])
  const free = Array.from({ length: cellCount(grid) }, (_, cell) => cell).filter((cell) => !kept.has(cell))
  const mines = new Set(random.shuffled(free).slice(0, grid.mines))
  return near.map((cells, cell) => (mines.has(cell) ? MINE : cells.filter((other) => mines.has(other)).length))
}

/**
 * The board that the first press makes: nothing lies in that cell nor around it. The same seed and cell give the same
 * board for ever, as stored games depend on it.
 * @param isGuessFree whether logic alone must lead from that press to the end
 */
export function createField(grid: Grid, seed: number, first: number, isGuessFree: boolean): Field {
  const random = createRandom(Math.imul(seed ^ first, 0x9e37_79b1) + first)
  for (;;) {
    const field = scatter(grid, first, random)
    if (!isGuessFree || isSolvable(grid, field, first)) return field
  }
}
