import type { Box } from '../../../lib/geometry/box.ts'
import type { TooltipPlacement } from '../../input/tooltip.ts'

/** Distance of a bubble from what it stands beside, and from the window's edges, in px. */
export const OFFSET_PX = 8

type Size = Pick<Box, 'width' | 'height'>

/** Where a bubble stands: at which side, of its control or of the toolbar around that. */
export interface BubblePlace {
  readonly beside: 'control' | 'toolbar'
  readonly placement: TooltipPlacement
}

/** What a place is chosen by; boxes in px of the window. */
export interface Surroundings {
  readonly control: Box
  /** The toolbar around the control, if there is one. */
  readonly toolbar?: Box | undefined
  readonly bubble: Size
  readonly view: Size
  /** Whether a bubble with this box would cover another control. */
  readonly isCovering: (box: Box) => boolean
}

const SIDES: Readonly<Record<TooltipPlacement, readonly TooltipPlacement[]>> = {
  top: ['top', 'bottom', 'right', 'left'],
  bottom: ['bottom', 'top', 'left', 'right'],
  left: ['left', 'right', 'top', 'bottom'],
  right: ['right', 'left', 'top', 'bottom'],
}

/**
 * The first place where a bubble lies in the window and covers no other control: the wished side of its own, another
 * side, or an end of the toolbar. Undefined if there is none.
 */
export function freePlace(wished: TooltipPlacement, around: Surroundings): BubblePlace | undefined {
  const { control, toolbar, view, isCovering } = around
  const places = (beside: BubblePlace['beside'], anchor: Box, sides: readonly TooltipPlacement[]) =>
    sides.map((placement) => ({ place: { beside, placement }, box: boxAt(placement, anchor, around) }))
  return [
    ...places('control', control, SIDES[wished]),
    ...(toolbar ? places('toolbar', toolbar, ['left', 'right', 'top', 'bottom']) : []),
  ].find(({ box }) => isInside(box, view) && !isCovering(box))?.place
}

/** The bubble's box at a side of another one; along that side it is moved into the window. */
function boxAt(placement: TooltipPlacement, anchor: Box, { bubble, view }: Surroundings): Box {
  const { width, height } = bubble
  const middle = (start: number, length: number, own: number, room: number) =>
    Math.max(OFFSET_PX, Math.min(start + (length - own) / 2, room - OFFSET_PX - own))
  const x = middle(anchor.x, anchor.width, width, view.width)
  const y = middle(anchor.y, anchor.height, height, view.height)
  return {
    top: { x, y: anchor.y - OFFSET_PX - height, width, height },
    bottom: { x, y: anchor.y + anchor.height + OFFSET_PX, width, height },
    left: { x: anchor.x - OFFSET_PX - width, y, width, height },
    right: { x: anchor.x + anchor.width + OFFSET_PX, y, width, height },
  }[placement]
}

const isInside = ({ x, y, width, height }: Box, view: Size): boolean =>
  x >= 0 && y >= 0 && x + width <= view.width && y + height <= view.height
