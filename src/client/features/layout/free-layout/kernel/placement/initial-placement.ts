import { FREE_LAYOUT } from '../../../../../../shared/constants.ts'
import type { Group } from '../../../../../../shared/entities/item.ts'
import type { Box } from '../../../../../lib/geometry/box.ts'
import { type Frame, type FreeElement, frameOf, type StoredFrame } from '../frame.ts'
import { boundsOf } from '../geometry.ts'
import { OccupiedCells } from './occupied-cells.ts'
import { elementsOf, frameToStore, type PageScale } from './scale-to-width.ts'

/** The fields of an item that give its frame. */
export type Placeable = StoredFrame & Pick<FreeElement, 'id' | 'type'>

/** The visible area of the page in which elements are placed; px. */
export interface PlacementArea extends PageScale {
  readonly height: number
  /** The distance of grid lines; 0: no grid. */
  readonly grid: number
}

/**
 * Switches a group to the free layout (1) or back to the sequential one (0). It is unlocked, and missing positions are
 * filled (spec section 4); in the grid positions are kept for the next switch.
 */
export function switchLayout(
  group: Group,
  mode: Group['mode'],
  fill: (children: Group['children']) => Group['children'],
): Group {
  if (group.mode === mode) return group
  return { ...group, mode, lock: false, children: mode === 1 ? fill(group.children) : group.children }
}

/** Whether the switch would scatter all tiles at random, which needs a confirmation (spec section 4). */
export const needsScatterConfirmation = (items: readonly Placeable[], rendered: ReadonlyMap<string, Box>): boolean =>
  items.length > 0 && rendered.size === 0 && items.every((item) => frameOf(item) === undefined)

/**
 * Places the items that were never placed: where they are rendered, else in random free cells, if possible at the top.
 * @param rendered the boxes of rendered tiles, by id
 * @param sizeOf the size of an item on this page, in px
 * @param random returns numbers from 0 up to, not including, 1
 */
export function fillPositions<T extends Placeable>(
  items: readonly T[],
  area: PlacementArea,
  rendered: ReadonlyMap<string, Box>,
  sizeOf: (item: T) => Pick<Frame, 'w' | 'h'>,
  random: () => number,
): readonly T[] {
  if (items.every((item) => frameOf(item) !== undefined)) return items
  const known = items.map((item): T => {
    const box = frameOf(item) === undefined ? rendered.get(item.id) : undefined
    return box === undefined ? item : { ...item, ...frameToStore(frameOfBox(box), area) }
  })
  const missing = known.filter((item) => frameOf(item) === undefined)
  const place = scatter(area, elementsOf(known, area), missing.map(sizeOf), random)
  return known.map((item) =>
    frameOf(item) === undefined ? { ...item, ...frameToStore(place(sizeOf(item)), area) } : item,
  )
}

const frameOfBox = ({ x, y, width, height }: Box): Frame => ({ x, y, w: width, h: height, r: 0 })

/** Smaller cells are merged: a grid of 5 px would have too many. */
const MIN_CELL_PX = 25
/** Elements further down occupy no cells. */
const MAX_DEPTH_PX = 20_000
const MAX_TRIES = 64

/** Returns a function that places one element after the other in random free cells. */
function scatter(
  { left: edge, right, height, grid }: PlacementArea,
  shown: readonly Frame[],
  missing: readonly Pick<Frame, 'w' | 'h'>[],
  random: () => number,
): (size: Pick<Frame, 'w' | 'h'>) => Frame {
  const line = grid > 0 ? grid : FREE_LAYOUT.gridPx
  const cell = line * Math.ceil(MIN_CELL_PX / line)
  const start = Math.ceil(edge / cell) * cell // on a grid line
  const columns = Math.max(1, Math.floor((right - start) / cell))
  const cellsOf = ({ w, h }: Pick<Frame, 'w' | 'h'>) => ({
    wide: Math.min(columns, Math.max(1, Math.ceil(w / cell))),
    high: Math.max(1, Math.ceil(h / cell)),
  })
  const needed = missing.map(cellsOf).reduce((sum, { wide, high }) => sum + wide * high, 0)
  const occupied = new OccupiedCells(columns)
  for (const frame of shown) {
    const { left, top, right, bottom } = boundsOf(frame)
    const [from, to] = [Math.floor(top / cell), Math.ceil(Math.min(bottom, MAX_DEPTH_PX) / cell)]
    occupied.occupy(Math.floor((left - start) / cell), from, Math.ceil((right - start) / cell), to)
  }
  // at most half of the cells get filled, so that random tries soon find a free one
  let rows = Math.max(1, Math.floor(height / cell))
  while (occupied.countFree(rows) < 2 * needed) rows += Math.ceil((2 * needed - occupied.countFree(rows)) / columns)
  const isFree = (column: number, row: number, wide: number, high: number) =>
    row + high <= rows && occupied.areFree(column, row, column + wide, row + high)

  const cellFor = (wide: number, high: number): readonly [column: number, row: number] => {
    const [across, down] = [columns - wide + 1, Math.max(1, rows - high + 1)]
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const [column, row] = [Math.floor(random() * across), Math.floor(random() * down)]
      if (isFree(column, row, wide, high)) return [column, row]
    }
    for (let row = 0; row < down; row++)
      for (let column = 0; column < across; column++) if (isFree(column, row, wide, high)) return [column, row]
    const below = Math.max(rows, occupied.rows)
    rows = below + high
    return [0, below]
  }

  return ({ w, h }) => {
    const { wide, high } = cellsOf({ w, h })
    const [column, row] = cellFor(wide, high)
    occupied.occupy(column, row, column + wide, row + high)
    return { x: start + column * cell, y: row * cell, w: Math.min(w, right - start), h, r: 0 }
  }
}
