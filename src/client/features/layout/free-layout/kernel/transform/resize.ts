import type { Point } from '../../../../../lib/geometry/vector.ts'
import { minus, plus, times } from '../../../../../lib/geometry/vector.ts'
import { type Frame, type FreeElement, frameAbout, middleOf, minimumSideOf } from '../frame.ts'
import { boundsOf, boundsOfAll, type Edges, frameOfBounds, rotated } from '../geometry.ts'
import { type Guide, guidesOf, type SnapContext, snapPoint } from '../snap/snap.ts'

/** The eight resize handles on sides and corners, by their compass directions on the unrotated frame. */
export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
export type Handle = (typeof HANDLES)[number]

/** The direction from the middle of a frame to a handle: -1, 0 or 1 on each axis. */
export function directionOfHandle(handle: Handle): Point {
  const x = handle.includes('w') ? -1 : handle.includes('e') ? 1 : 0
  return { x, y: handle.includes('n') ? -1 : handle.includes('s') ? 1 : 0 }
}

/** The frame of a selection, which has the handles: a single element's own, or an unrotated one around several. */
export function frameOfAll(elements: readonly Frame[]): Frame | undefined {
  const [first, second] = elements
  if (first !== undefined && second === undefined) return { x: first.x, y: first.y, w: first.w, h: first.h, r: first.r }
  const bounds = boundsOfAll(elements)
  return bounds && frameOfBounds(bounds)
}

/** The vector from the middle of a rotated frame to a handle. */
const handleOffset = ({ w, h, r }: Frame, { x, y }: Point): Point => rotated({ x: (x * w) / 2, y: (y * h) / 2 }, r)

/** The position of a handle of a rotated frame. */
export const handlePoint = (frame: Frame, handle: Handle): Point =>
  plus(middleOf(frame), handleOffset(frame, directionOfHandle(handle)))

interface MinimumSize {
  readonly w: number
  readonly h: number
}

/**
 * The frame after its handle was dragged to a point; the opposite corner or side stays in place at any rotation. With
 * the ratio kept, a corner moves along its diagonal, and a side scales the other dimension evenly on both sides.
 */
export function resizeFrame(frame: Frame, handle: Handle, to: Point, keepsRatio: boolean, minimum: MinimumSize): Frame {
  const side = directionOfHandle(handle)
  const fixedPoint = minus(middleOf(frame), handleOffset(frame, side))
  const size = rotated(minus(to, fixedPoint), -frame.r)
  const sizes = keepsRatio
    ? sizesInRatio(frame, { x: size.x * side.x, y: size.y * side.y }, side, minimum)
    : {
        w: side.x === 0 ? frame.w : Math.max(minimum.w, size.x * side.x),
        h: side.y === 0 ? frame.h : Math.max(minimum.h, size.y * side.y),
      }
  const resized = { ...frame, ...sizes }
  return frameAbout(plus(fixedPoint, handleOffset(resized, side)), sizes.w, sizes.h, frame.r)
}

function sizesInRatio({ w, h }: Frame, size: Point, side: Point, minimum: MinimumSize): MinimumSize {
  const [x, y] = [side.x === 0 ? 0 : w, side.y === 0 ? 0 : h]
  const wanted = (size.x * x + size.y * y) / (x * x + y * y)
  const factor = Math.max(wanted, minimum.w / w, minimum.h / h)
  return { w: w * factor, h: h * factor }
}

/** The resized elements, and the guides to draw. */
export interface ResizeResult<T> {
  readonly elements: readonly T[]
  readonly guides: readonly Guide[]
}

/**
 * Resizes a selection as one by an offset of a handle, which snaps to lines; nothing gets below 20 px, an icon below
 * 40, or leaves the page. Any `fixedRatio`, or an oblique element among several, which would not stay a rectangle, keeps the ratio, too.
 * @param keepsRatio Ctrl or Shift is down
 * @param context undefined: the handle does not snap, as with keys
 */
export function resizeAll<T extends FreeElement>(
  elements: readonly T[],
  handle: Handle,
  offset: Point,
  keepsRatio: boolean,
  { context, edges }: { readonly context: SnapContext | undefined; readonly edges: Edges },
): ResizeResult<T> {
  const frame = frameOfAll(elements)
  if (frame === undefined) return { elements, guides: [] }
  const isSingle = elements.length === 1
  const ratio = keepsRatio || elements.some(({ fixedRatio, r }) => fixedRatio === true || (!isSingle && r % 90 !== 0))
  const from = handlePoint(frame, handle)
  const direction = dragDirectionOf(frame, handle, ratio)
  const wanted =
    direction === undefined
      ? clampPointToPage(plus(from, offset), frame, edges)
      : plus(from, times(direction, offset.x * direction.x + offset.y * direction.y))
  const to = context === undefined ? wanted : snapPoint(wanted, direction, context)
  const end = limitToPage(frame, resizeFrame(frame, handle, to, ratio, minimumSizeOf(elements, frame)), edges)
  const resized = elements.map((element) => ({
    ...element,
    ...(isSingle ? end : resizeWithFrame(element, frame, end, directionOfHandle(handle))),
  }))
  return { elements: resized, guides: context === undefined ? [] : guidesAtHandle(end, handle, context) }
}

/** The only direction in which a handle can be dragged; undefined for a corner without a fixed ratio, which is free. */
function dragDirectionOf(frame: Frame, handle: Handle, ratio: boolean): Point | undefined {
  const side = directionOfHandle(handle)
  if (side.x !== 0 && side.y !== 0 && !ratio) return undefined
  const toHandle = handleOffset(frame, side)
  const length = Math.hypot(toHandle.x, toHandle.y)
  return length === 0 ? rotated(side, frame.r) : times(toHandle, 1 / length)
}

/** The minimum size of the common frame at which no element is under its own; a smaller element can only grow. */
function minimumSizeOf(elements: readonly FreeElement[], frame: Frame): MinimumSize {
  const [first, second] = elements
  if (first !== undefined && second === undefined) return { w: minimumSideOf(first), h: minimumSideOf(first) }
  let [x, y] = [0, 0]
  for (const element of elements) {
    const { w, h, r } = element
    const part = (size: number) => Math.min(1, minimumSideOf(element) / Math.max(size, 1))
    const shorter = Math.min(w, h)
    // both sides of an oblique element shrink by the same factor
    const [across, down] = r % 90 !== 0 ? [shorter, shorter] : isQuarterRotated(r) ? [h, w] : [w, h]
    x = Math.max(x, part(across))
    y = Math.max(y, part(down))
  }
  return { w: frame.w * x, h: frame.h * y }
}

/** The handle of an unrotated frame slides along the edges of the page. */
function clampPointToPage(to: Point, frame: Frame, edges: Edges): Point {
  if (frame.r % 90 !== 0) return to
  const { left, top, right } = boundsOf(frame)
  return {
    x: Math.min(Math.max(edges.right, right), Math.max(Math.min(edges.left, left), to.x)),
    y: Math.max(Math.min(0, top), to.y),
  }
}

/** The frame between two sizes, as far as the page allows; both have the same fixed point. */
function limitToPage(from: Frame, to: Frame, edges: Edges): Frame {
  const [before, after] = [boundsOf(from), boundsOf(to)]
  const fractions = [
    fractionUntil(-before.left, -after.left, -edges.left),
    fractionUntil(-before.top, -after.top, 0),
    fractionUntil(before.right, after.right, edges.right),
  ]
  const fraction = Math.min(...fractions)
  if (fraction === 1) return to
  const between = (one: number, other: number) => one + (other - one) * fraction
  return {
    x: between(from.x, to.x),
    y: between(from.y, to.y),
    w: between(from.w, to.w),
    h: between(from.h, to.h),
    r: from.r,
  }
}

/** The fraction of a movement until it reaches an edge; 1 if it started beyond it. */
const fractionUntil = (from: number, to: number, end: number): number =>
  to <= end || from > end + 1e-6 ? 1 : Math.max(0, (end - from) / (to - from))

/** The frame of one of several elements after their common frame was resized. */
function resizeWithFrame(element: Frame, from: Frame, to: Frame, side: Point): Frame {
  const factor = { x: sizeRatio(to.w, from.w), y: sizeRatio(to.h, from.h) }
  const fromFixed = minus(middleOf(element), minus(middleOf(from), handleOffset(from, side)))
  const scaled = { x: fromFixed.x * factor.x, y: fromFixed.y * factor.y }
  const middle = plus(minus(middleOf(to), handleOffset(to, side)), scaled)
  const { w, h, r } = element
  return isQuarterRotated(r)
    ? frameAbout(middle, w * factor.y, h * factor.x, r)
    : frameAbout(middle, w * factor.x, h * factor.y, r)
}

/** Rotated by 90 or 270 degrees: width and height are swapped on the page. */
const isQuarterRotated = (r: number) => r % 90 === 0 && r % 180 !== 0

const sizeRatio = (to: number, from: number) => (from === 0 ? 1 : to / from)

/** The guides along the dragged sides of an unrotated frame, or through the handle of an oblique one. */
function guidesAtHandle(frame: Frame, handle: Handle, context: SnapContext): readonly Guide[] {
  const { x, y } = handlePoint(frame, handle)
  const side = rotated(directionOfHandle(handle), frame.r)
  const isOblique = frame.r % 90 !== 0
  return guidesOf(context, boundsOf(frame), {
    x: isOblique || Math.abs(side.x) > 0.5 ? [x] : [],
    y: isOblique || Math.abs(side.y) > 0.5 ? [y] : [],
  })
}
