const SIDE = 3
const CELLS = SIDE ** 2

const NEIGHBOURS = Array.from({ length: CELLS }, (_, cell) =>
  Array.from({ length: CELLS }, (_, other) => other).filter((other) => distance(cell, other) === 1),
)

/** How many steps lie between two cells. */
function distance(a: number, b: number): number {
  return Math.abs((a % SIDE) - (b % SIDE)) + Math.abs(Math.floor(a / SIDE) - Math.floor(b / SIDE))
}

/** How far a tile in a cell is from where it belongs. */
const wayHome = (tile: number, cell: number): number => (tile === 0 ? 0 : distance(cell, tile - 1))

/**
 * The fewest steps that solve 3 x 3 tiles, by IDA*: 31 at most.
 * @param tiles by rows, 0 for the gap, of an order that can be solved
 * @returns the cells that the gap goes to, one after another
 */
export function shortestSteps(tiles: readonly number[]): readonly number[] {
  const board = [...tiles]
  const steps: number[] = []
  /** Looks for the end within so many steps. @returns 0 if it is found, else how many are needed at least */
  const search = (gap: number, before: number, far: number, limit: number): number => {
    if (far === 0) return 0
    let least = Number.POSITIVE_INFINITY
    for (const cell of NEIGHBOURS[gap] ?? []) {
      if (cell === before) continue
      const tile = board[cell] ?? 0
      const farther = far - wayHome(tile, cell) + wayHome(tile, gap)
      const needed = steps.length + 1 + farther
      if (needed > limit) {
        least = Math.min(least, needed)
        continue
      }
      board[gap] = tile
      board[cell] = 0
      steps.push(cell)
      const found = search(cell, gap, farther, limit)
      if (found === 0) return 0
      steps.pop()
      board[cell] = tile
      board[gap] = 0
      least = Math.min(least, found)
    }
    return least
  }
  const far = tiles.reduce((sum, tile, cell) => sum + wayHome(tile, cell), 0)
  let limit = far
  while (limit !== 0 && Number.isFinite(limit)) limit = search(tiles.indexOf(0), -1, far, limit)
  return steps
}
