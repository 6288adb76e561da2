import { SCALE } from '../../../shared/constants.ts'
import { parseSize, type TileSize } from '../../../shared/lib/tile/size.ts'

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

/** Margin on either side for sidebar and page dots, in px. */
const SIDE_MARGIN_PX = 84
/** The mobile page: four columns, margins 24, row gap 32 (DESIGN section 11). */
const MOBILE = { columns: 4, marginPx: 24, gapXPx: 37, gapYPx: 32 } as const

/** The height of a name below its tile, in px: 6 above, its line, 2 below. It is the minimum row gap. */
export const nameHeight = ({ iconName, iconNameSize }: GridSettings, scale: number) =>
  iconName ? 8 + Math.max(16, 1.34 * iconNameSize * scale) : 0

/** The grid for a viewport: as many columns as fit into the maximum width; at least four on mobile. */
export function gridMetricsFor(
  settings: GridSettings,
  screen: { readonly width: number; readonly mobile: boolean; readonly scale: number },
): GridMetrics {
  if (screen.mobile) {
    const icon = Math.min(settings.iconSize, 64)
    const available = screen.width - 2 * MOBILE.marginPx
    const columns = Math.max(MOBILE.columns, columnCountFor(available, icon, MOBILE.gapXPx))
    return {
      columns,
      icon,
      gapX: (available - columns * icon) / (columns - 1),
      gapY: Math.max(MOBILE.gapYPx, nameHeight(settings, 1)),
    }
  }
  const { scale } = screen
  const icon = settings.iconSize * scale
  const gapX = settings.iconGapX * scale
  const gapY = Math.max(settings.iconGapY * scale, nameHeight(settings, scale))
  const maxWidth =
    settings.gridMaxWidthUnit === 'px'
      ? (settings.gridMaxWidthPx * screen.width) / SCALE.designWidthPx
      : (screen.width * settings.gridMaxWidthPer) / 100
  const available = Math.min(maxWidth, screen.width - 2 * SIDE_MARGIN_PX)
  return { columns: columnCountFor(available, icon, gapX), icon, gapX, gapY }
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
