/** Where a stop lies, in px of the viewport. */
export interface Edges {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A key's way: the edge that the next stop lies beyond, seen as if every way led to the right. */
const WAYS: Readonly<Record<string, (box: Edges) => Edges>> = {
  ArrowRight: (box) => box,
  ArrowLeft: ({ left, right, top, bottom }) => ({ left: -right, right: -left, top, bottom }),
  ArrowDown: ({ left, right, top, bottom }) => ({ left: top, right: bottom, top: left, bottom: right }),
  ArrowUp: ({ left, right, top, bottom }) => ({ left: -bottom, right: -top, top: left, bottom: right }),
}

/** Edges of neighbours may differ by this much and still be one edge, in px. */
const SLACK = 1

type Rank = readonly number[]
function isLess(one: Rank, other: Rank): boolean {
  const place = one.findIndex((number, index) => Math.abs(number - (other[index] ?? 0)) > SLACK)
  return place >= 0 && (one[place] ?? 0) < (other[place] ?? 0)
}

/** The index of the box with the least rank, compared place by place; boxes without one do not count. */
function best(boxes: readonly Edges[], rankOf: (box: Edges) => Rank | undefined): number | undefined {
  let found: { readonly index: number; readonly rank: Rank } | undefined
  for (const [index, box] of boxes.entries()) {
    const rank = rankOf(box)
    if (rank !== undefined && (found === undefined || isLess(rank, found.rank))) found = { index, rank }
  }
  return found?.index
}

/** Whether `one` comes before `other` as one reads: in a row above, or left of it in the same. */
const isRead = (one: Edges, other: Edges) =>
  Math.abs(one.top - other.top) > SLACK ? one.top < other.top : one.left < other.left

/**
 * Where a key leads from stop `from`: an arrow to the nearest one that lies beside it on that way. Where none does, up and
 * down lead to the nearest of the next row, left and right on as one reads. Home and End lead to the first and the last.
 * Undefined where a key leads nowhere.
 */
export function stopTowards(key: string, from: number, boxes: readonly Edges[]): number | undefined {
  if (key === 'Home') return best(boxes, (box) => [box.top, box.left])
  if (key === 'End') return best(boxes, (box) => [-box.bottom, -box.right])
  const way = WAYS[key]
  const own = boxes[from]
  if (way === undefined || own === undefined) return undefined
  const here = way(own)
  const apart = (box: Edges) => Math.max(0, way(box).top - here.bottom, here.top - way(box).bottom)
  const beyond = (box: Edges) => way(box).left >= here.right - SLACK
  const beside = (box: Edges) => beyond(box) && way(box).top < here.bottom - SLACK && way(box).bottom > here.top + SLACK
  const skew = (box: Edges) => Math.abs(way(box).top + way(box).bottom - here.top - here.bottom)
  const next = best(boxes, (box) => (beside(box) ? [way(box).left, skew(box), way(box).top] : undefined))
  if (next !== undefined) return next
  if (key === 'ArrowRight') return best(boxes, (box) => (isRead(own, box) ? [box.top, box.left] : undefined))
  if (key === 'ArrowLeft') return best(boxes, (box) => (isRead(box, own) ? [-box.top, -box.left] : undefined))
  return best(boxes, (box) => (beyond(box) ? [way(box).left, apart(box)] : undefined))
}
