import { DOCK } from '../../../shared/constants.ts'
import type { Item } from '../../../shared/entities/item.ts'
import { safeUrl } from '../../../shared/lib/url/safe-url.ts'

/** Padding around the tiles, in px. */
export const PADDING = 10
/** From the bottom of the screen to the dock, and from the dock to the names of the last row, in px. */
const MARGIN = { below: 10, above: 21 } as const
/** The bottom padding of a page without a dock, in px. */
const FOOT_WITHOUT_DOCK = 40

/** Whether a tile of the dock has an address to open; others are hidden. */
export const isOpenable = (item: Item): boolean => safeUrl(item.url ?? '') !== undefined

/** The bottom padding of pages, in px: their last row can be scrolled above the dock. */
export function footHeightOf(
  dock: { readonly isDock: boolean; readonly dockIconSize: number },
  items: readonly Item[],
): number {
  if (!dock.isDock || !items.some(isOpenable)) return FOOT_WITHOUT_DOCK
  return MARGIN.below + dock.dockIconSize + 2 * PADDING + MARGIN.above
}

/** The dock at rest, in px. */
export interface RowMetrics {
  readonly count: number
  readonly size: number
  readonly gap: number
}

/** A magnified tile: its scale, and the shift of its center in px. */
export interface MagnifiedTile {
  readonly scale: number
  readonly shift: number
}

/** A magnified row: its tiles, and its growth at either end in px. */
export interface MagnifiedRow {
  readonly tiles: readonly MagnifiedTile[]
  readonly left: number
  readonly right: number
}

/** The scale at a distance in px from the pointer: 1.8 below it, 1 from 300 px on (DESIGN 2.2: 1 + .8 cos³(πd / 600)). */
export function scaleAt(distance: number): number {
  const { baseScale, peakScale, influencePx } = DOCK
  if (Math.abs(distance) >= influencePx / 2) return baseScale
  return baseScale + (peakScale - baseScale) * Math.cos((Math.PI * distance) / influencePx) ** 3
}

/**
 * Magnifies the row around `pointer`, in px from its first tile. Scales follow the positions at rest, so that nothing
 * oscillates; gaps keep their width; the point under the pointer stays under it.
 */
export function magnify({ count, size, gap }: RowMetrics, pointer: number): MagnifiedRow {
  const pitch = size + gap
  const length = count * pitch - gap
  const scales = Array.from({ length: count }, (_, index) => scaleAt(pointer - (index * pitch + size / 2)))
  /** Maps a position of the row at rest to the magnified row, both from the left edge of the first tile. */
  const toMagnified = (at: number) =>
    scales.reduce((sum, scale, index) => {
      const inside = Math.min(size, Math.max(0, at - index * pitch))
      return sum + inside * (scale - 1)
    }, at)
  const anchor = Math.min(length, Math.max(0, pointer))
  const offset = anchor - toMagnified(anchor)
  return {
    tiles: scales.map((scale, index) => {
      const center = index * pitch + size / 2
      return { scale, shift: toMagnified(center) + offset - center }
    }),
    left: -offset,
    right: toMagnified(length) + offset - length,
  }
}
