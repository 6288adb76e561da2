import type { Point } from '../sorting/model.ts'
import { turned } from './geometry.ts'
import { type FreeElement, middleOf } from './model.ts'

/** Where a page of elements is seen: enlarged and turned about its corner, by degrees, then moved by px. */
export interface Way extends Point {
  readonly turn: number
  readonly wide: number
  readonly high: number
}

/** What nobody sees, in px. */
const UNSEEN_PX = 0.5

/**
 * The one way in which all elements that are not where they were have gone, so that drawing their page there draws them all.
 * Undefined if there is none, or if it would be dear: fewer than half have gone, or it is more than a move, and some have stayed.
 */
export function commonWay(before: readonly FreeElement[], after: readonly FreeElement[]): Way | undefined {
  const gone = after.flatMap((to, at) => {
    const from = before[at]
    return from === undefined || from === to ? [] : [{ from, to }]
  })
  const [first] = gone
  if (first === undefined || gone.length * 2 <= after.length) return undefined
  const way = wayBetween(first.from, first.to)
  const moves = way.turn === 0 && way.wide === 1 && way.high === 1
  if (!moves && gone.length < after.length) return undefined
  if (!gone.every(({ from, to }) => leadsTo(way, from, to))) return undefined
  return moves ? { ...way, x: Math.round(way.x), y: Math.round(way.y) } : way
}

function wayBetween(from: FreeElement, to: FreeElement): Way {
  const size = { turn: to.r - from.r, wide: to.w / from.w, high: to.h / from.h }
  const [begin, end] = [led({ ...size, x: 0, y: 0 }, middleOf(from)), middleOf(to)]
  return { ...size, x: end.x - begin.x, y: end.y - begin.y }
}

function led({ x, y, turn, wide, high }: Way, point: Point): Point {
  const there = turned({ x: point.x * wide, y: point.y * high }, turn)
  return { x: there.x + x, y: there.y + y }
}

function leadsTo(way: Way, from: FreeElement, to: FreeElement): boolean {
  const [there, end] = [led(way, middleOf(from)), middleOf(to)]
  // a page that is enlarged one way more than the other makes nothing else of what is turned in it
  const skews = way.wide !== way.high && from.r !== 0
  return (
    !skews &&
    isUnseen(there.x - end.x) &&
    isUnseen(there.y - end.y) &&
    isUnseen(from.w * way.wide - to.w) &&
    isUnseen(from.h * way.high - to.h) &&
    isUnseen(((to.r - from.r - way.turn + 540) % 360) - 180)
  )
}

const isUnseen = (px: number) => Math.abs(px) < UNSEEN_PX
