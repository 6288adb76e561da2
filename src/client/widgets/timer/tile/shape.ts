import type { TileProps } from '../../../kit/widget.ts'

export type TileSize = Pick<TileProps, 'rows' | 'columns'>

/** How a tile is laid out: a badge, a strip, a column, a ring with its control, that beside more, or above it. */
export type Shape = 'cell' | 'strip' | 'column' | 'whole' | 'wide' | 'large'

export function shapeOf({ rows, columns }: TileSize): Shape {
  if (columns === 1) return rows === 1 ? 'cell' : 'column'
  if (rows === 1) return 'strip'
  if (columns > 2 && columns > rows) return 'wide'
  return columns > 3 ? 'large' : 'whole'
}
