import type { Bounds } from './box.ts'

/** Per key, the rotation or reflection of a box that makes the key's direction point to the right. */
const PROJECTIONS: Readonly<Record<string, (box: Bounds) => Bounds>> = {
  ArrowRight: (box) => box,
  ArrowLeft: ({ left, right, top, bottom }) => ({ left: -right, right: -left, top, bottom }),
  ArrowDown: ({ left, right, top, bottom }) => ({ left: top, right: bottom, top: left, bottom: right }),
  ArrowUp: ({ left, right, top, bottom }) => ({ left: -bottom, right: -top, top: left, bottom: right }),
}

/** Bounds of neighbours that differ by at most this count as aligned. */
const TOLERANCE_PX = 1

type Rank = readonly number[]
function isLess(one: Rank, other: Rank): boolean {
  const index = one.findIndex((number, index) => Math.abs(number - (other[index] ?? 0)) > TOLERANCE_PX)
  return index >= 0 && (one[index] ?? 0) < (other[index] ?? 0)
}

/** The index of the box with the lowest rank (compared lexicographically); boxes without a rank are skipped. */
function indexOfLowest(boxes: readonly Bounds[], rankOf: (box: Bounds) => Rank | undefined): number | undefined {
  let found: { readonly index: number; readonly rank: Rank } | undefined
  for (const [index, box] of boxes.entries()) {
    const rank = rankOf(box)
    if (rank !== undefined && (found === undefined || isLess(rank, found.rank))) found = { index, rank }
  }
  return found?.index
}

/** Whether `one` precedes `other` in reading order: in a row above, or left of it in the same. */
const precedes = (one: Bounds, other: Bounds) =>
  Math.abs(one.top - other.top) > TOLERANCE_PX ? one.top < other.top : one.left < other.left

/**
 * The stop that a key moves to: the nearest in line with `from`; else for up and down the nearest of the next row, for
 * left and right the next in reading order. Home and End move to the first and last.
 * @returns an index, or undefined if the key moves nowhere
 */
export function nextStop(key: string, from: number, boxes: readonly Bounds[]): number | undefined {
  if (key === 'Home') return indexOfLowest(boxes, (box) => [box.top, box.left])
  if (key === 'End') return indexOfLowest(boxes, (box) => [-box.bottom, -box.right])
  const project = PROJECTIONS[key]
  const own = boxes[from]
  if (project === undefined || own === undefined) return undefined
  const here = project(own)
  const distanceAcross = (box: Bounds) => Math.max(0, project(box).top - here.bottom, here.top - project(box).bottom)
  const isBeyond = (box: Bounds) => project(box).left >= here.right - TOLERANCE_PX
  const isInLine = (box: Bounds) =>
    isBeyond(box) && project(box).top < here.bottom - TOLERANCE_PX && project(box).bottom > here.top + TOLERANCE_PX
  const misalignment = (box: Bounds) => Math.abs(project(box).top + project(box).bottom - here.top - here.bottom)
  const next = indexOfLowest(boxes, (box) =>
    isInLine(box) ? [project(box).left, misalignment(box), project(box).top] : undefined,
  )
  if (next !== undefined) return next
  if (key === 'ArrowRight') return indexOfLowest(boxes, (box) => (precedes(own, box) ? [box.top, box.left] : undefined))
  if (key === 'ArrowLeft')
    return indexOfLowest(boxes, (box) => (precedes(box, own) ? [-box.top, -box.left] : undefined))
  return indexOfLowest(boxes, (box) => (isBeyond(box) ? [project(box).left, distanceAcross(box)] : undefined))
}
