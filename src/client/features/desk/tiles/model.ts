import { parseSize, type TileSize } from '../../../lib/tile/size.ts'

/** Parses the size of an item; 1x1 if it is invalid. */
export const tileSizeOf = (size: string): TileSize => parseSize(size) ?? { rows: 1, columns: 1 }

/** The placement of a tile in the grid, in cells, counted from 0. */
export interface Placement {
  readonly row: number
  readonly column: number
  readonly rows: number
  readonly columns: number
}

/** A placement as CSS `grid-area`, e.g. `1 / 3 / span 2 / span 2`. */
export const gridAreaOf = ({ row, column, rows, columns }: Placement): string =>
  `${row + 1} / ${column + 1} / span ${rows} / span ${columns}`

/** The rows and columns of miniatures in a folder: they have the same size in all folders but those of one cell. */
export function miniatureCount(rows: number, columns: number) {
  const isSingleCell = rows * columns === 1
  return {
    '--rows': isSingleCell ? 2 : 2 * rows - 1,
    '--columns': isSingleCell ? 2 : 2 * columns - 1,
    '--icons': isSingleCell ? 1.4 : 2.4 * Math.min(rows, columns),
  }
}

/** Columns and sizes of the sequential grid on a screen, in px. */
export interface GridMetrics {
  readonly columns: number
  readonly icon: number
  readonly gapX: number
  readonly gapY: number
}

/** The settings for the grid; sizes in px at scale 1. */
export interface GridSettings {
  readonly iconSize: number
  readonly iconGapX: number
  readonly iconGapY: number
  readonly gridMaxWidthUnit: 'px' | '%'
  readonly gridMaxWidthPx: number
  readonly gridMaxWidthPer: number
  readonly iconName: boolean
  readonly iconNameSize: number
}

/** Margin on either side for sidebar and page dots at the chrome's scale (`--gk-chrome`), in px. */
const SIDE_MARGIN_PX = 84
/** The mobile page: four columns, margins 24. */
const MOBILE = { columns: 4, marginPx: 24, gapXPx: 37, gapYPx: 20, widgetGapPx: 20 } as const
/** A name is 5 px below its tile and some px above the next one; rows are 14 px farther apart than without. */
const NAME = { abovePx: 5, belowPx: 13, compactBelowPx: 11, rowGapPx: 14 } as const
/** On a compact screen rows are so much closer. */
const COMPACT_ROWS = 0.76

/** The height of a name and the space above it, in px; 0 without names. The line is that of the tiles' style sheet. */
export const nameHeight = ({ iconName, iconNameSize }: GridSettings, scale: number) =>
  iconName ? NAME.abovePx + Math.max(16, Math.round(1.34 * labelSize(iconNameSize, scale))) : 0

/** The least size of names in px: under it Han is hard to read. */
export const LEAST_LABEL_PX = 12

/** The size of names in px (`--gk-label`): whole pixels. */
export const labelSize = (iconNameSize: number, scale: number) =>
  Math.max(LEAST_LABEL_PX, Math.round(iconNameSize * scale))

/** The row gap for a gap without names, all in px. */
function rowGapFor(settings: GridSettings, withoutNames: number, scale: number, compact = false): number {
  const share = compact ? COMPACT_ROWS : 1
  if (!settings.iconName) return Math.round(share * withoutNames)
  const least = nameHeight(settings, scale) + (compact ? NAME.compactBelowPx : NAME.belowPx)
  return Math.max(Math.round(share * (withoutNames + NAME.rowGapPx * scale)), least)
}

/** The screen that a grid is for. */
export interface GridScreen {
  readonly width: number
  readonly mobile: boolean
  readonly scale: number
  readonly compact?: boolean
}

/**
 * The grid for a viewport, in whole px: as many columns as fit into the maximum width, at least four on mobile. From
 * four on they are even, as most widgets are two or four columns wide: none leaves a lone column of icons beside it.
 */
export function gridMetricsFor(settings: GridSettings, screen: GridScreen): GridMetrics {
  if (screen.mobile) {
    const icon = Math.min(settings.iconSize, 64)
    const available = screen.width - 2 * MOBILE.marginPx
    const columns = Math.max(MOBILE.columns, even(columnCountFor(available, icon, MOBILE.gapXPx)))
    return {
      columns,
      icon,
      gapX: Math.floor((available - columns * icon) / (columns - 1)),
      gapY: rowGapFor(settings, MOBILE.gapYPx, 1),
    }
  }
  const { scale, compact } = screen
  const icon = Math.round(settings.iconSize * scale)
  const gapX = Math.round(settings.iconGapX * scale)
  const gapY = rowGapFor(settings, settings.iconGapY * scale, scale, compact)
  const maxWidth =
    settings.gridMaxWidthUnit === 'px'
      ? settings.gridMaxWidthPx * scale
      : (screen.width * settings.gridMaxWidthPer) / 100
  const available = Math.min(maxWidth, screen.width - 2 * SIDE_MARGIN_PX * Math.max(1, 0.1 + 0.9 * scale))
  return { columns: even(columnCountFor(available, icon, gapX)), icon, gapX, gapY }
}

/**
 * How far a widget of several rows goes down into the gap below it, in px: on a phone into the room of the name that it
 * does not have.
 */
export const widgetOverhang = ({ gapY }: GridMetrics, { mobile }: Pick<GridScreen, 'mobile'>, rows: number) =>
  mobile && rows > 1 ? Math.max(0, gapY - MOBILE.widgetGapPx) : 0

const even = (columns: number) => (columns > 3 ? columns - (columns % 2) : columns)

/**
 * The left padding in px with which a list that centers its grid shows a page in the middle of a screen of this width,
 * from a whole pixel on: a page that does not fill one row uses fewer columns than the grid has.
 */
export function gridInset(placements: readonly Placement[], { columns, icon, gapX }: GridMetrics, width: number) {
  const ends = placements.map(({ row, column, columns: span }) => (row === 0 ? column + span : columns))
  const inset = (columns - Math.max(0, ...ends)) * (icon + gapX)
  const unused = width - columns * (icon + gapX) + gapX - inset
  return placements.length === 0 ? 0 : inset + Math.abs(unused % 2)
}

/** How many columns of `icon` px with gaps of `gap` px fit into `width` px; at least one. */
export function columnCountFor(width: number, icon: number, gap: number): number {
  return Math.max(1, Math.floor((width + gap) / (icon + gap)))
}

/**
 * Places tiles in order, each into the first free cells that it fits into, row by row. A tile wider than the grid takes
 * the whole width. No two placements overlap.
 */
export function placeTiles(sizes: readonly string[], columns: number): readonly Placement[] {
  /** By cell index, row by row. */
  const occupied: boolean[] = []
  /** By size: no tile of this size fits before cell `next`. */
  const bySize = new Map<string, TileSize & { next: number }>()
  return sizes.map((text) => {
    const size = bySize.get(text) ?? { ...tileSizeOf(text), next: 0 }
    bySize.set(text, size)
    const { rows } = size
    const width = Math.min(size.columns, columns)
    const cells = Array.from({ length: rows * width }, (_, n) => Math.floor(n / width) * columns + (n % width))
    for (;;) {
      const at = size.next++
      const column = at % columns
      if (column + width > columns || cells.some((cell) => occupied[at + cell])) continue
      for (const cell of cells) occupied[at + cell] = true
      return { row: (at - column) / columns, column, rows, columns: width }
    }
  })
}
