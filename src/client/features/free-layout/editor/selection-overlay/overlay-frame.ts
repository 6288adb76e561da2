import type { Point } from '../../../../../shared/lib/geometry/vector.ts'
import { type Frame, frameAbout, middleOf } from '../../kernel/frame.ts'
import { type Bounds, boundsOf, rotatedAbout } from '../../kernel/geometry.ts'
import { type Canvas, type Element, enlargementOf } from '../../layout.ts'

/** What is drawn around a selection: the box, the knob that turns it and the badge that says its size; px, as they are seen. */
export interface OverlayFrame {
  readonly box: Bounds
  readonly knob: Bounds
  readonly badge: Bounds
  /** Of the badge, which is upright however the box is turned. */
  readonly badgeMiddle: Point
}

/** What of a selection decides where its marks are. */
export interface Marked {
  readonly many: boolean
  /** How far below the box its badge is, in px. */
  readonly below: number
}

/**
 * How the marks are drawn: knob and badge from the box, and the room that the box of several has around them (DESIGN section
 * 10). Of what stands high the knob is below, with the badge beside it.
 */
const DRAWN = {
  knobSide: 26,
  knobAbove: 12,
  badgeWidth: 120,
  badgeHeight: 18,
  badgeBelow: 28,
  roomOfMany: 10,
  highBadge: { below: 16, right: 54 },
} as const

/** Above what stands higher nothing would be seen of a knob, in px. */
const HIGH_PX = 34
export const isHigh = (frame: Frame): boolean => boundsOf(frame).top < HIGH_PX

/** The badge is under the name of a tile, which is as much larger as the tile is. */
export function markedOf([only, second]: readonly Element[], cell: Canvas['cell']): Marked {
  const many = second !== undefined
  if (only === undefined || many) return { many, below: DRAWN.badgeBelow }
  return { many, below: Math.max(DRAWN.badgeBelow, Math.round(6 + 22 * enlargementOf(only, cell))) }
}

/**
 * The marks of a selection's frame; knob and badge go around it as it turns.
 * @param frame in px of the page
 */
export function marksOf(frame: Frame, { many, below }: Marked): OverlayFrame {
  const { knobSide, knobAbove, badgeWidth, badgeHeight, roomOfMany, highBadge } = DRAWN
  const high = isHigh(frame)
  const room = many ? roomOfMany : 0
  const box: Frame = { ...frame, x: frame.x - room, y: frame.y - room, w: frame.w + 2 * room, h: frame.h + 2 * room }
  const middle = middleOf(box)
  const foot = box.y + box.h
  const knobY = high ? foot + knobAbove : box.y - knobAbove - knobSide
  const badgeX = middle.x + (high ? highBadge.right : 0)
  const badgeY = foot + (high ? highBadge.below : below)
  const seen = (x: number, y: number) => rotatedAbout({ x, y }, middle, frame.r)
  const knob = seen(middle.x, knobY + knobSide / 2)
  const badgeMiddle = seen(badgeX, badgeY + badgeHeight / 2)
  return {
    box: boundsOf(box),
    knob: boundsOf(frameAbout(knob, knobSide, knobSide, frame.r)),
    badge: boundsOf(frameAbout(badgeMiddle, badgeWidth, badgeHeight, 0)),
    badgeMiddle,
  }
}
