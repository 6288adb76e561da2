import { DOCK } from '../../../shared/constants.deferred.ts'
import type { Item } from '../../../shared/entities/item.ts'
import { safeUrl } from '../../../shared/lib/url/safe-url.ts'

/** Room around the tiles, in px. */
export const PADDING = 10
/** From the screen's foot to the dock, and from the dock to the last row's names, in px. */
const OUTSIDE = { below: 10, above: 21 } as const
/** What a page keeps free at its foot where there is no dock, in px. */
const BARE_FOOT = 40

/** Whether a tile of the dock has something to open. */
export const opens = (item: Item): boolean => safeUrl(item.url ?? '') !== undefined

/** What pages keep free at their foot, in px, so that their last row can be scrolled above the dock. */
export function footOf(
  dock: { readonly isDock: boolean; readonly dockIconSize: number },
  items: readonly Item[],
): number {
  if (!dock.isDock || !items.some(opens)) return BARE_FOOT
  return OUTSIDE.below + dock.dockIconSize + 2 * PADDING + OUTSIDE.above
}

/** The dock at rest; px from the left edge of its first tile. */
export interface Row {
  readonly count: number
  readonly size: number
  readonly gap: number
}

/** A tile under the pointer's influence: its factor, and how far its centre moves, in px. */
export interface Magnified {
  readonly scale: number
  readonly shift: number
}

/** The whole row: its tiles, and how far it grows beyond its ends, in px. */
export interface MagnifiedRow {
  readonly tiles: readonly Magnified[]
  readonly left: number
  readonly right: number
}

/** The factor at a distance in px from the pointer: 1.8 beneath it, 1 from 300 px on (DESIGN 2.2: 1 + .8 cos³(πd / 600)). */
export function scaleAt(distance: number): number {
  const { baseScale, peakScale, influencePx } = DOCK
  if (Math.abs(distance) >= influencePx / 2) return baseScale
  return baseScale + (peakScale - baseScale) * Math.cos((Math.PI * distance) / influencePx) ** 3
}

/**
 * The row with the pointer at `pointer` px. Factors go by the places at rest, so that nothing swings; gaps keep their
 * width; and what lies under the pointer stays under it, as far as the row reaches.
 */
export function magnify({ count, size, gap }: Row, pointer: number): MagnifiedRow {
  const pitch = size + gap
  const length = count * pitch - gap
  const scales = Array.from({ length: count }, (_, index) => scaleAt(pointer - (index * pitch + size / 2)))
  /** Where a point of the resting row lies in the grown one, both measured from the first tile's left edge. */
  const grown = (at: number) =>
    scales.reduce((sum, scale, index) => {
      const inside = Math.min(size, Math.max(0, at - index * pitch))
      return sum + inside * (scale - 1)
    }, at)
  const held = Math.min(length, Math.max(0, pointer))
  const offset = held - grown(held)
  return {
    tiles: scales.map((scale, index) => {
      const centre = index * pitch + size / 2
      return { scale, shift: grown(centre) + offset - centre }
    }),
    left: -offset,
    right: grown(length) + offset - length,
  }
}
