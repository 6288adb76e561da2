import { DOCK } from '../../../../shared/constants.ts'
import type { Item } from '../../../../shared/entities/item.ts'
import { safeUrl } from '../../../../shared/lib/url/safe-url.ts'

/** Padding around the tiles, in px at scale 1. */
const PADDING = 10
/** From the bottom of the screen to the dock, and from the dock to the names of the last row, in px. */
const MARGIN = { below: 10, above: 21 } as const
/** The height of the tab bar and the space below it, in px (Sidebar.module.css). */
const TAB_BAR = { high: 78, low: 60 } as const
/** The bottom padding of a page without a dock, in px. */
const FOOT_WITHOUT_DOCK = 40

/** Whether the dock shows a tile: a widget, or an icon that has an address to open. */
export const isOpenable = ({ component, url = '' }: Item): boolean =>
  component === undefined ? safeUrl(url) !== undefined : component !== 'folder'

/** The settings for the size of the dock, in px at scale 1. */
export interface DockSettings {
  readonly isDock: boolean
  readonly dockIconSize: number
  readonly dockGap: number
}

/** The blur of the glass in px for one of the setting: DESIGN's 24 are its default, 10. */
export const BLUR_FACTOR = 2.4

/** The factor by which the dock is drawn at this scale of the screen: from 1920 px up it grows with it. */
export const dockScale = (scale: number): number => Math.max(1, scale)

/** The sizes of a dock with room for all its tiles, in whole px. */
export function dockSizes({ dockIconSize, dockGap }: Omit<DockSettings, 'isDock'>, scale: number) {
  const scaled = (px: number) => Math.round(px * dockScale(scale))
  return { size: scaled(dockIconSize), gap: scaled(dockGap), padding: scaled(PADDING) }
}

/**
 * What dock or tab bar take at the bottom of a screen, with the space above them, in px: the bottom padding of pages,
 * whose last row can be scrolled above.
 * @param hasApps whether apps are open, which have a dock of their own where it is empty
 */
export function footHeightOf(
  dock: DockSettings,
  items: readonly Item[],
  screen: { readonly mobile: boolean; readonly isLow: boolean; readonly scale: number },
  hasApps = false,
): number {
  if (screen.mobile) return (screen.isLow ? TAB_BAR.low : TAB_BAR.high) + MARGIN.above
  if (!dock.isDock || !(hasApps || items.some(isOpenable))) return FOOT_WITHOUT_DOCK
  const { size, padding } = dockSizes(dock, screen.scale)
  return MARGIN.below + size + 2 * padding + MARGIN.above
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
