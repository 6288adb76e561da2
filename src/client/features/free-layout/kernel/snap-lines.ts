import type { Frame } from './frame.ts'
import { type Axis, type Bounds, boundsOf } from './geometry.ts'

/** A stretch of an element along an axis, and the one that it takes across it; px of the page. */
export interface Stretch {
  readonly start: number
  readonly end: number
  readonly near: number
  readonly far: number
}

/** A line to which something may be aligned: where it stands on its axis, and between which ends whoever it belongs to. */
export interface SnapLine {
  readonly at: number
  readonly near: number
  readonly far: number
}

/** What others stand along an axis: their edges and middles in order, and themselves by where they begin. */
interface Others {
  readonly lines: readonly SnapLine[]
  readonly stretches: readonly Stretch[]
}

/** Everything that can be snapped to, found once when a gesture begins: sorting it takes n log n, each move then far less. */
export interface SnapLines {
  readonly x: Others
  readonly y: Others
}

export const stretchOf = ({ left, top, right, bottom }: Bounds, axis: Axis): Stretch =>
  axis === 'x'
    ? { start: left, end: right, near: top, far: bottom }
    : { start: top, end: bottom, near: left, far: right }

/** Start, middle and end of a stretch. */
export const alignmentPoints = ({ start, end }: Stretch): readonly number[] => [start, (start + end) / 2, end]

/** The lines of these elements as they are seen: edges and middles (spec section 4). */
export function snapLinesOf(frames: readonly Frame[]): SnapLines {
  const bounds = frames.map(boundsOf)
  const along = (axis: Axis): Others => {
    const stretches = bounds.map((one) => stretchOf(one, axis)).sort((one, other) => one.start - other.start)
    return { lines: sorted(stretches.flatMap(linesOfStretch)), stretches }
  }
  return { x: along('x'), y: along('y') }
}

const sorted = (lines: SnapLine[]): readonly SnapLine[] => lines.sort((one, other) => one.at - other.at)

const linesOfStretch = (stretch: Stretch): readonly SnapLine[] =>
  alignmentPoints(stretch).map((at) => ({ at, near: stretch.near, far: stretch.far }))

/** The lines of what is seen of the page: its edges and its middle. */
export const snapLinesOfWindow = (window: Bounds, axis: Axis): readonly SnapLine[] =>
  linesOfStretch(stretchOf(window, axis))

/** The first of ordered lines that does not stand before a point. */
export function firstFrom(lines: readonly SnapLine[], point: number): number {
  let [from, to] = [0, lines.length]
  while (from < to) {
    const half = (from + to) >>> 1
    const line = lines[half]
    if (line !== undefined && line.at < point) from = half + 1
    else to = half
  }
  return from
}

/** From a point to the nearest of ordered lines; undefined where there is none. */
export function offsetToNearest(lines: readonly SnapLine[], point: number): number | undefined {
  const after = firstFrom(lines, point)
  const [next, before] = [lines[after], lines[after - 1]]
  if (next === undefined) return before && before.at - point
  if (before === undefined) return next.at - point
  return next.at - point <= point - before.at ? next.at - point : before.at - point
}
