import { FREE_LAYOUT } from '../../../../shared/constants.deferred.ts'
import {
  type Frame,
  type FreeElement,
  frameAbout,
  frameOf,
  isSame,
  middleOf,
  movedBy,
  type StoredFrame,
} from './frame.ts'
import { boundsOf, boundsOfAll, offsetIntoPage } from './geometry.ts'

/** An item that has its place. */
type Placed<T> = T & Frame

/** Widths below are no width: a page that is hidden has 0 px. */
const LEAST_WIDTH_PX = 1

/**
 * By how much what was made on a page of one width is larger on one of another. The whole layout is one picture that becomes
 * larger or smaller: the only change that keeps every relation (order, alignment, equal gaps, what overlaps and what does
 * not, ratios and turns), that treats each element by itself, so that moving one never moves another, and that can be taken
 * back exactly.
 */
const factorBetween = (from: number, to: number) => Math.max(LEAST_WIDTH_PX, to) / Math.max(LEAST_WIDTH_PX, from)

const enlarged = ({ x, y, w, h, r }: Frame, factor: number): Frame => ({
  x: x * factor,
  y: y * factor,
  w: w * factor,
  h: h * factor,
  r,
})

/**
 * Where a frame that was made on a page `madeAt` px wide is seen on one that is `width` px wide. It lies wholly between its
 * sides and is nowhere smaller than the smallest element (20 px), be the page ever so narrow. Showing never writes: back at
 * the width that it was made at it is what it was.
 */
export function frameAtWidth(frame: Frame, madeAt: number, width: number): Frame {
  const whole = enlarged(frame, factorBetween(madeAt, width))
  const grown = resized(
    whole,
    Math.max(FREE_LAYOUT.minimumSizePx, whole.w),
    Math.max(FREE_LAYOUT.minimumSizePx, whole.h),
  )
  const page = Math.max(LEAST_WIDTH_PX, width)
  const { left, right } = boundsOf(grown)
  const fit = Math.min(1, page / (right - left))
  const fitting = resized(grown, grown.w * fit, grown.h * fit)
  return movedBy(fitting, offsetIntoPage(boundsOf(fitting), page))
}

/** A frame of another size about its middle; the very same where it is as large. */
const resized = (frame: Frame, w: number, h: number): Frame =>
  w === frame.w && h === frame.h ? frame : frameAbout(middleOf(frame), w, h, frame.r)

/** The width that all positions are stored for, in px (spec section 9); made at another one they are stored as they are here. */
const STORED_WIDTH_PX = FREE_LAYOUT.defaultWidthPx

/** A frame drawn on a page of this width as it is stored. */
export const frameToStore = (frame: Frame, width: number): Frame =>
  enlarged(frame, factorBetween(width, STORED_WIDTH_PX))

/**
 * Items as elements of a page that is `width` px wide; what has never been placed is left out (`fillPositions` places it).
 * Everything else of an item stays.
 */
export const elementsOf = <T extends StoredFrame>(items: readonly T[], width: number): readonly Placed<T>[] =>
  items.flatMap((item) => {
    const frame = frameOf(item)
    return frame === undefined ? [] : [{ ...item, ...frameAtWidth(frame, STORED_WIDTH_PX, width) }]
  })

/**
 * Changes items by what is done to them as elements of a page that is `width` px wide: moved, put in another order, grouped,
 * deleted, copied. Whoever is not touched stays the very same item, to the last digit; who is only moved keeps its stored
 * size. What has never been placed stays at the end, untouched.
 */
export function changeElements<T extends StoredFrame & Pick<FreeElement, 'id'>>(
  items: readonly T[],
  width: number,
  change: (elements: readonly Placed<T>[]) => readonly Placed<T>[],
): readonly T[] {
  const placed = items.filter((item) => frameOf(item) !== undefined)
  const elements = elementsOf(placed, width)
  const after = change(elements)
  if (after === elements) return items
  const itemOf = new Map<Placed<T>, T>()
  const before = new Map<string, readonly [item: T, element: Placed<T>]>()
  placed.forEach((item, at) => {
    const element = elements[at]
    if (element === undefined) return
    itemOf.set(element, item)
    if (!before.has(item.id)) before.set(item.id, [item, element])
  })
  const changed = after.map((element): T => {
    const [item, shown] = before.get(element.id) ?? []
    return itemOf.get(element) ?? { ...element, ...storedAfter(item, shown, element, width) }
  })
  return [...changed, ...items.filter((item) => frameOf(item) === undefined)]
}

/** Where an element is stored: as before where it has not changed, with the size of before where it has only moved. */
function storedAfter(item: StoredFrame | undefined, shown: Frame | undefined, now: Frame, width: number): Frame {
  const then = item && frameOf(item)
  const next = frameToStore(now, width)
  if (then === undefined || shown === undefined || !isSame(shown.w, now.w) || !isSame(shown.h, now.h)) return next
  if (isSame(shown.x, now.x) && isSame(shown.y, now.y)) return { ...then, r: now.r }
  return frameAbout(middleOf(next), then.w, then.h, now.r)
}

/** How far down the elements of a page reach, in px: further than its window, it scrolls. */
export const heightOf = (elements: readonly Frame[]): number => Math.max(0, boundsOfAll(elements)?.bottom ?? 0)

/** The lines of the grid as they are seen on a page of this width, so many px apart; 0: there is none. */
export const gridAt = (gridPx: number, width: number): number =>
  gridPx > 0 ? gridPx * factorBetween(STORED_WIDTH_PX, width) : 0
