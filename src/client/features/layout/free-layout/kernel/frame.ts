import { FREE_LAYOUT } from '../../../../../shared/constants.ts'
import type { Item } from '../../../../../shared/entities/item.ts'
import type { Point } from '../../../../lib/geometry/vector.ts'

/**
 * The unrotated rectangle of an element in px, and its clockwise rotation about its middle in degrees, above -180 and
 * up to 180. The fields are an item's (spec section 3).
 */
export interface Frame extends Point {
  readonly w: number
  readonly h: number
  readonly r: number
}

/** To what an element is pinned on each axis, and the edges of the page on which it was placed, as stored. */
export type Pinned = Pick<Item, 'pinX' | 'pinY' | 'pinPage'>

/** A tile of the free layout: any item with a frame. Its index in the list is its layer, the last is in front. */
export interface FreeElement extends Frame, Pinned {
  readonly id: string
  /** An icon is never shown under 40 px; icons combine into folders, and with them. */
  readonly type?: string | undefined
  readonly component?: string | undefined
  /** Elements of the same group are selected together. */
  readonly groupId?: string | undefined
  /** Cannot be selected or changed. */
  readonly lock?: boolean | undefined
  readonly fixedRatio?: boolean | undefined
  /** The tiles in a folder. */
  readonly children?: readonly { readonly id: string }[] | undefined
}

/** A frame as stored: any field may be missing or not finite. */
export interface StoredFrame {
  readonly x?: number | undefined
  readonly y?: number | undefined
  readonly w?: number | undefined
  readonly h?: number | undefined
  readonly r?: number | undefined
}

/** The least side of an element as shown, in px: an icon stays a target that can be hit. */
export const minimumSideOf = ({ type }: Pick<FreeElement, 'type'>): number =>
  type === 'icon' ? FREE_LAYOUT.minimumIconPx : FREE_LAYOUT.minimumSizePx

/** Larger than any page; coordinates beyond are clamped. */
const MAX_COORDINATE_PX = 100_000

/**
 * Parses a stored frame; undefined if a position or size is missing or not finite: the item has never been placed. A
 * negative size is that of a frame drawn to the left or upwards; an invalid rotation is 0.
 */
export function frameOf({ x, y, w, h, r }: StoredFrame): Frame | undefined {
  if (!isNumber(x) || !isNumber(y) || !isNumber(w) || !isNumber(h)) return undefined
  const [width, height] = [clampCoordinate(w), clampCoordinate(h)]
  return {
    x: clampCoordinate(x) + Math.min(0, width),
    y: clampCoordinate(y) + Math.min(0, height),
    w: Math.abs(width),
    h: Math.abs(height),
    r: isNumber(r) ? normalizeDegrees(r) : 0,
  }
}

const isNumber = (value: number | undefined): value is number => Number.isFinite(value)
const clampCoordinate = (px: number) => Math.min(MAX_COORDINATE_PX, Math.max(-MAX_COORDINATE_PX, px))

/** The same angle above -180 and up to 180 degrees. */
export function normalizeDegrees(degrees: number): number {
  const rest = degrees % 360
  if (rest > 180) return rest - 360
  return rest <= -180 ? rest + 360 : rest + 0 // never -0
}

export const movedBy = <T extends Point>(one: T, { x, y }: Point): T => ({ ...one, x: one.x + x, y: one.y + y })

export const middleOf = ({ x, y, w, h }: Frame): Point => ({ x: x + w / 2, y: y + h / 2 })

/** The frame with this middle. */
export const frameAbout = (middle: Point, w: number, h: number, r: number): Frame => ({
  x: middle.x - w / 2,
  y: middle.y - h / 2,
  w,
  h,
  r,
})

/** Whether two frames are equal but for rounding errors. */
export const isSameFrame = (one: Frame, other: Frame): boolean =>
  isNearlyEqual(one.x, other.x) &&
  isNearlyEqual(one.y, other.y) &&
  isNearlyEqual(one.w, other.w) &&
  isNearlyEqual(one.h, other.h) &&
  isNearlyEqual(one.r, other.r)

/** Whether two lengths in px, or angles in degrees, are equal but for rounding errors. */
export const isNearlyEqual = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6
