import type { Point } from '../../../../shared/lib/geometry/vector.ts'

/**
 * Where an element of the free layout stands: its upper left corner, width and height in px before it is turned, and by how
 * many degrees it is turned clockwise about its middle, above -180 and up to 180. The fields are an item's (spec section 3).
 */
export interface Frame extends Point {
  readonly w: number
  readonly h: number
  readonly r: number
}

/** A tile in the free layout; every item that has a frame is one. Its place in the list is its layer, the last is in front. */
export interface FreeElement extends Frame {
  readonly id: string
  /** Elements of the same group are selected together. */
  readonly groupId?: string | undefined
  /** Neither selected nor changed. */
  readonly lock?: boolean | undefined
  readonly fixedRatio?: boolean | undefined
  /** What lies in a folder. */
  readonly children?: readonly { readonly id: string }[] | undefined
}

/** A frame as it may be stored: anything may be missing, or be no number. */
export interface StoredFrame {
  readonly x?: number | undefined
  readonly y?: number | undefined
  readonly w?: number | undefined
  readonly h?: number | undefined
  readonly r?: number | undefined
}

/** Larger than any page: what lies beyond is brought back to it, in px. */
const FARTHEST_PX = 100_000

/**
 * Reads a frame that may come from anywhere. What has no place or no size, or one that is no number, has never been placed;
 * a negative size is that of a frame drawn to the other side; a turn that is no number is none.
 */
export function frameOf({ x, y, w, h, r }: StoredFrame): Frame | undefined {
  if (!isNumber(x) || !isNumber(y) || !isNumber(w) || !isNumber(h)) return undefined
  const [width, height] = [near(w), near(h)]
  return {
    x: near(x) + Math.min(0, width),
    y: near(y) + Math.min(0, height),
    w: Math.abs(width),
    h: Math.abs(height),
    r: isNumber(r) ? degreesOf(r) : 0,
  }
}

const isNumber = (value: number | undefined): value is number => Number.isFinite(value)
const near = (px: number) => Math.min(FARTHEST_PX, Math.max(-FARTHEST_PX, px))

/** The same turn, above -180 and up to 180 degrees. */
export function degreesOf(turn: number): number {
  const rest = turn % 360
  if (rest > 180) return rest - 360
  return rest <= -180 ? rest + 360 : rest + 0 // never -0
}

/** A frame as large, moved. */
export const movedBy = <T extends Point>(one: T, { x, y }: Point): T => ({ ...one, x: one.x + x, y: one.y + y })

export const middleOf = ({ x, y, w, h }: Frame): Point => ({ x: x + w / 2, y: y + h / 2 })

/** A frame of another size about this middle, turned as before. */
export const frameAbout = (middle: Point, w: number, h: number, r: number): Frame => ({
  x: middle.x - w / 2,
  y: middle.y - h / 2,
  w,
  h,
  r,
})

/** Whether two frames are the same to the eye, and to any rounding. */
export const sameFrame = (one: Frame, other: Frame): boolean =>
  isSame(one.x, other.x) &&
  isSame(one.y, other.y) &&
  isSame(one.w, other.w) &&
  isSame(one.h, other.h) &&
  isSame(one.r, other.r)

/** Lengths that differ by less are the same: what rounding leaves, in px or degrees. */
export const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6
