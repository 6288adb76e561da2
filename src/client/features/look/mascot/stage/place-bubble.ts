import { BUBBLE_ROOM, FIGURE, LANE } from './sizes.ts'

/** The box of a figure with its lane, in px of the screen. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
}

/** Where a bubble is: px of the box, and which of its sides the bubble is aligned with. */
interface BubblePlace {
  readonly side: 'left' | 'right'
  readonly inset: number
  /** From that side of the bubble to the point above the figure. */
  readonly tail: number
  readonly maxWidth: number
  /** Whether it is under the figure, as above it there is no room. */
  readonly isBelow: boolean
}

const WIDEST = 280
/** Px between a bubble and the edges of its box or the screen. */
const MARGIN = 8
/** Px of a tail from the side of its bubble: what its round corner needs, and what looks well. */
const [LEAST_TAIL, TAIL] = [18, 60]

/** Places what a figure says: towards the middle of the screen from it, and within the screen. */
export function placeBubble(box: Box, isToolLeft: boolean, scale: number, screenWidth: number): BubblePlace {
  const middle = (isToolLeft ? LANE : 0) + (FIGURE.width * scale) / 2
  const isOnRight = box.left + middle > screenWidth / 2
  const toMiddle = isOnRight ? box.width - middle : middle
  const inset = Math.max(MARGIN, toMiddle - TAIL)
  const room = isOnRight ? box.left + box.width - inset : screenWidth - box.left - inset
  return {
    side: isOnRight ? 'right' : 'left',
    inset,
    tail: Math.max(LEAST_TAIL, toMiddle - inset),
    maxWidth: Math.min(WIDEST, room - MARGIN),
    isBelow: box.top < BUBBLE_ROOM,
  }
}
