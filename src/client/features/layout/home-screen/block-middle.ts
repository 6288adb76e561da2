import type { Group } from '../../../../shared/entities/item.ts'
import type { Screen } from '../../../core/page/screen.ts'
import { type GridSettings, gridMetricsFor, placeTiles } from '../../desk/tiles/index.ts'

/** The settings for the heights of clock and search box and the spaces above them, in px at scale 1. */
export interface HeadSettings {
  readonly timeSize: number
  readonly searchTop: number
  readonly searchHeight: number
}

/** The space above the clock at its default, the line height of its figures, and all else above the tiles, in px. */
const HEAD = { topPx: 50, lineHeight: 0.84, restPx: 78 } as const

/**
 * The middle of the block of clock, search box and fullest sequential page, in whole px below the top of a home screen
 * without padding; Infinity with a free page, which takes all the height. The style sheet moves it to 42 % of the
 * height: in one place for all groups, so that clock and search box stand still as pages turn.
 */
export function blockMiddle(groups: readonly Group[], grid: GridSettings, head: HeadSettings, screen: Screen): number {
  if (groups.some(({ mode }) => mode === 1)) return Number.POSITIVE_INFINITY
  const { columns, icon, gapY } = gridMetricsFor(grid, screen)
  const rowCounts = groups.flatMap(({ children }) =>
    placeTiles(
      children.map(({ size }) => size),
      columns,
    ).map(({ row, rows }) => row + rows),
  )
  const scaled = HEAD.topPx + (HEAD.lineHeight * head.timeSize + head.searchTop + head.searchHeight) / 2
  const page = Math.max(1, ...rowCounts) * (icon + gapY) - gapY
  return Math.round(scaled * screen.scale + (HEAD.restPx + page) / 2)
}
