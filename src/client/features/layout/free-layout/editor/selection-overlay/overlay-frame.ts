import type { Bounds } from '../../../../../lib/geometry/box.ts'
import type { Point } from '../../../../../lib/geometry/vector.ts'
import { type Frame, frameAbout, middleOf } from '../../kernel/frame.ts'
import { boundsOf, rotatedAbout } from '../../kernel/geometry.ts'
import { type Canvas, type Element, enlargementOf } from '../../layout.ts'

/**
 * The bounds of the parts drawn around a selection, in px of the page: box, rotate handle, and the badge with its size.
 */
export interface OverlayFrame {
  readonly box: Bounds
  readonly rotateHandle: Bounds
  readonly badge: Bounds
  /** The badge itself is never rotated. */
  readonly badgeMiddle: Point
}

/** The properties of a selection that determine its overlay. */
export interface OverlayShape {
  readonly isMultiple: boolean
  /** From the box down to the badge, in px. */
  readonly badgeOffset: number
}

/**
 * The sizes of rotate handle and badge and their distances to the box, and the padding of a box around several (DESIGN
 * section 10). Near the top of the page the rotate handle is below the box, with the badge beside it.
 */
const SIZES_PX = {
  rotateHandleSide: 26,
  rotateHandleGap: 12,
  badgeWidth: 120,
  badgeHeight: 18,
  badgeOffset: 28,
  multiplePadding: 10,
  badgeNearTop: { below: 16, right: 54 },
} as const

/** With less space above the box a rotate handle would be hidden. */
const NEAR_TOP_PX = 34
export const isNearTop = (frame: Frame): boolean => boundsOf(frame).top < NEAR_TOP_PX

/** The badge is below the name of a tile, which scales with the tile. */
export function overlayShapeOf([only, second]: readonly Element[], cell: Canvas['cell']): OverlayShape {
  const isMultiple = second !== undefined
  if (only === undefined || isMultiple) return { isMultiple, badgeOffset: SIZES_PX.badgeOffset }
  return {
    isMultiple,
    badgeOffset: Math.max(SIZES_PX.badgeOffset, Math.round(6 + 22 * enlargementOf(only, cell))),
  }
}

/**
 * The overlay of a selection's frame; rotate handle and badge rotate around it.
 * @param frame in px of the page
 */
export function overlayFrameOf(frame: Frame, { isMultiple, badgeOffset }: OverlayShape): OverlayFrame {
  const { rotateHandleSide, rotateHandleGap, badgeWidth, badgeHeight, multiplePadding, badgeNearTop } = SIZES_PX
  const isHigh = isNearTop(frame)
  const padding = isMultiple ? multiplePadding : 0
  const box: Frame = {
    ...frame,
    x: frame.x - padding,
    y: frame.y - padding,
    w: frame.w + 2 * padding,
    h: frame.h + 2 * padding,
  }
  const middle = middleOf(box)
  const bottom = box.y + box.h
  const handleY = isHigh ? bottom + rotateHandleGap : box.y - rotateHandleGap - rotateHandleSide
  const badgeX = middle.x + (isHigh ? badgeNearTop.right : 0)
  const badgeY = bottom + (isHigh ? badgeNearTop.below : badgeOffset)
  const rotate = (x: number, y: number) => rotatedAbout({ x, y }, middle, frame.r)
  const handleMiddle = rotate(middle.x, handleY + rotateHandleSide / 2)
  const badgeMiddle = rotate(badgeX, badgeY + badgeHeight / 2)
  return {
    box: boundsOf(box),
    rotateHandle: boundsOf(frameAbout(handleMiddle, rotateHandleSide, rotateHandleSide, frame.r)),
    badge: boundsOf(frameAbout(badgeMiddle, badgeWidth, badgeHeight, 0)),
    badgeMiddle,
  }
}
