import { indexAfterArrow } from '../../../../lib/geometry/arrow-keys.ts'

/**
 * The cell that a key leads to, among cells in blocks one below the other, each of which begins a row.
 * @param index of the cell, counted over all blocks
 * @param counts of the cells of each block, at least one
 * @returns the index; undefined if the key leads nowhere
 */
export function cellAfterKey(
  key: string,
  index: number,
  counts: readonly number[],
  columns: number,
): number | undefined {
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (key === 'Home') return 0
  if (key === 'End') return all - 1
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return indexAfterArrow(key, index, all, { columns: Number.POSITIVE_INFINITY })
  let [block, first] = [0, 0]
  while (index >= first + (counts[block] ?? all)) first += counts[block++] ?? 0
  const [count = 0, column] = [counts[block], (index - first) % columns]
  if (key === 'ArrowDown') {
    if (index + columns < first + count) return index + columns
    // a last row that is shorter is still below
    if (Math.floor((index - first) / columns) < Math.floor((count - 1) / columns)) return first + count - 1
    const below = counts[block + 1]
    return below === undefined ? undefined : first + count + Math.min(column, below - 1)
  }
  if (key !== 'ArrowUp') return undefined
  if (index - columns >= first) return index - columns
  const above = counts[block - 1]
  if (above === undefined) return undefined
  const lastRow = Math.floor((above - 1) / columns) * columns
  return first - above + Math.min(lastRow + column, above - 1)
}
