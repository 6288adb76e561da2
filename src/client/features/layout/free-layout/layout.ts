import { useStore } from 'zustand'
import type { Group, Item } from '../../../../shared/entities/item.ts'
import { useDocument } from '../../../core/documents/use-document.ts'
import { readScreen, type Screen, useScreen } from '../../../core/page/screen.ts'
import type { TileSize } from '../../../lib/tile/size.ts'
import { memoizeLast } from '../../../lib/values/memoize-last.ts'
import { seededRandom } from '../../../lib/values/seeded.ts'
import { iconSettings } from '../../data/home/index.ts'
import { type SideInsets, sidebarSettings, sideInsetsOf } from '../../desk/sidebar/index.ts'
import { type GridMetrics, gridMetricsFor, tileSizeOf } from '../../desk/tiles/index.ts'
import type { Frame } from './kernel/frame.ts'
import { fillPositions, type PlacementArea } from './kernel/placement/initial-placement.ts'
import { elementsOf, gridAt, type PageScale, pageScaleFor } from './kernel/placement/scale-to-width.ts'
import { pageHeight } from './page-height.ts'

/** A tile of a free page with its frame on this page. */
export type Element = Item & Frame

/** The geometry of a free page: its scale and edges, its grid as set (0: no grid), and its cells; px. */
export interface Canvas extends PageScale {
  /** Whether the page is wider than the window and scrolls sideways. */
  readonly isWide: boolean
  /** What sidebar and page dots take at the sides of the window. */
  readonly insets: SideInsets
  readonly gridPx: number
  readonly cell: Pick<GridMetrics, 'icon' | 'gapX' | 'gapY'>
}

/** The size of a tile in the sequential grid in px; the content of a tile is laid out at this size, then scaled. */
export function naturalSize(
  { size }: Pick<Item, 'size'>,
  { icon, gapX, gapY }: Canvas['cell'],
): Pick<Frame, 'w' | 'h'> {
  const { rows, columns } = tileSizeOf(size)
  return { w: columns * icon + (columns - 1) * gapX, h: rows * icon + (rows - 1) * gapY }
}

/** The scale of a tile's content, which fits it into the tile. */
export function enlargementOf(tile: Element, cell: Canvas['cell']): number {
  const natural = naturalSize(tile, cell)
  return Math.min(tile.w / natural.w, tile.h / natural.h)
}

/** The number of cells of a tile's content: those of its size; a resized folder has more, in steps of half a cell. */
export function cellsOf(tile: Element, cell: Canvas['cell']): TileSize {
  const size = tileSizeOf(tile.size)
  if (tile.component !== 'folder') return size
  const enlargement = enlargementOf(tile, cell)
  const cellsAlong = (px: number, gap: number) => Math.floor((2 * (px / enlargement + gap)) / (cell.icon + gap)) / 2
  return {
    rows: Math.max(size.rows, cellsAlong(tile.h, cell.gapY)),
    columns: Math.max(size.columns, cellsAlong(tile.w, cell.gapX)),
  }
}

/** The height of the area for tiles that were never placed, as a fraction of the page's width. */
const HEIGHT_PER_WIDTH = 0.35

const placementAreaOf = (canvas: Canvas): PlacementArea => ({
  ...canvas,
  height: canvas.width * HEIGHT_PER_WIDTH,
  grid: gridAt(canvas.gridPx, canvas),
})

const NOT_RENDERED: Parameters<typeof fillPositions>[2] = new Map()

/** Places every tile of a group: where it is rendered, else in pseudorandom free cells, the same for the same tiles. */
export const placedChildren = ({ id, children }: Group, canvas: Canvas, rendered = NOT_RENDERED): readonly Item[] =>
  fillPositions(children, placementAreaOf(canvas), rendered, (item) => naturalSize(item, canvas.cell), seededRandom(id))

/**
 * The elements of a free group, the last in front; unplaced ones in free cells. The same list while nothing changes.
 */
export const freeElements = memoizeLast((group: Group, canvas: Canvas): readonly Element[] =>
  elementsOf(placedChildren(group, canvas), canvas),
)

/** The canvas of a screen with these settings, and a page of this height; the same object while nothing changes. */
export const canvasOf = memoizeLast(
  (
    icons: ReturnType<typeof iconSettings.get>,
    sidebar: ReturnType<typeof sidebarSettings.get>,
    screen: Screen,
    height: number,
  ): Canvas => {
    const insets = sideInsetsOf(sidebar, screen.scale)
    const page = pageScaleFor({ ...insets, width: screen.width, height, icon: icons.iconSize })
    return {
      ...page,
      isWide: page.width > screen.width,
      insets,
      gridPx: icons.freeGridSize,
      cell: gridMetricsFor(icons, { ...screen, compact: false }),
    }
  },
)

export const currentCanvas = (): Canvas =>
  canvasOf(iconSettings.get(), sidebarSettings.get(), readScreen(), pageHeight.getState())

/** The current canvas; the component renders again when it changes. */
export function useCanvas(): Canvas {
  const icons = useDocument(iconSettings, (now) => now)
  const sidebar = useDocument(sidebarSettings, (now) => now)
  return canvasOf(icons, sidebar, useScreen(), useStore(pageHeight))
}
