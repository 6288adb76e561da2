/** What a row that is swiped does: to the right it finishes its todo, to the left it deletes it. */
export type SwipeAction = 'finish' | 'delete'

/** Px from the press from which a touch is a swipe, if it goes sideways. */
const SLOP_PX = 10
/** The part of a row's width from which letting go acts, and the most px that it takes. */
const THRESHOLD = { part: 0.3, px: 110 } as const

/** Whether a touch swipes a row: undefined until that can be told; false where it scrolls. */
export function isSwipe(dx: number, dy: number): boolean | undefined {
  if (Math.hypot(dx, dy) < SLOP_PX) return undefined
  return Math.abs(dx) > 1.4 * Math.abs(dy)
}

/** What letting go would do after so many px, undefined short of the threshold. */
export function swipeAction(dx: number, width: number): SwipeAction | undefined {
  if (Math.abs(dx) < Math.min(width * THRESHOLD.part, THRESHOLD.px)) return undefined
  return dx > 0 ? 'finish' : 'delete'
}
