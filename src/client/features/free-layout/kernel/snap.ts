import { FREE_LAYOUT } from '../../../../shared/constants.deferred.ts'
import type { Point } from '../../../../shared/lib/geometry/vector.ts'
import { type Distance, distancesOf, offsetToEqualGap } from './equal-gaps.ts'
import { type Axis, type Bounds, offsetIntoPage, shifted } from './geometry.ts'
import {
  alignmentPoints,
  firstFrom,
  offsetToNearest,
  type SnapLine,
  type SnapLines,
  snapLinesOfWindow,
  stretchOf,
} from './snap-lines.ts'

/** A line that is drawn while something is aligned to it, with its ends; px of the page. */
export interface Guide {
  /** `x` is a vertical line, at that x. */
  readonly axis: Axis
  readonly at: number
  readonly from: number
  readonly to: number
}

/** What something moving may snap to. */
export interface SnapContext {
  /** Of all elements that do not move. */
  readonly lines: SnapLines
  /** The width of the page, and what is seen of it. */
  readonly width: number
  readonly window: Bounds
  /** From one line of the grid to the next; 0: there is none. */
  readonly grid: number
}

/** The smaller way; undefined if none is within 5 px (spec section 4). */
function smallest(ways: readonly (number | undefined)[]): number | undefined {
  let best: number | undefined
  for (const way of ways)
    if (
      way !== undefined &&
      Math.abs(way) <= FREE_LAYOUT.snapPx &&
      (best === undefined || Math.abs(way) < Math.abs(best))
    )
      best = way
  return best
}

/** From these coordinates to the nearest line of an element or of the window; undefined if none is near. */
function wayToLine({ lines, window }: SnapContext, axis: Axis, marks: readonly number[]): number | undefined {
  const around = snapLinesOfWindow(window, axis)
  return smallest(marks.flatMap((mark) => [offsetToNearest(lines[axis].lines, mark), offsetToNearest(around, mark)]))
}

/** From a coordinate to the nearest line of the grid; the weakest of all, no guide is drawn for it. */
const wayToGrid = ({ grid }: SnapContext, mark: number): number | undefined =>
  grid > 0 ? smallest([Math.round(mark / grid) * grid - mark]) : undefined

/**
 * How far a rectangle is moved in the end, or several as one. With one axis alone it keeps to the one along which it goes further. On each axis it
 * goes to where it stands in one line with others or with the window, or has equal gaps, whichever is nearer and at most 5 px
 * away; else to the grid. It stays on the page.
 */
export function snapMove(bounds: Bounds, wanted: Point, oneAxis: boolean, ground: SnapContext): Point {
  const kept = oneAxis ? alongOneAxis(wanted) : wanted
  const clamped = clampToPage(bounds, kept, ground.width)
  const there = shifted(bounds, clamped)
  const wayAlong = (axis: Axis): number => {
    if (oneAxis && kept[axis] === 0) return 0
    const stretch = stretchOf(there, axis)
    const aligned = smallest([
      wayToLine(ground, axis, alignmentPoints(stretch)),
      offsetToEqualGap(ground.lines, there, axis),
    ])
    return aligned ?? wayToGrid(ground, stretch.start) ?? 0
  }
  return clampToPage(bounds, { x: clamped.x + wayAlong('x'), y: clamped.y + wayAlong('y') }, ground.width)
}

/** What is drawn while something is moved. */
export interface DrawnLines {
  readonly guides: readonly Guide[]
  readonly distances: readonly Distance[]
}

/** What is drawn where a rectangle stands that is moved. */
export const linesAround = (bounds: Bounds, ground: SnapContext): DrawnLines => ({
  guides: guidesOf(ground, bounds, {
    x: alignmentPoints(stretchOf(bounds, 'x')),
    y: alignmentPoints(stretchOf(bounds, 'y')),
  }),
  distances: [...distancesOf(ground.lines, bounds, 'x'), ...distancesOf(ground.lines, bounds, 'y')],
})

/** Shift restricts a drag to one axis (spec section 4): the one along which it has gone further. */
const alongOneAxis = ({ x, y }: Point): Point => (Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y })

/** So far of the way that it does not leave the page. */
export function clampToPage(bounds: Bounds, by: Point, width: number): Point {
  const back = offsetIntoPage(shifted(bounds, by), width)
  return { x: by.x + back.x, y: by.y + back.y }
}

/**
 * Snaps a point, as a handle drags it, to the lines of each axis; or, where it can go along one way only, along that, at most
 * 5 px.
 * @param way a direction of length 1
 */
export function snapPoint(point: Point, way: Point | undefined, ground: SnapContext): Point {
  const to = (axis: Axis) => wayToLine(ground, axis, [point[axis]]) ?? wayToGrid(ground, point[axis])
  const [x, y] = [to('x'), to('y')]
  if (way === undefined) return { x: point.x + (x ?? 0), y: point.y + (y ?? 0) }
  // what goes across an axis never reaches its lines: that is endlessly far
  const along = (shift: number | undefined, part: number) => (shift === undefined ? undefined : shift / part)
  const far = smallest([along(x, way.x), along(y, way.y)]) ?? 0
  return { x: point.x + far * way.x, y: point.y + far * way.y }
}

/** The guides for these coordinates of a rectangle: every line on which one of them lies, as long as all that lies on it. */
export function guidesOf(
  { lines, window }: SnapContext,
  bounds: Bounds,
  marks: Readonly<Record<Axis, readonly number[]>>,
): readonly Guide[] {
  return AXES.flatMap((axis) =>
    marks[axis].flatMap((at): readonly Guide[] => {
      const on = [...linesAt(lines[axis].lines, at), ...linesAt(snapLinesOfWindow(window, axis), at)]
      if (on.length === 0) return []
      let { near: from, far: to } = stretchOf(bounds, axis)
      for (const { near, far } of on) {
        from = Math.min(from, near)
        to = Math.max(to, far)
      }
      return [{ axis, at, from, to }]
    }),
  )
}

const AXES: readonly Axis[] = ['x', 'y']

/** Lines so near to a point, in px, are on it: less is never seen. */
const ON_PX = 0.01

function linesAt(lines: readonly SnapLine[], at: number): readonly SnapLine[] {
  const from = firstFrom(lines, at - ON_PX)
  const to = firstFrom(lines, at + ON_PX)
  return lines.slice(from, to)
}
