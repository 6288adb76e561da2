import { SCALE } from '../../../shared/constants.ts'
import { parseSize, type TileSize } from '../../../shared/lib/tile/size.ts'

/** The size of a tile as an item holds it; what is none is one cell. */
export const sizeOf = (size: string): TileSize => parseSize(size) ?? { rows: 1, columns: 1 }

/** A tile's place in the grid, counted from 0, in cells. */
export interface Place {
  readonly row: number
  readonly column: number
  readonly rows: number
  readonly columns: number
}

/** A place as the style sheets say it, e.g. `1 / 3 / span 2 / span 2`. */
export const areaOf = ({ row, column, rows, columns }: Place): string =>
  `${row + 1} / ${column + 1} / span ${rows} / span ${columns}`

/**
 * How many small tiles a folder shows, in rows and columns: where a cell begins and between two of them, so that they are as
 * large in every folder. One that has a single cell shows what one of 2x2 does, in small.
 */
export function miniatureCount(rows: number, columns: number) {
  const one = rows * columns === 1
  return {
    '--rows': one ? 2 : 2 * rows - 1,
    '--columns': one ? 2 : 2 * columns - 1,
    '--icons': one ? 1.4 : 2.4 * Math.min(rows, columns),
  }
}

/** Pixels of the sequential grid on a screen. */
export interface Grid {
  readonly columns: number
  readonly icon: number
  readonly gapX: number
  readonly gapY: number
}

/** What the settings say of the grid; sizes in px at scale 1. */
export interface NameStyle {
  readonly iconSize: number
  readonly iconGapX: number
  readonly iconGapY: number
  readonly gridMaxWidthUnit: 'px' | '%'
  readonly gridMaxWidthPx: number
  readonly gridMaxWidthPer: number
  readonly iconName: boolean
  readonly iconNameSize: number
}

/** Room left and right for sidebar and page dots, on either side, in px. */
const SIDE_PX = 84
/** The drawn mobile page: four columns, margins 24, row gap 32 (DESIGN section 11). */
const MOBILE = { columns: 4, marginPx: 24, gapXPx: 37, gapYPx: 32 } as const

/** What a name takes below its tile, in px: 6 above it, its line, 2 below. No row gap is smaller than that. */
export const nameHeight = ({ iconName, iconNameSize }: NameStyle, scale: number) =>
  iconName ? 8 + Math.max(16, 1.34 * iconNameSize * scale) : 0

/** The grid for a viewport: as many columns as fit into the wanted width, sizes scaled; on mobile always four. */
export function gridOf(
  wanted: NameStyle,
  screen: { readonly width: number; readonly mobile: boolean; readonly scale: number },
): Grid {
  if (screen.mobile) {
    const icon = Math.min(wanted.iconSize, 64)
    const room = screen.width - 2 * MOBILE.marginPx
    const columns = Math.max(MOBILE.columns, columnsFor(room, icon, MOBILE.gapXPx))
    return {
      columns,
      icon,
      gapX: (room - columns * icon) / (columns - 1),
      gapY: Math.max(MOBILE.gapYPx, nameHeight(wanted, 1)),
    }
  }
  const { scale } = screen
  const icon = wanted.iconSize * scale
  const gapX = wanted.iconGapX * scale
  const gapY = Math.max(wanted.iconGapY * scale, nameHeight(wanted, scale))
  const most =
    wanted.gridMaxWidthUnit === 'px'
      ? (wanted.gridMaxWidthPx * screen.width) / SCALE.designWidthPx
      : (screen.width * wanted.gridMaxWidthPer) / 100
  const room = Math.min(most, screen.width - 2 * SIDE_PX)
  return { columns: columnsFor(room, icon, gapX), icon, gapX, gapY }
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
  /** By cell, row by row. */
  const taken: boolean[] = []
  /** By size: before this cell no tile of it fits. */
  const kinds = new Map<string, TileSize & { next: number }>()
  return sizes.map((text) => {
    const kind = kinds.get(text) ?? { ...sizeOf(text), next: 0 }
    kinds.set(text, kind)
    const { rows } = kind
    const wide = Math.min(kind.columns, columns)
    const cells = Array.from({ length: rows * wide }, (_, n) => Math.floor(n / wide) * columns + (n % wide))
    for (;;) {
      const at = kind.next++
      const column = at % columns
      if (column + wide > columns || cells.some((cell) => taken[at + cell])) continue
      for (const cell of cells) taken[at + cell] = true
      return { row: (at - column) / columns, column, rows, columns: wide }
    }
  })
}
