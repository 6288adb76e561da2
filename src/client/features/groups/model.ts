import { parseSize } from '../../../shared/lib/size.ts'

const SMALLEST = { rows: 1, columns: 1 }

/** A tile's place in the grid, counted from 0, in cells. */
export interface Place {
  readonly row: number
  readonly column: number
  readonly rows: number
  readonly columns: number
}

/** How many columns of `icon` px with gaps of `gap` px fit into `width` px; at least one. */
export function columnsFor(width: number, icon: number, gap: number): number {
  return Math.max(1, Math.floor((width + gap) / (icon + gap)))
}

/**
 * Places tiles one after the other into the first free cells that hold them, row by row. A tile wider than the grid
 * takes the whole width. Every tile gets exactly one place and no two overlap.
 */
export function placeTiles(sizes: readonly string[], columns: number): readonly Place[] {
  const taken = new Set<number>()
  const cell = (row: number, column: number) => row * columns + column
  const cellsOf = ({ row, column, rows, columns: wide }: Place) =>
    Array.from({ length: rows * wide }, (_, n) => cell(row + Math.floor(n / wide), column + (n % wide)))

  /** Nothing before this cell is free. */
  let first = 0
  return sizes.map((text) => {
    const size = parseSize(text) ?? SMALLEST
    const wide = Math.min(size.columns, columns)
    for (let at = first; ; at += 1) {
      const place = { row: Math.floor(at / columns), column: at % columns, rows: size.rows, columns: wide }
      if (place.column + wide > columns || cellsOf(place).some((one) => taken.has(one))) continue
      for (const one of cellsOf(place)) taken.add(one)
      while (taken.has(first)) first += 1
      return place
    }
  })
}
