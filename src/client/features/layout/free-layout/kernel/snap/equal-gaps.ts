import type { Bounds } from '../../../../../lib/geometry/box.ts'
import type { Point } from '../../../../../lib/geometry/vector.ts'
import { isNearlyEqual } from '../frame.ts'
import type { Axis } from '../geometry.ts'
import { type Extent, extentOf, type SnapLines } from './snap-lines.ts'

/** A distance between neighbours as drawn: a line with its ends, and its length for a badge. */
export interface Distance {
  readonly axis: Axis
  readonly from: Point
  readonly to: Point
  readonly px: number
  /** Whether another distance in the row is equal. */
  readonly equal: boolean
}

/** Elements of a row that touch or overlap, as one block, with its first and last element. */
interface Block {
  readonly start: number
  readonly end: number
  readonly first: Extent
  readonly last: Extent
}

/** The row of an element, sorted: the elements that overlap it across the axis. */
function rowOf(extents: readonly Extent[], own: Extent): readonly Block[] {
  const row: Block[] = []
  for (const stretch of extents) {
    if (stretch.near >= own.far || stretch.far <= own.near) continue
    const before = row.at(-1)
    if (before === undefined || stretch.start > before.end)
      row.push({ start: stretch.start, end: stretch.end, first: stretch, last: stretch })
    else if (stretch.end > before.end) row[row.length - 1] = { ...before, end: stretch.end, last: stretch }
  }
  return row
}

/**
 * The offset along an axis to the nearest equal gaps: centred between two neighbours, or beyond one at the distance
 * that it has to the next. Undefined if there are none.
 */
export function offsetToEqualGap(lines: SnapLines, bounds: Bounds, axis: Axis): number | undefined {
  const own = extentOf(bounds, axis)
  const size = own.end - own.start
  const row = rowOf(lines[axis].extents, own)
  let nearest: number | undefined
  const consider = (start: number) => {
    const offset = start - own.start
    if (nearest === undefined || Math.abs(offset) < Math.abs(nearest)) nearest = offset
  }
  for (let at = 0; at + 1 < row.length; at++) {
    const [before, one, other, behind] = [row[at - 1], row[at], row[at + 1], row[at + 2]]
    if (one === undefined || other === undefined) continue
    const gap = other.start - one.end
    if (gap >= size) consider(one.end + (gap - size) / 2)
    if (behind === undefined || behind.start - other.end >= gap + size) consider(other.end + gap)
    if (before === undefined || one.start - before.end >= gap + size) consider(one.start - gap - size)
  }
  return nearest
}

/** The distances to draw along an axis: to the nearest neighbour on each side, and the next one if it is equal. */
export function distancesOf(lines: SnapLines, bounds: Bounds, axis: Axis): readonly Distance[] {
  const own = extentOf(bounds, axis)
  const row = rowOf(lines[axis].extents, own)
  const others = row.filter(({ start, end }) => end <= own.start + ROUNDING_PX || start >= own.end - ROUNDING_PX)
  const before = others.filter(({ end }) => end <= own.start + ROUNDING_PX)
  const behind = others.slice(before.length)
  const self: Block = { start: own.start, end: own.end, first: own, last: own }
  const chain = [...equallySpaced(before.toReversed(), self).toReversed(), self, ...equallySpaced(behind, self)]
  const gaps = chain.slice(1).flatMap((other, at) => {
    const one = chain[at]
    return one === undefined ? [] : [{ one, other, px: Math.max(0, other.start - one.end) }]
  })
  return gaps.map(({ one, other, px }, at): Distance => {
    const across = sharedMiddle(one.last, other.first, own)
    const equal = gaps.some((gap, index) => index !== at && isNearlyEqual(gap.px, px))
    const [from, to] = [pointOn(axis, one.end, across), pointOn(axis, other.start, across)]
    return { axis, from, to, px, equal }
  })
}

/** Elements that touch are 0 px apart but for rounding errors. */
const ROUNDING_PX = 1e-6

/** The maximum number of distances on each side. */
const MAX_DISTANCES = 2

/** The nearest blocks with equal gaps, at most `MAX_DISTANCES`. */
function equallySpaced(blocks: readonly Block[], self: Block): readonly Block[] {
  const gapBetween = (one: Block, other: Block) => Math.max(one.start - other.end, other.start - one.end)
  const [nearest] = blocks
  if (nearest === undefined) return []
  const gap = gapBetween(self, nearest)
  const end = blocks.findIndex((block, at) => {
    const before = blocks[at - 1]
    return before !== undefined && !isNearlyEqual(gapBetween(before, block), gap)
  })
  return blocks.slice(0, end < 0 ? MAX_DISTANCES : Math.min(end, MAX_DISTANCES))
}

/** The middle of their overlap across the axis; without one, the middle of the dragged element. */
function sharedMiddle(one: Extent, other: Extent, own: Extent): number {
  const [near, far] = [Math.max(one.near, other.near), Math.min(one.far, other.far)]
  return near < far ? (near + far) / 2 : (own.near + own.far) / 2
}

const pointOn = (axis: Axis, along: number, across: number): Point =>
  axis === 'x' ? { x: along, y: across } : { x: across, y: along }
