import type { CSSProperties } from 'react'

/** Rows by columns, each 1 to 6, in the product's order: 2×4 is two rows, four columns. */
export interface TileSize {
  readonly rows: number
  readonly columns: number
}

/** A tile's size outside the grid: n cells and the n − 1 gaps between them. */
export const tileBox = ({ rows, columns }: TileSize): CSSProperties => ({
  width: `calc(${columns} * var(--gk-icon) + ${columns - 1} * var(--gk-gap-x))`,
  height: `calc(${rows} * var(--gk-icon) + ${rows - 1} * var(--gk-gap-y))`,
})
