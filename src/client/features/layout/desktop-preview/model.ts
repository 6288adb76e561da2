import { FREE_LAYOUT } from '../../../../shared/constants.ts'
import type { Group, Home, Item } from '../../../../shared/entities/item.ts'
import { isFaceReference } from '../../../lib/tile/face-reference.ts'
import type { TileSize } from '../../../lib/tile/size.ts'
import { seededRandom } from '../../../lib/values/seeded.ts'
import { type DockSettings, footHeightOf, isOpenable } from '../../desk/dock/model.ts'
import {
  type GridMetrics,
  type GridSettings,
  gridInset,
  gridMetricsFor,
  miniatureCount,
  placeTiles,
  tileSizeOf,
} from '../../desk/tiles/model.ts'
import { type Frame, movedBy } from '../free-layout/kernel/frame.ts'
import { boundsOf, type Edges } from '../free-layout/kernel/geometry.ts'
import { fillPositions } from '../free-layout/kernel/placement/initial-placement.ts'
import { contentHeight, elementsOf, pageScaleFor } from '../free-layout/kernel/placement/scale-to-width.ts'

/** A screen of the desktop: its width in px, and the factor of the home screen's sizes. */
interface Screen {
  readonly width: number
  readonly mobile: boolean
  readonly scale: number
}

/** What decides, beside its tiles, how a desktop looks. */
export interface Surroundings {
  readonly icons: GridSettings & { readonly freeGridSize: number }
  readonly dock: DockSettings
  /** What sidebar and page dots take at the sides of a free page, in px. */
  readonly insets: Edges
  readonly screen: Screen
}

/** A tile of the picture: its frame in px of the page, and the scale of its content. */
export interface PicturedTile {
  readonly item: Item
  readonly frame: Frame
  readonly enlargement: number
}

/** A page as it is pictured: its size in px, the scale of its screen, its tiles, the last in front, and its dock. */
export interface PicturedPage {
  readonly width: number
  readonly height: number
  readonly scale: number
  /** Whether clock and search box are above the tiles. */
  readonly hasHead: boolean
  readonly tiles: readonly PicturedTile[]
  readonly dock: readonly Item[]
}

/** Width by height. */
const ASPECT = 16 / 10
/** Stands for a phone's screen and for a narrow window, which are no picture of a desktop. */
const LAPTOP: Screen = { width: 1440, mobile: false, scale: 0.9 }
const LEAST_WIDTH_PX = 1024
/** The screen for which free pages are stored: their frames are shown as they are. */
const CANVAS: Screen = { width: FREE_LAYOUT.defaultWidthPx, mobile: false, scale: 1 }
/** Above the tiles of a free page, and below clock and search box of a sequential one, in px at scale 1. */
const TOP_PX = { free: 48, sequential: 296 } as const
/** Tiles of a free page may lie upon one another in any number, those of a dock shrink: the most that are drawn. */
const MOST = { elements: 300, docked: 32 } as const

/**
 * The first screenful of a group: each tile at its place on the page, below clock and search box; those of a free page
 * in the middle of the height, because they may stand anywhere.
 */
export function picturePage(group: Group | undefined, dock: Home['dock'], around: Surroundings): PicturedPage {
  const isFree = group?.mode === 1
  const screen = isFree ? CANVAS : picturedScreen(around.screen)
  const height = screen.width / ASPECT
  const top = Math.round((isFree ? TOP_PX.free : TOP_PX.sequential) * screen.scale)
  const area = { top, height: height - top - footHeightOf(around.dock, dock, { ...screen, isLow: false }) }
  const grid = gridMetricsFor(around.icons, screen)
  const tiles = isFree ? freeTiles(group, grid, area.height, around) : gridTiles(group?.children ?? [], grid, screen)
  return {
    width: screen.width,
    height,
    scale: screen.scale,
    hasHead: !isFree,
    tiles: screenful(tiles, area, grid.icon, isFree),
    dock: around.dock.isDock ? dock.filter(isOpenable).slice(0, MOST.docked) : [],
  }
}

const picturedScreen = (screen: Screen): Screen => (screen.mobile || screen.width < LEAST_WIDTH_PX ? LAPTOP : screen)

/** The tiles of which at least one cell is above the dock, at the top or in the middle of the height that they have. */
function screenful(
  tiles: readonly PicturedTile[],
  { top, height }: { readonly top: number; readonly height: number },
  icon: number,
  isCentred: boolean,
): readonly PicturedTile[] {
  const space = isCentred ? Math.max(0, height - contentHeight(tiles.map(({ frame }) => frame))) : 0
  const shift = { x: 0, y: top + space / 2 }
  return tiles
    .filter(({ frame: { y, h } }) => y + Math.min(h, icon) <= height)
    .map((tile) => ({ ...tile, frame: movedBy(tile.frame, shift) }))
}

/** The tiles of a sequential page, whose grid is in the middle of the screen. */
function gridTiles(children: readonly Item[], grid: GridMetrics, { width }: Screen): readonly PicturedTile[] {
  const placements = placeTiles(
    children.map(({ size }) => size),
    grid.columns,
  )
  const { w: gridWidth } = sizeIn(grid, { rows: 1, columns: grid.columns })
  const left = (width + gridInset(placements, grid, width) - gridWidth) / 2
  return placements.flatMap((placement, at) => {
    const item = children[at]
    if (item === undefined) return []
    const x = left + placement.column * (grid.icon + grid.gapX)
    const y = placement.row * (grid.icon + grid.gapY)
    return [{ item, frame: { x, y, ...sizeIn(grid, placement), r: 0 }, enlargement: 1 }]
  })
}

/** The tiles of a free page; those that were never placed are in free cells of this height. */
function freeTiles(
  { id, children }: Group,
  grid: GridMetrics,
  height: number,
  { icons, insets }: Surroundings,
): readonly PicturedTile[] {
  const page = pageScaleFor({ ...insets, width: CANVAS.width, height, icon: icons.iconSize })
  const naturalSize = ({ size }: Item) => sizeIn(grid, tileSizeOf(size))
  const area = { ...page, height, grid: icons.freeGridSize }
  const placed = fillPositions(children, area, new Map(), naturalSize, seededRandom(id))
  return elementsOf(placed, page)
    .filter((element) => boundsOf(element).top < height)
    .slice(-MOST.elements)
    .map((element) => {
      const { x, y, w, h, r } = element
      const natural = naturalSize(element)
      return { item: element, frame: { x, y, w, h, r }, enlargement: Math.min(w / natural.w, h / natural.h) }
    })
}

/** The size of a tile that takes so many cells of a grid, in px. */
const sizeIn = ({ icon, gapX, gapY }: GridMetrics, { rows, columns }: TileSize): Pick<Frame, 'w' | 'h'> => ({
  w: columns * (icon + gapX) - gapX,
  h: rows * (icon + gapY) - gapY,
})

/** The miniatures of a folder, as many as its tile shows, and their grid. */
export function miniaturesOf({ size, children = [] }: Item): TileSize & { readonly items: readonly Item[] } {
  const cells = tileSizeOf(size)
  const { '--rows': rows, '--columns': columns } = miniatureCount(cells.rows, cells.columns)
  return { rows, columns, items: children.slice(0, rows * columns) }
}

/** The own pictures that a page shows, as references, each once. */
export function picturesOn({ tiles, dock }: PicturedPage): readonly string[] {
  const shown = tiles.flatMap(({ item }) => (item.component === 'folder' ? miniaturesOf(item).items : item))
  return [...new Set([...shown, ...dock].map(({ src = '' }) => src))].filter(isFaceReference)
}
