import type { Bounds } from '../../../../../lib/geometry/box.ts'
import type { Frame } from '../frame.ts'
import { type Axis, boundsOf, type Edges } from '../geometry.ts'

/** The interval of an element along an axis, and its interval `near` to `far` across it; px of the page. */
export interface Extent {
  readonly start: number
  readonly end: number
  readonly near: number
  readonly far: number
}

/** A line to align to: its coordinate on the axis, and the ends of its element across the axis. */
export interface SnapLine {
  readonly at: number
  readonly near: number
  readonly far: number
}

/** The other elements along an axis: their sorted edges and middles, and their extents sorted by start. */
interface AxisLines {
  readonly lines: readonly SnapLine[]
  readonly extents: readonly Extent[]
}

/** The snap lines of all other elements, sorted once when a gesture starts, so that each move is a binary search. */
export interface SnapLines {
  readonly x: AxisLines
  readonly y: AxisLines
}

export const extentOf = ({ left, top, right, bottom }: Bounds, axis: Axis): Extent =>
  axis === 'x'
    ? { start: left, end: right, near: top, far: bottom }
    : { start: top, end: bottom, near: left, far: right }

/** The start, middle and end of an extent. */
export const alignmentPoints = ({ start, end }: Extent): readonly number[] => [start, (start + end) / 2, end]

/** The lines of rotated frames: edges and middles of their bounds (spec section 4). */
export function snapLinesOf(frames: readonly Frame[]): SnapLines {
  const bounds = frames.map(boundsOf)
  const along = (axis: Axis): AxisLines => {
    const extents = bounds.map((one) => extentOf(one, axis)).sort((one, other) => one.start - other.start)
    return { lines: sorted(extents.flatMap(linesOfExtent)), extents: extents }
  }
  return { x: along('x'), y: along('y') }
}

const sorted = (lines: SnapLine[]): readonly SnapLine[] => lines.sort((one, other) => one.at - other.at)

const linesOfExtent = (extent: Extent): readonly SnapLine[] =>
  alignmentPoints(extent).map((at) => ({ at, near: extent.near, far: extent.far }))

/** The middle of the visible part of the page, its upper and lower end, and the edges of the page at the sides. */
export function snapLinesOfViewport(viewport: Bounds, axis: Axis, { left, right }: Edges): readonly SnapLine[] {
  const lines = linesOfExtent(extentOf(viewport, axis))
  const at = axis === 'x' ? [left, undefined, right] : []
  return lines.map((line, index) => ({ ...line, at: at[index] ?? line.at }))
}

/** The index of the first of sorted lines that is not before a point. */
export function lowerBound(lines: readonly SnapLine[], point: number): number {
  let [from, to] = [0, lines.length]
  while (from < to) {
    const half = (from + to) >>> 1
    const line = lines[half]
    if (line !== undefined && line.at < point) from = half + 1
    else to = half
  }
  return from
}

/** The offset of a point to the nearest of sorted lines; undefined if there are none. */
export function offsetToNearest(lines: readonly SnapLine[], point: number): number | undefined {
  const after = lowerBound(lines, point)
  const [next, before] = [lines[after], lines[after - 1]]
  if (next === undefined) return before && before.at - point
  if (before === undefined) return next.at - point
  return next.at - point <= point - before.at ? next.at - point : before.at - point
}
