import type { Bounds } from '../../../../lib/geometry/box.ts'
import { minus, type Point, plus } from '../../../../lib/geometry/vector.ts'
import { type Frame, middleOf } from './frame.ts'

/** `x` is the horizontal axis: its lines are vertical. */
export type Axis = 'x' | 'y'

/** Cosine and sine of an angle; exact for multiples of 90 degrees. */
function cosineAndSine(degrees: number): Point {
  const quarters = degrees / 90
  if (Number.isInteger(quarters)) return QUARTERS[((quarters % 4) + 4) % 4] ?? UNROTATED
  const radians = (degrees * Math.PI) / 180
  return { x: Math.cos(radians), y: Math.sin(radians) }
}

const UNROTATED: Point = { x: 1, y: 0 }
const QUARTERS: readonly Point[] = [UNROTATED, { x: 0, y: 1 }, { x: -1, y: 0 }, { x: 0, y: -1 }]

/** A vector rotated clockwise. */
export function rotated({ x, y }: Point, degrees: number): Point {
  const { x: cosine, y: sine } = cosineAndSine(degrees)
  return { x: x * cosine - y * sine, y: x * sine + y * cosine }
}

/** A point rotated clockwise about another. */
export const rotatedAbout = (point: Point, about: Point, degrees: number): Point =>
  plus(about, rotated(minus(point, about), degrees))

/** The corners of a rotated frame, clockwise from its own upper left one. */
export function cornersOf(frame: Frame): readonly Point[] {
  const middle = middleOf(frame)
  const [across, down] = [rotated({ x: frame.w / 2, y: 0 }, frame.r), rotated({ x: 0, y: frame.h / 2 }, frame.r)]
  return [
    minus(minus(middle, across), down),
    minus(plus(middle, across), down),
    plus(plus(middle, across), down),
    plus(minus(middle, across), down),
  ]
}

/** The axis-aligned bounds of a rotated frame. */
export function boundsOf(frame: Frame): Bounds {
  const { x, y, w, h, r } = frame
  if (r === 0) return { left: x, top: y, right: x + w, bottom: y + h }
  const { x: cosine, y: sine } = cosineAndSine(r)
  const [across, down] = [
    (Math.abs(w * cosine) + Math.abs(h * sine)) / 2,
    (Math.abs(w * sine) + Math.abs(h * cosine)) / 2,
  ]
  const middle = middleOf(frame)
  return { left: middle.x - across, top: middle.y - down, right: middle.x + across, bottom: middle.y + down }
}

/** Whether two bounds have more than an edge in common. */
export const boundsOverlap = (one: Bounds, other: Bounds): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

/** The common bounds of frames; undefined if there are none. */
export function boundsOfAll(frames: readonly Frame[]): Bounds | undefined {
  if (frames.length === 0) return undefined
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const frame of frames) {
    const one = boundsOf(frame)
    left = Math.min(left, one.left)
    top = Math.min(top, one.top)
    right = Math.max(right, one.right)
    bottom = Math.max(bottom, one.bottom)
  }
  return { left, top, right, bottom }
}

/** The bounds between any two opposite corners. */
export const boundsBetween = (one: Point, other: Point): Bounds => ({
  left: Math.min(one.x, other.x),
  top: Math.min(one.y, other.y),
  right: Math.max(one.x, other.x),
  bottom: Math.max(one.y, other.y),
})

export const shifted = (bounds: Bounds, { x, y }: Point): Bounds => ({
  left: bounds.left + x,
  top: bounds.top + y,
  right: bounds.right + x,
  bottom: bounds.bottom + y,
})

/** Bounds as an unrotated frame. */
export const frameOfBounds = ({ left, top, right, bottom }: Bounds): Frame => ({
  x: left,
  y: top,
  w: right - left,
  h: bottom - top,
  r: 0,
})

/** Whether a rotated frame lies wholly in a box. */
export function isWithin(frame: Frame, { left, top, right, bottom }: Bounds): boolean {
  const bounds = boundsOf(frame)
  return bounds.left >= left && bounds.top >= top && bounds.right <= right && bounds.bottom <= bottom
}

/** Whether a rotated frame and a box have a point in common. */
export function overlaps(frame: Frame, box: Bounds): boolean {
  const { left, top, right, bottom } = boundsOf(frame)
  if (left > box.right || right < box.left || top > box.bottom || bottom < box.top) return false
  if (frame.r === 0) return true
  // separating axes: the bounds overlap, so only the frame's own axes are left to test
  const middle = middleOf(frame)
  const around = [
    { x: box.left, y: box.top },
    { x: box.right, y: box.top },
    { x: box.right, y: box.bottom },
    { x: box.left, y: box.bottom },
  ].map((corner) => rotated(minus(corner, middle), -frame.r))
  const [xs, ys] = [around.map(({ x }) => x), around.map(({ y }) => y)]
  return (
    Math.min(...xs) <= frame.w / 2 &&
    Math.max(...xs) >= -frame.w / 2 &&
    Math.min(...ys) <= frame.h / 2 &&
    Math.max(...ys) >= -frame.h / 2
  )
}

/** The left and the right edge between which everything on a page lies, in px of the page. */
export type Edges = Pick<Bounds, 'left' | 'right'>

/**
 * The offset that moves bounds into the page: between its edges and below its top; downwards it scrolls. Bounds wider
 * than the page are moved to its left edge.
 */
export function offsetIntoPage({ left, top, right }: Bounds, edges: Edges): Point {
  const x =
    left < edges.left || right - left > edges.right - edges.left ? edges.left - left : Math.min(0, edges.right - right)
  return { x: x + 0, y: Math.max(0, -top) }
}
