import type { Point } from './vector.ts'

/** A rectangle: its top left corner and its size, in the same unit. */
export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** Whether a point is in a box; the left and top edges belong to it, the others do not. */
export const contains = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x >= x && point.x < x + width && point.y >= y && point.y < y + height

/** The intersection of two boxes; of width or height 0 if there is none. */
export function intersection(one: Box, other: Box): Box {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)]
  const right = Math.min(one.x + one.width, other.x + other.width)
  const bottom = Math.min(one.y + one.height, other.y + other.height)
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) }
}

/** How many times as long as another length this one is; 1 beside none, as no style takes an infinite scale. */
export const lengthRatio = (length: number, other: number): number => (other > 0 ? length / other : 1)

/** A rectangle by its sides, in the unit and from the origin that its user says. */
export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
