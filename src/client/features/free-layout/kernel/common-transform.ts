import type { Point } from '../../../../shared/lib/geometry/vector.ts'
import { type FreeElement, middleOf } from './frame.ts'
import { rotated } from './geometry.ts'

/** Where a page of elements is seen: enlarged and turned about its corner, by degrees, then moved by px. */
export interface CommonTransform extends Point {
  readonly turn: number
  readonly wide: number
  readonly high: number
}

/** What nobody sees, in px. */
const UNSEEN_PX = 0.5

/**
 * The one way in which all elements that are not where they were have gone, so that drawing their page there draws them all.
 * Undefined if there is none, or if it would be dear: fewer than half have gone, or it is more than a move, and some have stayed.
 * Asked in each frame of hundreds, it leaves nothing behind to be collected.
 */
export function commonTransform(
  before: readonly FreeElement[],
  after: readonly FreeElement[],
): CommonTransform | undefined {
  let gone = 0
  let way: CommonTransform | undefined
  let leads: Leads | undefined
  for (const [at, to] of after.entries()) {
    const from = before[at]
    if (from === undefined || from === to) continue
    gone += 1
    way ??= wayBetween(from, to)
    leads ??= leadsAlong(way)
    if (!leads(from, to)) return undefined
  }
  if (way === undefined || gone * 2 <= after.length) return undefined
  const moves = way.turn === 0 && way.wide === 1 && way.high === 1
  if (!moves && gone < after.length) return undefined
  return moves ? { ...way, x: Math.round(way.x), y: Math.round(way.y) } : way
}

function wayBetween(from: FreeElement, to: FreeElement): CommonTransform {
  const size = { turn: to.r - from.r, wide: to.w / from.w, high: to.h / from.h }
  const [begin, end] = [middleOf(from), middleOf(to)]
  const there = rotated({ x: begin.x * size.wide, y: begin.y * size.high }, size.turn)
  return { ...size, x: end.x - there.x, y: end.y - there.y }
}

type Leads = (from: FreeElement, to: FreeElement) => boolean

/** Tells of elements whether this way leads from the one to the other. */
function leadsAlong({ x, y, turn, wide, high }: CommonTransform): Leads {
  const { x: cosine, y: sine } = rotated({ x: 1, y: 0 }, turn)
  return (from, to) => {
    const [across, down] = [(from.x + from.w / 2) * wide, (from.y + from.h / 2) * high]
    // a page that is enlarged one way more than the other makes nothing else of what is turned in it
    const skews = wide !== high && from.r !== 0
    return (
      !skews &&
      isUnseen(across * cosine - down * sine + x - to.x - to.w / 2) &&
      isUnseen(across * sine + down * cosine + y - to.y - to.h / 2) &&
      isUnseen(from.w * wide - to.w) &&
      isUnseen(from.h * high - to.h) &&
      isUnseen(((to.r - from.r - turn + 540) % 360) - 180)
    )
  }
}

const isUnseen = (px: number) => Math.abs(px) < UNSEEN_PX
