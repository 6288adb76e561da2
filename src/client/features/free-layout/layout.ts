import type { Group, Item } from '../../../shared/entities/item.ts'
import { memoizeLast } from '../../../shared/lib/data/memoize-last.ts'
import { seededRandom } from '../../../shared/lib/data/seeded.ts'
import type { TileSize } from '../../../shared/lib/tile/size.ts'
import { readScreen, type Screen } from '../../core/screen.ts'
import { iconSettings } from '../home/index.ts'
import { type GridMetrics, gridMetricsFor, tileSizeOf } from '../tiles/index.ts'
import type { Frame } from './kernel/frame.ts'
import { fillPositions, type Room } from './kernel/initial-placement.ts'
import { elementsOf, gridAt } from './kernel/scale-to-width.ts'

/** A tile of a free page, where it is seen. */
export type Element = Item & Frame

/** What decides where the tiles of a free page are seen: the width of the page, its grid (0: none), and how large a cell is. */
export interface Canvas {
  readonly width: number
  readonly gridPx: number
  readonly cell: Pick<GridMetrics, 'icon' | 'gapX' | 'gapY'>
}

/** How large a tile of this size is in the sequential grid, in px: so large is what lies in it drawn, before it is enlarged. */
export function naturalSize(
  { size }: Pick<Item, 'size'>,
  { icon, gapX, gapY }: Canvas['cell'],
): Pick<Frame, 'w' | 'h'> {
  const { rows, columns } = tileSizeOf(size)
  return { w: columns * icon + (columns - 1) * gapX, h: rows * icon + (rows - 1) * gapY }
}

/** By how much what lies in a tile is enlarged, so that it fills it one way and has more room the other. */
export function enlargementOf(tile: Element, cell: Canvas['cell']): number {
  const natural = naturalSize(tile, cell)
  return Math.min(tile.w / natural.w, tile.h / natural.h)
}

/** How many cells a tile's content fills: those of its size; in a folder half cells too, as many as it has been made room for. */
export function cellsOf(tile: Element, cell: Canvas['cell']): TileSize {
  const size = tileSizeOf(tile.size)
  if (tile.component !== 'folder') return size
  const enlargement = enlargementOf(tile, cell)
  const along = (px: number, gap: number) => Math.floor((2 * (px / enlargement + gap)) / (cell.icon + gap)) / 2
  return {
    rows: Math.max(size.rows, along(tile.h, cell.gapY)),
    columns: Math.max(size.columns, along(tile.w, cell.gapX)),
  }
}

/** What of a page's height is filled with tiles that have never been placed, as a part of its width. */
const HEIGHT_OF_WIDTH = 0.35

const roomOf = ({ width, gridPx }: Canvas): Room => ({
  width,
  height: width * HEIGHT_OF_WIDTH,
  grid: gridAt(gridPx, width),
})

const NOWHERE: Parameters<typeof fillPositions>[2] = new Map()

/**
 * Gives every tile of a group a place: where it is drawn, else in free cells that look random and are always the same for the
 * same tiles.
 */
export const placedChildren = ({ id, children }: Group, paper: Canvas, drawn = NOWHERE): readonly Item[] =>
  fillPositions(children, roomOf(paper), drawn, (item) => naturalSize(item, paper.cell), seededRandom(id))

/**
 * The tiles of a free group as they are seen, in their order, the last in front. What was never placed is shown somewhere
 * free. The same list as long as nothing about it changes.
 */
export const freeElements = memoizeLast((group: Group, paper: Canvas): readonly Element[] =>
  elementsOf(placedChildren(group, paper), paper.width),
)

/** The paper of a screen with these settings; the same one as long as nothing about it changes. */
export const canvasOf = memoizeLast(
  (values: ReturnType<typeof iconSettings.get>, screen: Screen): Canvas => ({
    width: screen.width,
    gridPx: values.freeGridSize,
    cell: gridMetricsFor(values, screen),
  }),
)

export const currentCanvas = (): Canvas => canvasOf(iconSettings.get(), readScreen())
