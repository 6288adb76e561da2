import type { WindowSize } from '../../../core/contribute/app.ts'

/** The header, the title and the paddings of the window; and the least gaps of its icons; in px. */
const AROUND = { width: 48, height: 140 }
const LEAST = { gapX: 24, gapY: 34, height: 320 }

/** Of the grid's icons, in px. */
interface Icons {
  readonly icon: number
  readonly gapX: number
  readonly gapY: number
}

/** The size in px that a folder's window opens in: its columns fill the width, its icons and the cell that adds one the height. */
export function folderWindowSize(iconCount: number, { icon, gapX, gapY }: Icons): WindowSize {
  const cells = iconCount + 1
  const columns = Math.min(9, Math.max(6, Math.ceil(Math.sqrt(2 * cells))))
  const rows = Math.min(5, Math.max(2, Math.ceil(cells / columns)))
  const length = (count: number, gap: number) => count * icon + (count - 1) * gap
  return {
    width: AROUND.width + length(columns, Math.max(gapX, LEAST.gapX)),
    height: Math.max(LEAST.height, AROUND.height + length(rows, Math.max(gapY, LEAST.gapY))),
  }
}
