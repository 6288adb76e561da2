import type { Point } from '../../../../shared/lib/geometry/vector.ts'
import { isSame } from './frame.ts'
import type { Axis, Bounds } from './geometry.ts'
import { type SnapLines, type Stretch, stretchOf } from './snap-lines.ts'

/** A distance that is drawn between neighbours: a line with its ends and a badge that says how many px it is long. */
export interface Distance {
  readonly axis: Axis
  readonly from: Point
  readonly to: Point
  readonly px: number
  /** Whether another distance of the row is as large. */
  readonly equal: boolean
}

/** Elements of a row that touch or overlap along it, as one; with the first and the last of them. */
interface Block {
  readonly start: number
  readonly end: number
  readonly first: Stretch
  readonly last: Stretch
}

/** The row in which something stands: what has anything in common with it across the axis, in order. */
function rowOf(stretches: readonly Stretch[], own: Stretch): readonly Block[] {
  const row: Block[] = []
  for (const stretch of stretches) {
    if (stretch.near >= own.far || stretch.far <= own.near) continue
    const before = row.at(-1)
    if (before === undefined || stretch.start > before.end)
      row.push({ start: stretch.start, end: stretch.end, first: stretch, last: stretch })
    else if (stretch.end > before.end) row[row.length - 1] = { ...before, end: stretch.end, last: stretch }
  }
  return row
}

/**
 * From where something stands to the nearest place along an axis where its gaps are equal: between two neighbours, or as far
 * behind or before one as the next one is from that. Undefined where there is none.
 */
export function offsetToEqualGap(lines: SnapLines, bounds: Bounds, axis: Axis): number | undefined {
  const own = stretchOf(bounds, axis)
  const size = own.end - own.start
  const row = rowOf(lines[axis].stretches, own)
  let nearest: number | undefined
  const offer = (start: number) => {
    const way = start - own.start
    if (nearest === undefined || Math.abs(way) < Math.abs(nearest)) nearest = way
  }
  for (let at = 0; at + 1 < row.length; at++) {
    const [before, one, other, behind] = [row[at - 1], row[at], row[at + 1], row[at + 2]]
    if (one === undefined || other === undefined) continue
    const gap = other.start - one.end
    if (gap >= size) offer(one.end + (gap - size) / 2)
    if (behind === undefined || behind.start - other.end >= gap + size) offer(other.end + gap)
    if (before === undefined || one.start - before.end >= gap + size) offer(one.start - gap - size)
  }
  return nearest
}

/**
 * The distances to draw along an axis: to the nearest neighbour on either side, and the next one if it is equal: in a long row
 * more would say nothing more.
 */
export function distancesOf(lines: SnapLines, bounds: Bounds, axis: Axis): readonly Distance[] {
  const own = stretchOf(bounds, axis)
  const row = rowOf(lines[axis].stretches, own)
  const others = row.filter(({ start, end }) => end <= own.start + NONE || start >= own.end - NONE)
  const before = others.filter(({ end }) => end <= own.start + NONE)
  const behind = others.slice(before.length)
  const self: Block = { start: own.start, end: own.end, first: own, last: own }
  const chain = [...equalRun(before.toReversed(), self).toReversed(), self, ...equalRun(behind, self)]
  const gaps = chain.slice(1).flatMap((other, at) => {
    const one = chain[at]
    return one === undefined ? [] : [{ one, other, px: Math.max(0, other.start - one.end) }]
  })
  return gaps.map(({ one, other, px }, at): Distance => {
    const across = middleOfBoth(one.last, other.first, own)
    const equal = gaps.some((gap, index) => index !== at && isSame(gap.px, px))
    const [from, to] = [pointOn(axis, one.end, across), pointOn(axis, other.start, across)]
    return { axis, from, to, px, equal }
  })
}

/** What touches is 0 px away: rounding does not part it. */
const NONE = 1e-6

/** How many distances are drawn on either side at most. */
const RUN = 2

/** The nearest of these, and those that follow it as far from each other as it is from the first one, but no more than `RUN`. */
function equalRun(blocks: readonly Block[], self: Block): readonly Block[] {
  const gapBetween = (one: Block, other: Block) => Math.max(one.start - other.end, other.start - one.end)
  const [nearest] = blocks
  if (nearest === undefined) return []
  const gap = gapBetween(self, nearest)
  const end = blocks.findIndex((block, at) => {
    const before = blocks[at - 1]
    return before !== undefined && !isSame(gapBetween(before, block), gap)
  })
  return blocks.slice(0, end < 0 ? RUN : Math.min(end, RUN))
}

/** The middle of what both have in common across the axis; of what is moved, if they have nothing. */
function middleOfBoth(one: Stretch, other: Stretch, own: Stretch): number {
  const [near, far] = [Math.max(one.near, other.near), Math.min(one.far, other.far)]
  return near < far ? (near + far) / 2 : (own.near + own.far) / 2
}

const pointOn = (axis: Axis, along: number, across: number): Point =>
  axis === 'x' ? { x: along, y: across } : { x: across, y: along }
