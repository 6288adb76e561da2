import { FREE_LAYOUT } from '../../../../../../shared/constants.ts'
import {
  type Frame,
  type FreeElement,
  frameAbout,
  frameOf,
  isNearlyEqual,
  middleOf,
  minimumSideOf,
  movedBy,
  type Pinned,
  type StoredFrame,
} from '../frame.ts'
import { boundsOf, boundsOfAll, type Edges, offsetIntoPage } from '../geometry.ts'
import { type PageEdges, pinnedOn, pinOffset } from './pins.ts'

/** An item with a frame. */
type Placed<T> = T & Frame

/** What a stored item shows of itself here: its frame, its pins, and whether it is an icon. */
type Stored = StoredFrame & Pinned & Pick<FreeElement, 'type'>

/** All frames are stored for this page width in px (spec section 9). */
const STORED_WIDTH_PX = FREE_LAYOUT.defaultWidthPx

/** How a page shows stored frames: scaled, and between its edges; px of the page. */
export interface PageScale extends PageEdges {
  readonly scale: number
  /** With what lies beside the edges. */
  readonly width: number
}

/** A hidden page has a width of 0 px. */
const MIN_WIDTH_PX = 1

/** The window of a page in px: its width, what the sidebar and the page dots take at its sides, and what is seen of the page. */
export interface PageWindow {
  readonly width: number
  readonly left: number
  readonly right: number
  /** The height of the page that is seen before it scrolls. */
  readonly height: number
  /** The side of an icon as stored. */
  readonly icon: number
}

/**
 * The page of a window: as wide as it, but never so narrow that an icon would be under 40 px: then it is wider than the
 * window and scrolls sideways (decision 0025).
 */
export function pageScaleFor({ width, left, right, height, icon }: PageWindow): PageScale {
  const least = Math.min(1, FREE_LAYOUT.minimumIconPx / Math.max(1, icon))
  const scale = Math.max(least, Math.max(MIN_WIDTH_PX, width) / STORED_WIDTH_PX)
  const page = Math.round(scale * STORED_WIDTH_PX)
  return { scale, width: page, left, right: Math.max(left + MIN_WIDTH_PX, page - right), bottom: height }
}

const scaled = ({ x, y, w, h, r }: Frame, factor: number): Frame => ({
  x: x * factor,
  y: y * factor,
  w: w * factor,
  h: h * factor,
  r,
})

/**
 * A stored frame as a page shows it: wholly between its edges, and at least 20 px in size, an icon 40, as far as it
 * fits; a pinned one at its distance. For display alone: nothing is written, so the original is back on the original
 * page.
 */
export function frameOnPage(
  frame: Frame,
  page: PageScale,
  least: number = FREE_LAYOUT.minimumSizePx,
  pinned: Pinned = {},
): Frame {
  const full = movedBy(scaled(frame, page.scale), pinOffset(pinned, page, page.scale))
  const grown = resized(full, Math.max(least, full.w), Math.max(least, full.h))
  const { left, right } = boundsOf(grown)
  const fit = Math.min(1, (page.right - page.left) / (right - left))
  return intoPage(resized(grown, grown.w * fit, grown.h * fit), page)
}

const intoPage = (frame: Frame, edges: Edges): Frame => movedBy(frame, offsetIntoPage(boundsOf(frame), edges))

/** A frame resized about its middle; the same object if the size is equal. */
const resized = (frame: Frame, w: number, h: number): Frame =>
  w === frame.w && h === frame.h ? frame : frameAbout(middleOf(frame), w, h, frame.r)

/** A frame on a page, converted for storage. */
export const frameToStore = (frame: Frame, { scale }: Pick<PageScale, 'scale'>): Frame => scaled(frame, 1 / scale)

/** The stored frame of an element on a page; a pinned one is stored for the page on which it was placed. */
export const storedFrameOf = (element: Frame & Pinned, page: PageScale): Frame => {
  const { x, y } = pinOffset(element, page, page.scale)
  return frameToStore(movedBy(element, { x: -x, y: -y }), page)
}

/** An item placed on a page at a frame of it, with its pins. */
export const placedOn = <T extends Stored>(item: T, frame: Frame, page: PageScale): T => ({
  ...item,
  ...frameToStore(frame, page),
  ...pinnedOn(item, page, page.scale),
})

/** Items as elements of a page, without those that were never placed (see `fillPositions`). */
export const elementsOf = <T extends Stored>(items: readonly T[], page: PageScale): readonly Placed<T>[] =>
  items.flatMap((item) => {
    const frame = frameOf(item)
    return frame === undefined ? [] : [{ ...item, ...frameOnPage(frame, page, minimumSideOf(item), item) }]
  })

/**
 * Changes items by a change of their elements on a page. Unchanged elements keep their item, to the last digit; moved
 * ones keep the stored size and are stored between the edges of the page, with which the pinned among them are stored.
 * Items that were never placed stay unchanged at the end.
 */
export function changeElements<T extends Stored & Pick<FreeElement, 'id'>>(
  items: readonly T[],
  page: PageScale,
  change: (elements: readonly Placed<T>[]) => readonly Placed<T>[],
): readonly T[] {
  const placed = items.filter((item) => frameOf(item) !== undefined)
  const elements = elementsOf(placed, page)
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
    return itemOf.get(element) ?? { ...element, ...storedFrame(item, shown, element, page) }
  })
  return [...changed, ...items.filter((item) => frameOf(item) === undefined)]
}

/** The frame to store for an element: the stored position or size is kept where neither it nor a pin has changed. */
function storedFrame(
  item: Stored | undefined,
  shown: Frame | undefined,
  now: Frame & Pinned,
  page: PageScale,
): Frame & Pick<Pinned, 'pinPage'> {
  const then = item && frameOf(item)
  const pins = pinnedOn(now, page, page.scale)
  const next = { ...frameToStore(intoPage(now, page), page), ...(now.pinPage && { pinPage: undefined }), ...pins }
  if (then === undefined || shown === undefined || !isNearlyEqual(shown.w, now.w) || !isNearlyEqual(shown.h, now.h))
    return next
  const hasSamePins = item?.pinX === now.pinX && item?.pinY === now.pinY
  if (hasSamePins && isNearlyEqual(shown.x, now.x) && isNearlyEqual(shown.y, now.y)) return { ...then, r: now.r }
  const edges: Edges = { left: page.left / page.scale, right: page.right / page.scale }
  return { ...next, ...intoPage(frameAbout(middleOf(next), then.w, then.h, now.r), edges) }
}

/** The height of the content of a page in px; above the height of its viewport it scrolls. */
export const contentHeight = (elements: readonly Frame[]): number => Math.max(0, boundsOfAll(elements)?.bottom ?? 0)

/** The distance of grid lines on a page in px; 0: no grid. */
export const gridAt = (gridPx: number, { scale }: Pick<PageScale, 'scale'>): number => (gridPx > 0 ? gridPx * scale : 0)
