import type { Frame } from '../frame.ts'
import { boundsOf, type Edges } from '../geometry.ts'

/** Where a new element may be placed, in px of the page. */
export interface SpotArea extends Edges {
  /** From where on there is to be looked: the upper edge of what is seen of the page. */
  readonly top: number
  /** The distance of grid lines; 0: none. */
  readonly grid: number
  /** What is kept free at the right of an element and below it, where its name is. */
  readonly gapX: number
  readonly gapY: number
}

/** Without a grid, and in a finer one, positions are looked for in such steps; px. */
const STEP_PX = 25

/**
 * The first free position for an element, row by row from the top of the area on: on a grid line, with a gap to all
 * others. Below the last element there always is one.
 */
export function freeSpot(
  frames: readonly Frame[],
  { w, h }: Pick<Frame, 'w' | 'h'>,
  { left, right, top, grid, gapX, gapY }: SpotArea,
): Pick<Frame, 'x' | 'y'> {
  const step = grid > 0 ? grid * Math.ceil(STEP_PX / grid) : STEP_PX
  const taken = frames.map(boundsOf)
  const isFree = (x: number, y: number) =>
    taken.every(
      (one) => x >= one.right + gapX || x + w + gapX <= one.left || y >= one.bottom + gapY || y + h + gapY <= one.top,
    )
  const [startX, startY] = [left, top].map((edge) => Math.ceil(edge / step) * step)
  const last = Math.max(startY ?? top, ...taken.map(({ bottom }) => bottom + gapY))
  for (let y = startY ?? top; y < last + step; y += step)
    for (let x = startX ?? left; x + w <= right; x += step) if (isFree(x, y)) return { x, y }
  return { x: left, y: last } // wider than the page
}
