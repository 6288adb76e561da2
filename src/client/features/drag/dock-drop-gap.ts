import { findDock, tileId, tilesIn } from '../../ui/dom.deferred.ts'
import { hasFlag, setFlag } from '../../ui/dom.ts'
import type { DropTargets } from './drop-targets.ts'

/**
 * How many places each tile of the dock stands aside, to the right, while there is room for one more among them: the row
 * is in the middle of the screen, so all of it moves when it becomes longer or shorter.
 * @param held which of the tiles are in the hand: they leave their places
 * @param index where the room is, among the others
 */
export function gapOffsets(held: readonly boolean[], index: number): readonly number[] {
  const shorter = -2 * rowGrowth(held)
  return held.map((isHeld, at) => {
    const rank = held.slice(0, at).filter((one) => !one).length
    return isHeld ? 0 : rank + (rank < index ? 0 : 1) - at + shorter / 2
  })
}

/** By how many places the row becomes longer on either side. */
export const rowGrowth = (held: readonly boolean[]): number => (1 - held.filter(Boolean).length) / 2

/** The dock of the page as it makes room. */
export interface DockDropGap {
  /** Makes room before this one of the tiles that it shows; undefined for none. */
  open(index: number | undefined, dock: DropTargets['dock']): void
  /** All stand where they stand, at once: what was let go is among them now. */
  close(): void
}

export function createDockDropGap(): DockDropGap {
  let last: number | undefined

  function stand(row: HTMLElement, index: number | undefined, others: ReadonlySet<string>) {
    const tiles = tilesIn(row)
    const held = tiles.map((tile) => !others.has(tileId(tile) ?? ''))
    const asides = index === undefined ? [] : gapOffsets(held, index)
    for (const [at, { style }] of tiles.entries()) style.setProperty('--aside', String(asides[at] ?? 0))
    row.style.setProperty('--longer', String(index === undefined ? 0 : rowGrowth(held)))
  }

  return {
    open(index, dock) {
      if (index === last) return
      const row = findDock()
      if (row === null) return
      last = index
      setFlag(row, 'drop-gap', true)
      stand(row, index, new Set(dock?.tiles.map(({ id }) => id)))
    },
    close() {
      const row = findDock()
      if (row === null || !hasFlag(row, 'drop-gap')) return
      last = undefined
      setFlag(row, 'drop-gap', false)
      stand(row, undefined, new Set())
    },
  }
}
