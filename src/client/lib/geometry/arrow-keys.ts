/** An arrangement of cells, filled row by row. */
export interface CellLayout {
  /** Cells in a row: 1 is a column, Infinity a single row. */
  readonly columns: number
  /** Beyond an edge: by default nowhere; into the neighbouring row; or, in one line of cells, around its ends. */
  readonly overflow?: 'next-row' | 'wrap'
}

/** Where an arrow key leads, to the right and down. */
export const ARROW_STEPS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The index of the cell after an arrow key, from cell `index` of `count`; undefined if the key leads to none. */
export function indexAfterArrow(
  key: string,
  index: number,
  count: number,
  { columns, overflow }: CellLayout,
): number | undefined {
  const [dx, dy] = ARROW_STEPS[key] ?? [0, 0]
  const step = dy === 0 ? dx : dy * columns
  if (step === 0 || index >= count || !Number.isFinite(step) || (dx !== 0 && columns === 1)) return undefined
  if (overflow === 'wrap') return (index + step + count) % count
  const column = (index % columns) + dx
  if (overflow === undefined && (column < 0 || column >= columns)) return undefined
  const to = index + step
  return to >= 0 && to < count ? to : undefined
}

/** Like `indexAfterArrow`; Home and End lead to the first and the last cell. */
export function indexAfterKey(key: string, index: number, count: number, layout: CellLayout): number | undefined {
  if (count > 0 && key === 'Home') return 0
  if (count > 0 && key === 'End') return count - 1
  return indexAfterArrow(key, index, count, layout)
}
