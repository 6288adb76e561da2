import { FREE_LAYOUT } from '../../../../shared/constants.deferred.ts'
import type { Group } from '../../../../shared/entities/item.ts'
import type { Box } from '../../../../shared/lib/geometry/box.ts'
import { type Frame, type FreeElement, frameOf, type StoredFrame } from './frame.ts'
import { boundsOf } from './geometry.ts'
import { Cells } from './occupied-cells.ts'
import { elementsOf, frameToStore } from './scale-to-width.ts'

/** What of an item says where it stands. */
export type Placeable = StoredFrame & Pick<FreeElement, 'id'>

/** The page on which elements are placed, as it is seen; px. */
export interface Room {
  readonly width: number
  readonly height: number
  /** From one line of the grid to the next; 0: there is none. */
  readonly grid: number
}

/**
 * Switches a group to the free layout (1) or back to the sequential one (0). That unlocks it, and fills the positions that are
 * missing (spec section 4); back in the grid everything keeps its position for the next time.
 */
export function switchLayout(
  group: Group,
  mode: Group['mode'],
  fill: (children: Group['children']) => Group['children'],
): Group {
  if (group.mode === mode) return group
  return { ...group, mode, lock: false, children: mode === 1 ? fill(group.children) : group.children }
}

/**
 * Whether the first switch to the free layout has to ask: a group with tiles that was never drawn, of which none has a place,
 * would be scattered at random (spec section 4). One on screen keeps what is seen.
 */
export const asksToScatter = (items: readonly Placeable[], drawn: ReadonlyMap<string, Box>): boolean =>
  items.length > 0 && drawn.size === 0 && items.every((item) => frameOf(item) === undefined)

/**
 * Places what has no place yet: where it is drawn on screen, else in random free cells of the grid, at the top of the page as
 * long as there is room, then further down. What has a place keeps it: switching back and forth changes nothing.
 * @param drawn tiles of the page that are on screen, by their ids
 * @param sizeOf how large an item would be on this page, in px
 * @param random numbers from 0 up to, not including, 1
 */
export function fillPositions<T extends Placeable>(
  items: readonly T[],
  room: Room,
  drawn: ReadonlyMap<string, Box>,
  sizeOf: (item: T) => Pick<Frame, 'w' | 'h'>,
  random: () => number,
): readonly T[] {
  if (items.every((item) => frameOf(item) !== undefined)) return items
  const known = items.map((item): T => {
    const box = frameOf(item) === undefined ? drawn.get(item.id) : undefined
    return box === undefined ? item : { ...item, ...frameToStore(drawnFrame(box), room.width) }
  })
  const missing = known.filter((item) => frameOf(item) === undefined)
  const place = scatter(room, elementsOf(known, room.width), missing.map(sizeOf), random)
  return known.map((item) =>
    frameOf(item) === undefined ? { ...item, ...frameToStore(place(sizeOf(item)), room.width) } : item,
  )
}

const drawnFrame = ({ x, y, width, height }: Box): Frame => ({ x, y, w: width, h: height, r: 0 })

/** Cells below this are taken together: a grid of 5 px has too many. */
const LEAST_CELL_PX = 25
/** What stands further down takes no cells. */
const DEEPEST_PX = 20_000
const MOST_TRIES = 64

/** Gives a function that finds random free cells for one element after the other. */
function scatter(
  { width, height, grid }: Room,
  shown: readonly Frame[],
  missing: readonly Pick<Frame, 'w' | 'h'>[],
  random: () => number,
): (size: Pick<Frame, 'w' | 'h'>) => Frame {
  const line = grid > 0 ? grid : FREE_LAYOUT.gridPx
  const cell = line * Math.ceil(LEAST_CELL_PX / line)
  const columns = Math.max(1, Math.floor(width / cell))
  const cellsOf = ({ w, h }: Pick<Frame, 'w' | 'h'>) => ({
    wide: Math.min(columns, Math.max(1, Math.ceil(w / cell))),
    high: Math.max(1, Math.ceil(h / cell)),
  })
  const needed = missing.map(cellsOf).reduce((sum, { wide, high }) => sum + wide * high, 0)
  const taken = new Cells(columns)
  for (const frame of shown) {
    const { left, top, right, bottom } = boundsOf(frame)
    const [from, to] = [Math.floor(top / cell), Math.ceil(Math.min(bottom, DEEPEST_PX) / cell)]
    taken.take(Math.floor(left / cell), from, Math.ceil(right / cell), to)
  }
  // at most half of the cells are filled at random: a free one is soon found
  let rows = Math.max(1, Math.floor(height / cell))
  while (taken.freeIn(rows) < 2 * needed) rows += Math.ceil((2 * needed - taken.freeIn(rows)) / columns)
  const isFree = (column: number, row: number, wide: number, high: number) =>
    row + high <= rows && taken.areFree(column, row, column + wide, row + high)

  const cellFor = (wide: number, high: number): readonly [column: number, row: number] => {
    const [across, down] = [columns - wide + 1, Math.max(1, rows - high + 1)]
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const [column, row] = [Math.floor(random() * across), Math.floor(random() * down)]
      if (isFree(column, row, wide, high)) return [column, row]
    }
    for (let row = 0; row < down; row++)
      for (let column = 0; column < across; column++) if (isFree(column, row, wide, high)) return [column, row]
    const below = Math.max(rows, taken.rows)
    rows = below + high
    return [0, below]
  }

  return ({ w, h }) => {
    const { wide, high } = cellsOf({ w, h })
    const [column, row] = cellFor(wide, high)
    taken.take(column, row, column + wide, row + high)
    return { x: column * cell, y: row * cell, w: Math.min(w, width), h, r: 0 }
  }
}
