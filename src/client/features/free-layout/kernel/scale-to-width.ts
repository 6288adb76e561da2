import { FREE_LAYOUT } from '../../../../shared/constants.ts'
import {
  type Frame,
  type FreeElement,
  frameAbout,
  frameOf,
  isNearlyEqual,
  middleOf,
  movedBy,
  type StoredFrame,
} from './frame.ts'
import { boundsOf, boundsOfAll, offsetIntoPage } from './geometry.ts'

/** An item with a frame. */
type Placed<T> = T & Frame

/** A hidden page has a width of 0 px. */
const MIN_WIDTH_PX = 1

/** The scale between two page widths: a uniform one keeps alignments, gaps and overlaps, and is reversible. */
const scaleBetween = (from: number, to: number) => Math.max(MIN_WIDTH_PX, to) / Math.max(MIN_WIDTH_PX, from)

const scaled = ({ x, y, w, h, r }: Frame, factor: number): Frame => ({
  x: x * factor,
  y: y * factor,
  w: w * factor,
  h: h * factor,
  r,
})

/**
 * A frame of a page `fromWidth` px wide on a page `width` px wide: wholly between its edges, and at least 20 px in size
 * as far as it fits. For display alone: nothing is written, so the original is back at the original width.
 */
export function frameAtWidth(frame: Frame, fromWidth: number, width: number): Frame {
  const full = scaled(frame, scaleBetween(fromWidth, width))
  const grown = resized(full, Math.max(FREE_LAYOUT.minimumSizePx, full.w), Math.max(FREE_LAYOUT.minimumSizePx, full.h))
  const page = Math.max(MIN_WIDTH_PX, width)
  const { left, right } = boundsOf(grown)
  const fit = Math.min(1, page / (right - left))
  const fitting = resized(grown, grown.w * fit, grown.h * fit)
  return movedBy(fitting, offsetIntoPage(boundsOf(fitting), page))
}

/** A frame resized about its middle; the same object if the size is equal. */
const resized = (frame: Frame, w: number, h: number): Frame =>
  w === frame.w && h === frame.h ? frame : frameAbout(middleOf(frame), w, h, frame.r)

/** All frames are stored for this page width in px (spec section 9). */
const STORED_WIDTH_PX = FREE_LAYOUT.defaultWidthPx

/** A frame on a page of this width, converted for storage. */
export const frameToStore = (frame: Frame, width: number): Frame => scaled(frame, scaleBetween(width, STORED_WIDTH_PX))

/** Items as elements of a page `width` px wide, without those that were never placed (see `fillPositions`). */
export const elementsOf = <T extends StoredFrame>(items: readonly T[], width: number): readonly Placed<T>[] =>
  items.flatMap((item) => {
    const frame = frameOf(item)
    return frame === undefined ? [] : [{ ...item, ...frameAtWidth(frame, STORED_WIDTH_PX, width) }]
  })

/**
 * Changes items by a change of their elements on a page `width` px wide. Unchanged elements keep their item, to the
 * last digit; moved ones keep the stored size. Items that were never placed stay unchanged at the end.
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
    return itemOf.get(element) ?? { ...element, ...storedFrame(item, shown, element, width) }
  })
  return [...changed, ...items.filter((item) => frameOf(item) === undefined)]
}

/** The frame to store for an element: the stored position or size is kept where it has not changed. */
function storedFrame(item: StoredFrame | undefined, shown: Frame | undefined, now: Frame, width: number): Frame {
  const then = item && frameOf(item)
  const next = frameToStore(now, width)
  if (then === undefined || shown === undefined || !isNearlyEqual(shown.w, now.w) || !isNearlyEqual(shown.h, now.h))
    return next
  if (isNearlyEqual(shown.x, now.x) && isNearlyEqual(shown.y, now.y)) return { ...then, r: now.r }
  return frameAbout(middleOf(next), then.w, then.h, now.r)
}

/** The height of the content of a page in px; above the height of its viewport it scrolls. */
export const contentHeight = (elements: readonly Frame[]): number => Math.max(0, boundsOfAll(elements)?.bottom ?? 0)

/** The distance of grid lines on a page of this width in px; 0: no grid. */
export const gridAt = (gridPx: number, width: number): number =>
  gridPx > 0 ? gridPx * scaleBetween(STORED_WIDTH_PX, width) : 0
