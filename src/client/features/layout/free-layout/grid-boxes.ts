import type { Item } from '../../../../shared/entities/item.ts'
import type { Box } from '../../../lib/geometry/box.ts'
import { type GridMetrics, gridInset, placeTiles } from '../../desk/tiles/index.ts'

/** The boxes in which the grid shows tiles on a page of this width, in px of the page, by id. */
export function gridBoxes(
  children: readonly Pick<Item, 'id' | 'size'>[],
  grid: GridMetrics,
  width: number,
): ReadonlyMap<string, Box> {
  const { columns, icon, gapX, gapY } = grid
  const placements = placeTiles(
    children.map(({ size }) => size),
    columns,
  )
  const left = (width + gridInset(placements, grid, width) - columns * (icon + gapX) + gapX) / 2
  return new Map(
    children.flatMap(({ id }, at): readonly [string, Box][] => {
      const placement = placements[at]
      if (placement === undefined) return []
      const box = {
        x: left + placement.column * (icon + gapX),
        y: placement.row * (icon + gapY),
        width: placement.columns * (icon + gapX) - gapX,
        height: placement.rows * (icon + gapY) - gapY,
      }
      return [[id, box]]
    }),
  )
}
