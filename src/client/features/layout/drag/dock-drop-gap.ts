import { hasFlag, setFlag } from '../../desk/dom.ts'
import { findDock, tileId, tilesIn } from '../../desk/find.ts'
import type { OuterTargets } from './outer-targets.ts'

/**
 * The offset of each dock tile to the right, in slots, while a gap for one more is open. The row is centered on screen:
 * all of it moves when it grows or shrinks.
 * @param dragged which of the tiles are dragged: they leave their slots
 * @param index of the gap, among the others
 */
export function gapOffsets(dragged: readonly boolean[], index: number): readonly number[] {
  const shift = -rowGrowth(dragged)
  return dragged.map((isDragged, at) => {
    const rank = dragged.slice(0, at).filter((one) => !one).length
    return isDragged ? 0 : rank + (rank < index ? 0 : 1) - at + shift
  })
}

/** By how many slots the row grows on either side. */
export const rowGrowth = (dragged: readonly boolean[]): number => (1 - dragged.filter(Boolean).length) / 2

/** The gap in the dock of the page. */
export interface DockDropGap {
  /** Opens the gap before the visible tile at `index`; undefined closes it. */
  open(index: number | undefined, dock: OuterTargets['dock']): void
  /** Removes the gap without a transition: the dropped tile is in the row now. */
  close(): void
}

export function createDockDropGap(): DockDropGap {
  let last: number | undefined

  function applyOffsets(row: HTMLElement, index: number | undefined, others: ReadonlySet<string>) {
    const tiles = tilesIn(row)
    const dragged = tiles.map((tile) => !others.has(tileId(tile) ?? ''))
    const offsets = index === undefined ? [] : gapOffsets(dragged, index)
    for (const [at, { style }] of tiles.entries()) style.setProperty('--offset', String(offsets[at] ?? 0))
    row.style.setProperty('--growth', String(index === undefined ? 0 : rowGrowth(dragged)))
  }

  return {
    open(index, dock) {
      if (index === last) return
      const row = findDock()
      if (row === null) return
      last = index
      setFlag(row, 'drop-gap', true)
      applyOffsets(row, index, new Set(dock?.tiles.map(({ id }) => id)))
    },
    close() {
      const row = findDock()
      if (row === null || !hasFlag(row, 'drop-gap')) return
      last = undefined
      setFlag(row, 'drop-gap', false)
      applyOffsets(row, undefined, new Set())
    },
  }
}
