import { type Placement, placeTiles } from './model.ts'

/**
 * Where in the order of a page a new tile fills the first hole of its size, else the end of the page: no other tile moves.
 * Of several such places it is the one that follows the tiles that begin before the hole, as one reads them.
 * @param sizes of the page's tiles in order, rows by columns, e.g. `2x4`
 */
export function firstHole(sizes: readonly string[], size: string, columns: number): number {
  const placements = placeTiles([...sizes, size], columns)
  const hole = placements.at(-1)
  if (hole === undefined) return sizes.length
  const read = 1 + placements.slice(0, -1).findLastIndex((tile) => isBefore(tile, hole))
  for (let index = read; index < sizes.length; index++) {
    // with fewer tiles before it a larger hole may still be free above
    const placed = placeTiles([...sizes.slice(0, index), size], columns).at(-1)
    if (placed?.row === hole.row && placed.column === hole.column) return index
  }
  return sizes.length
}

const isBefore = (one: Placement, other: Placement): boolean =>
  one.row < other.row || (one.row === other.row && one.column < other.column)
