import { FREE_LAYOUT } from '../../../../../../shared/constants.ts'
import type { Bounds } from '../../../../../lib/geometry/box.ts'
import type { Point } from '../../../../../lib/geometry/vector.ts'
import { type Axis, type Edges, offsetIntoPage, shifted } from '../geometry.ts'
import { type Distance, distancesOf, offsetToEqualGap } from './equal-gaps.ts'
import {
  alignmentPoints,
  extentOf,
  lowerBound,
  offsetToNearest,
  type SnapLine,
  type SnapLines,
  snapLinesOfViewport,
} from './snap-lines.ts'

/** A line to which the dragged elements are aligned, as drawn, with its ends; px of the page. */
export interface Guide {
  /** `x` is a vertical line, at that x. */
  readonly axis: Axis
  readonly at: number
  readonly from: number
  readonly to: number
}

/** The lines that a dragged element can snap to. */
export interface SnapContext {
  /** Those of all elements that are not dragged. */
  readonly lines: SnapLines
  /** The edges of the page and its visible part, in px. */
  readonly edges: Edges
  readonly viewport: Bounds
  /** The distance of grid lines in px; 0: no grid. */
  readonly grid: number
}

/** The offset closest to 0; undefined if none is within 5 px (spec section 4). */
function nearestOffset(offsets: readonly (number | undefined)[]): number | undefined {
  let best: number | undefined
  for (const offset of offsets)
    if (
      offset !== undefined &&
      Math.abs(offset) <= FREE_LAYOUT.snapPx &&
      (best === undefined || Math.abs(offset) < Math.abs(best))
    )
      best = offset
  return best
}

/** The offset of these points to the nearest line of an element or the viewport; undefined if none is near. */
function offsetToLine(
  { lines, viewport, edges }: SnapContext,
  axis: Axis,
  points: readonly number[],
): number | undefined {
  const outer = snapLinesOfViewport(viewport, axis, edges)
  return nearestOffset(
    points.flatMap((point) => [offsetToNearest(lines[axis].lines, point), offsetToNearest(outer, point)]),
  )
}

/** The offset of a point to the nearest grid line, which has the lowest priority and no guide. */
const offsetToGrid = ({ grid }: SnapContext, point: number): number | undefined =>
  grid > 0 ? nearestOffset([Math.round(point / grid) * grid - point]) : undefined

/**
 * The snapped offset of dragged bounds, clamped to the page. Each axis snaps to the nearer of alignment and equal gap
 * within 5 px, else to the grid.
 * @param oneAxis only the axis of the larger offset is used
 */
export function snapMove(bounds: Bounds, wanted: Point, oneAxis: boolean, context: SnapContext): Point {
  const restricted = oneAxis ? restrictToAxis(wanted) : wanted
  const clamped = clampToPage(bounds, restricted, context.edges)
  const moved = shifted(bounds, clamped)
  const snapOffset = (axis: Axis): number => {
    if (oneAxis && restricted[axis] === 0) return 0
    const stretch = extentOf(moved, axis)
    const aligned = nearestOffset([
      offsetToLine(context, axis, alignmentPoints(stretch)),
      offsetToEqualGap(context.lines, moved, axis),
    ])
    return aligned ?? offsetToGrid(context, stretch.start) ?? 0
  }
  return clampToPage(bounds, { x: clamped.x + snapOffset('x'), y: clamped.y + snapOffset('y') }, context.edges)
}

/** The lines to draw during a drag. */
export interface DrawnLines {
  readonly guides: readonly Guide[]
  readonly distances: readonly Distance[]
}

/** The lines to draw for the bounds of the dragged elements. */
export const drawnLinesOf = (bounds: Bounds, context: SnapContext): DrawnLines => ({
  guides: guidesOf(context, bounds, {
    x: alignmentPoints(extentOf(bounds, 'x')),
    y: alignmentPoints(extentOf(bounds, 'y')),
  }),
  distances: [...distancesOf(context.lines, bounds, 'x'), ...distancesOf(context.lines, bounds, 'y')],
})

/** Shift restricts a drag to the axis of the larger offset (spec section 4). */
const restrictToAxis = ({ x, y }: Point): Point => (Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y })

/** The offset, reduced so that the bounds stay on the page. */
export function clampToPage(bounds: Bounds, offset: Point, edges: Edges): Point {
  const back = offsetIntoPage(shifted(bounds, offset), edges)
  return { x: offset.x + back.x, y: offset.y + back.y }
}

/**
 * Snaps the point of a dragged handle to the lines of both axes, or along its only direction by at most 5 px.
 * @param direction of length 1; undefined if the handle can be dragged anywhere
 */
export function snapPoint(point: Point, direction: Point | undefined, context: SnapContext): Point {
  const to = (axis: Axis) => offsetToLine(context, axis, [point[axis]]) ?? offsetToGrid(context, point[axis])
  const [x, y] = [to('x'), to('y')]
  if (direction === undefined) return { x: point.x + (x ?? 0), y: point.y + (y ?? 0) }
  // parallel to a line the quotient is infinite: no snap
  const along = (shift: number | undefined, part: number) => (shift === undefined ? undefined : shift / part)
  const far = nearestOffset([along(x, direction.x), along(y, direction.y)]) ?? 0
  return { x: point.x + far * direction.x, y: point.y + far * direction.y }
}

/** The guides through these points of bounds: every line that one of them is on, as long as all aligned elements. */
export function guidesOf(
  { lines, viewport, edges }: SnapContext,
  bounds: Bounds,
  points: Readonly<Record<Axis, readonly number[]>>,
): readonly Guide[] {
  return AXES.flatMap((axis) =>
    points[axis].flatMap((at): readonly Guide[] => {
      const on = [...linesAt(lines[axis].lines, at), ...linesAt(snapLinesOfViewport(viewport, axis, edges), at)]
      if (on.length === 0) return []
      let { near: from, far: to } = extentOf(bounds, axis)
      for (const { near, far } of on) {
        from = Math.min(from, near)
        to = Math.max(to, far)
      }
      return [{ axis, at, from, to }]
    }),
  )
}

const AXES: readonly Axis[] = ['x', 'y']

/** A point is on a line within this distance. */
const ON_LINE_PX = 0.01

function linesAt(lines: readonly SnapLine[], at: number): readonly SnapLine[] {
  const from = lowerBound(lines, at - ON_LINE_PX)
  const to = lowerBound(lines, at + ON_LINE_PX)
  return lines.slice(from, to)
}
