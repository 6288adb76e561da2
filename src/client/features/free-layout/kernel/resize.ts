import { FREE_LAYOUT } from '../../../../shared/constants.deferred.ts'
import type { Point } from '../../../../shared/lib/geometry/vector.ts'
import { minus, plus, times } from '../../../../shared/lib/geometry/vector.ts'
import { type Frame, type FreeElement, frameAbout, middleOf } from './frame.ts'
import { boundsOf, boundsOfAll, frameOfBounds, rotated } from './geometry.ts'
import { type Guide, guidesOf, type SnapContext, snapPoint } from './snap.ts'

/** The eight handles by where they are before the element is turned: sides and corners, by the points of the compass. */
export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
export type Handle = (typeof HANDLES)[number]

/** From the middle of a frame to a handle: -1, 0 or 1 on each axis. */
export function sideOf(handle: Handle): Point {
  const x = handle.includes('w') ? -1 : handle.includes('e') ? 1 : 0
  return { x, y: handle.includes('n') ? -1 : handle.includes('s') ? 1 : 0 }
}

/** The frame around what is selected, which has the handles: an element's own, or an upright one around several. */
export function frameOfAll(elements: readonly Frame[]): Frame | undefined {
  const [first, second] = elements
  if (first !== undefined && second === undefined) return { x: first.x, y: first.y, w: first.w, h: first.h, r: first.r }
  const bounds = boundsOfAll(elements)
  return bounds && frameOfBounds(bounds)
}

/** From the middle of a frame to one of its handles, as it is seen. */
const armOf = ({ w, h, r }: Frame, { x, y }: Point): Point => rotated({ x: (x * w) / 2, y: (y * h) / 2 }, r)

/** Where a handle is seen. */
export const handlePoint = (frame: Frame, handle: Handle): Point => plus(middleOf(frame), armOf(frame, sideOf(handle)))

/** Smallest width and height. */
interface Smallest {
  readonly w: number
  readonly h: number
}

/**
 * A frame whose handle has been dragged to a point. The corner or side across from it stays where it is seen, however the frame
 * is turned. Keeping its ratio, a corner goes along its diagonal, and a side takes both others with it to the same extent.
 */
export function resizeFrame(frame: Frame, handle: Handle, to: Point, ratio: boolean, smallest: Smallest): Frame {
  const side = sideOf(handle)
  const across = minus(middleOf(frame), armOf(frame, side))
  const arm = rotated(minus(to, across), -frame.r)
  const sizes = ratio
    ? sizesInRatio(frame, { x: arm.x * side.x, y: arm.y * side.y }, side, smallest)
    : {
        w: side.x === 0 ? frame.w : Math.max(smallest.w, arm.x * side.x),
        h: side.y === 0 ? frame.h : Math.max(smallest.h, arm.y * side.y),
      }
  const resized = { ...frame, ...sizes }
  return frameAbout(plus(across, armOf(resized, side)), sizes.w, sizes.h, frame.r)
}

function sizesInRatio({ w, h }: Frame, arm: Point, side: Point, smallest: Smallest): Smallest {
  const [x, y] = [side.x === 0 ? 0 : w, side.y === 0 ? 0 : h]
  const wanted = (arm.x * x + arm.y * y) / (x * x + y * y)
  const factor = Math.max(wanted, smallest.w / w, smallest.h / h)
  return { w: w * factor, h: h * factor }
}

/** What a resize gives: the elements in their new frames, and what is drawn with them. */
export interface Resize<T> {
  readonly elements: readonly T[]
  readonly guides: readonly Guide[]
}

/**
 * Resizes what is selected by one of its handles, which has been dragged by so much; several as one. The handle snaps to lines;
 * nothing becomes smaller than 20 px, nothing leaves the page. The ratio is kept when it is asked for (ctrl, shift), when one of
 * the elements wants it (`fixedRatio`), and when one of several is turned askew: it would not stay a rectangle.
 * @param ground `undefined`: nothing is snapped to, as with keys; the page is then as wide as `width`
 */
export function resizeAll<T extends FreeElement>(
  elements: readonly T[],
  handle: Handle,
  by: Point,
  keepsRatio: boolean,
  { ground, width }: { readonly ground: SnapContext | undefined; readonly width: number },
): Resize<T> {
  const frame = frameOfAll(elements)
  if (frame === undefined) return { elements, guides: [] }
  const alone = elements.length === 1
  const ratio = keepsRatio || elements.some(({ fixedRatio, r }) => fixedRatio === true || (!alone && r % 90 !== 0))
  const from = handlePoint(frame, handle)
  const way = wayOf(frame, handle, ratio)
  const wanted =
    way === undefined ? inPage(plus(from, by), frame, width) : plus(from, times(way, by.x * way.x + by.y * way.y))
  const to = ground === undefined ? wanted : snapPoint(wanted, way, ground)
  const end = untilPage(frame, resizeFrame(frame, handle, to, ratio, smallestOf(elements, frame)), width)
  const resized = elements.map((element) => ({
    ...element,
    ...(alone ? end : carried(element, frame, end, sideOf(handle))),
  }))
  return { elements: resized, guides: ground === undefined ? [] : guidesAtHandle(end, handle, ground) }
}

/** The one way along which a handle can go; a corner that keeps no ratio goes anywhere. */
function wayOf(frame: Frame, handle: Handle, ratio: boolean): Point | undefined {
  const side = sideOf(handle)
  if (side.x !== 0 && side.y !== 0 && !ratio) return undefined
  const arm = armOf(frame, side)
  const length = Math.hypot(arm.x, arm.y)
  return length === 0 ? rotated(side, frame.r) : times(arm, 1 / length)
}

/** How small the frame of all may become, so that none of them is under 20 px; what is smaller already only grows. */
function smallestOf(elements: readonly FreeElement[], frame: Frame): Smallest {
  const least = FREE_LAYOUT.minimumSizePx
  if (elements.length === 1) return { w: least, h: least }
  const part = (size: number) => Math.min(1, least / Math.max(size, 1))
  let [x, y] = [0, 0]
  for (const { w, h, r } of elements) {
    const thin = Math.min(w, h)
    // of what is turned askew both sides become smaller by the same
    const [across, down] = r % 90 !== 0 ? [thin, thin] : isLying(r) ? [h, w] : [w, h]
    x = Math.max(x, part(across))
    y = Math.max(y, part(down))
  }
  return { w: frame.w * x, h: frame.h * y }
}

/** The corner of an upright frame slides along the sides of the page. */
function inPage(to: Point, frame: Frame, width: number): Point {
  if (frame.r % 90 !== 0) return to
  const { left, top, right } = boundsOf(frame)
  return {
    x: Math.min(Math.max(width, right), Math.max(Math.min(0, left), to.x)),
    y: Math.max(Math.min(0, top), to.y),
  }
}

/** The frame on its way from one size to another, as far as the page goes: both have the point across from the handle. */
function untilPage(from: Frame, to: Frame, width: number): Frame {
  const [before, after] = [boundsOf(from), boundsOf(to)]
  const parts = [
    partUntil(-before.left, -after.left, 0),
    partUntil(-before.top, -after.top, 0),
    partUntil(before.right, after.right, width),
  ]
  const part = Math.min(...parts)
  if (part === 1) return to
  const between = (one: number, other: number) => one + (other - one) * part
  return {
    x: between(from.x, to.x),
    y: between(from.y, to.y),
    w: between(from.w, to.w),
    h: between(from.h, to.h),
    r: from.r,
  }
}

/** Which part of its way something goes until it reaches an end; all of it, if it has been beyond before. */
const partUntil = (from: number, to: number, end: number): number =>
  to <= end || from > end + 1e-6 ? 1 : Math.max(0, (end - from) / (to - from))

/** Where an element goes with the upright frame that is around it and others. */
function carried(element: Frame, from: Frame, to: Frame, side: Point): Frame {
  const factor = { x: partOf(to.w, from.w), y: partOf(to.h, from.h) }
  const arm = minus(middleOf(element), minus(middleOf(from), armOf(from, side)))
  const middle = plus(minus(middleOf(to), armOf(to, side)), { x: arm.x * factor.x, y: arm.y * factor.y })
  const { w, h, r } = element
  return isLying(r)
    ? frameAbout(middle, w * factor.y, h * factor.x, r)
    : frameAbout(middle, w * factor.x, h * factor.y, r)
}

/** Turned by a quarter: its width is seen as its height. */
const isLying = (r: number) => r % 90 === 0 && r % 180 !== 0

const partOf = (to: number, from: number) => (from === 0 ? 1 : to / from)

/** What the dragged sides are in line with: the sides themselves of an upright frame, else the point of the handle. */
function guidesAtHandle(frame: Frame, handle: Handle, ground: SnapContext): readonly Guide[] {
  const { x, y } = handlePoint(frame, handle)
  const side = rotated(sideOf(handle), frame.r)
  const askew = frame.r % 90 !== 0
  return guidesOf(ground, boundsOf(frame), {
    x: askew || Math.abs(side.x) > 0.5 ? [x] : [],
    y: askew || Math.abs(side.y) > 0.5 ? [y] : [],
  })
}
