import type { Box } from '../../../../lib/geometry/box.ts'
import type { Point } from '../../../../lib/geometry/vector.ts'

/** The viewport in px. */
export interface Viewport {
  readonly width: number
  readonly height: number
}

/** The smallest window in px. */
export const MIN_SIZE = { width: 300, height: 200 } as const

/** What of a window always stays in the viewport, in px: its header's height (spec section 9), and so much of its width. */
const VISIBLE = { width: 120, height: 30 } as const

/** A window's distance from the edges of the viewport at first, in px; from the top, where the tools are, if it fits. */
const MARGIN_PX = 10
const TOP_PX = 56

/** The sides that a handle moves: -1 left or top, 1 right or bottom, 0 neither. */
export interface Handle {
  readonly x: -1 | 0 | 1
  readonly y: -1 | 0 | 1
}

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value))

/** A size within the viewport, not below the minimum. */
function fitSize({ width, height }: Viewport, viewport: Viewport): Viewport {
  return {
    width: clamp(width, Math.min(MIN_SIZE.width, viewport.width), Math.max(MIN_SIZE.width, viewport.width)),
    height: clamp(height, Math.min(MIN_SIZE.height, viewport.height), Math.max(MIN_SIZE.height, viewport.height)),
  }
}

/** A frame of this size, `offset` from the middle of the viewport; as much of it inside as must be. */
export function placeFrame(size: Viewport, offset: Point, viewport: Viewport): Box {
  const largest = { width: viewport.width - 2 * MARGIN_PX, height: viewport.height - 2 * MARGIN_PX }
  const { width, height } = fitSize(
    { width: Math.min(size.width, largest.width), height: Math.min(size.height, largest.height) },
    viewport,
  )
  const x = (viewport.width - width) / 2 + offset.x
  const y = (viewport.height - height) / 2 + offset.y
  return keepInReach({ x, y, width, height }, viewport)
}

/** The height from which on a new window stands above the dock rather than over it, in px. */
const LEAST_ABOVE_DOCK_PX = 560

/** The height in px that a new window has below the tools, and above the page's `foot` where that is enough. */
export function roomBelowTools({ height }: Viewport, foot: number): number {
  const aboveDock = height - TOP_PX - foot + MARGIN_PX // the foot has more space than a window needs
  return aboveDock >= LEAST_ABOVE_DOCK_PX ? aboveDock : height - TOP_PX - MARGIN_PX
}

/**
 * The offset of a new window from the middle of the viewport. It stands below the tools at the top, and where there is
 * room for that above the page's `foot`, the dock's height with its margins in px.
 */
export function restingOffset(height: number, foot: number, viewport: Viewport): Point {
  const middle = (viewport.height - height) / 2
  const lowest = viewport.height - height - MARGIN_PX
  const aboveDock = lowest - foot
  const wanted = aboveDock < TOP_PX - 2 * MARGIN_PX ? middle : Math.min(middle, aboveDock)
  return { x: 0, y: Math.max(Math.min(Math.max(wanted, TOP_PX), lowest), Math.min(middle, MARGIN_PX)) - middle }
}

/** The offset of a frame's middle from that of the viewport: what is remembered of its position. */
export const offsetOf = ({ x, y, width, height }: Box, viewport: Viewport): Point => ({
  x: x + width / 2 - viewport.width / 2,
  y: y + height / 2 - viewport.height / 2,
})

/** Moves a frame so far that its header can be reached: never above the top, its width partly inside. */
export function keepInReach(frame: Box, viewport: Viewport): Box {
  const { width } = frame
  const shown = Math.min(VISIBLE.width, width)
  return {
    ...frame,
    x: Math.round(clamp(frame.x, shown - width, viewport.width - shown)),
    y: Math.round(clamp(frame.y, 0, Math.max(0, viewport.height - VISIBLE.height))),
  }
}

/** A frame moved by a vector. */
export const moveFrame = (frame: Box, { x, y }: Point, viewport: Viewport): Box =>
  keepInReach({ ...frame, x: frame.x + x, y: frame.y + y }, viewport)

/** A frame whose handle is moved by a vector: the opposite side stays, the size keeps its limits. */
export function resizeFrame(frame: Box, handle: Handle, by: Point, viewport: Viewport): Box {
  const horizontal = resizeSide(frame.x, frame.width, handle.x, by.x, 'width', viewport)
  const vertical = resizeSide(frame.y, frame.height, handle.y, by.y, 'height', viewport)
  return { x: horizontal.start, y: vertical.start, width: horizontal.size, height: vertical.size }
}

/** A side may be moved to the edge of the viewport, not beyond; one that is beyond already stays there. */
function resizeSide(
  start: number,
  size: number,
  side: -1 | 0 | 1,
  by: number,
  along: 'width' | 'height',
  viewport: Viewport,
) {
  const [end, minimum, limit, visible] = [start + size, MIN_SIZE[along], viewport[along], VISIBLE[along]]
  if (side === 1) {
    const moved = clamp(end + by, Math.max(start + minimum, Math.min(end, visible)), Math.max(limit, end))
    return { start, size: Math.round(moved - start) }
  }
  if (side === -1) {
    const moved = clamp(start + by, Math.min(0, start), Math.min(end - minimum, Math.max(start, limit - visible)))
    return { start: Math.round(moved), size: Math.round(end - moved) }
  }
  return { start, size }
}
