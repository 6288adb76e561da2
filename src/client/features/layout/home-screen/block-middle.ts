import type { Group } from '../../../../shared/entities/item.ts'
import type { Screen } from '../../../core/page/screen.ts'
import { type GridSettings, gridMetricsFor, nameHeight, placeTiles } from '../../desk/tiles/index.ts'

/** The settings for the heights of clock and search box and the spaces above them, in px at scale 1. */
export interface HeadSettings {
  readonly timeSize: number
  readonly searchTop: number
  readonly searchHeight: number
}

/** The space above the clock at its default, the line height of its figures, and all else above the tiles, in px. */
const HEAD = { topPx: 50, lineHeight: 0.84, restPx: 78 } as const
/** What a compact screen has of the space above the clock, its figures and the space above the search box; the rest in px. */
const COMPACT_HEAD = { top: 0.8, figures: 0.825, search: 0.4, restPx: 56 } as const
/** Where the middle of the block is, as a part of the height. */
const MIDDLE = 0.42
/** The space above a block that does not fit: a page has at most 75 % of the height (App.module.css). */
const LEAST_ABOVE = { part: 0.25, scaledPx: 209 } as const
/** More rows than these are seen only where the block still has its place. */
const USUAL_ROWS = 5

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
  return middleOf(Math.max(1, ...rowCounts) * (icon + gapY) - gapY, head, screen)
}

function middleOf(page: number, head: HeadSettings, { scale }: Screen): number {
  const scaled = HEAD.topPx + (HEAD.lineHeight * head.timeSize + head.searchTop + head.searchHeight) / 2
  return Math.round(scaled * scale + (HEAD.restPx + page) / 2)
}

/**
 * How many rows of a sequential page are seen without scrolling, at least one, on a screen without a phone's layout; and
 * with how many of them, beyond the usual five, the block still has its place.
 * @param height of the window, of which dock and the space above it take `foot`, all in px
 */
export function rowsInSight(
  grid: GridSettings,
  head: HeadSettings,
  screen: Screen,
  { height, foot }: { readonly height: number; readonly foot: number },
): { readonly rows: number; readonly calmRows: number } {
  const { icon, gapY } = gridMetricsFor(grid, screen)
  const share = screen.compact ? COMPACT_HEAD : { top: 1, figures: 1, search: 1, restPx: HEAD.restPx }
  const scaled =
    share.top * HEAD.topPx +
    share.figures * HEAD.lineHeight * head.timeSize +
    share.search * head.searchTop +
    head.searchHeight
  const above = screen.compact
    ? 0
    : Math.max(0, LEAST_ABOVE.part * height - LEAST_ABOVE.scaledPx * screen.scale - HEAD.restPx)
  const room = height - foot - above - share.restPx - scaled * screen.scale
  const rows = Math.max(1, Math.floor((room + gapY - nameHeight(grid, screen.scale)) / (icon + gapY)))
  const isInPlace = (rows: number) => middleOf(rows * (icon + gapY) - gapY, head, screen) <= MIDDLE * height
  let calmRows = Math.min(USUAL_ROWS, rows)
  while (calmRows >= USUAL_ROWS && calmRows < rows && isInPlace(calmRows + 1)) calmRows++
  return { rows, calmRows }
}
