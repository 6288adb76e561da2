export type Direction = 'up' | 'down' | 'left' | 'right'

/** The direction of each arrow key. */
export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** The arrow keys, and those of the left hand. */
export const STEERING: Readonly<Record<string, Direction>> = { ...ARROWS, w: 'up', s: 'down', a: 'left', d: 'right' }

/** How far a finger goes before it is a swipe, in px. */
const SWIPE_PX = 24

/** The direction of a movement in px; undefined while it is none yet. */
export function swipeDirection(x: number, y: number): Direction | undefined {
  if (Math.max(Math.abs(x), Math.abs(y)) < SWIPE_PX) return undefined
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'right' : 'left'
  return y > 0 ? 'down' : 'up'
}
