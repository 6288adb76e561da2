import type { Pin } from '../../../../../../shared/entities/item.ts'
import type { Point } from '../../../../../lib/geometry/vector.ts'
import type { Pinned } from '../frame.ts'
import type { Edges } from '../geometry.ts'

/** The edges of a page, and of what is seen of it before it scrolls; px of the page, whose upper edge is at 0. */
export interface PageEdges extends Edges {
  readonly bottom: number
}

/** The part of an axis that lies before a pin: none of it, half or all. */
export const PART = { start: 0, middle: 0.5, end: 1 } as const satisfies Readonly<Record<Pin, number>>

/** Where a page has the line to which a pin leads, from its upper left corner; px of the page. */
export const pinnedTo = {
  x: (pin: Pin, { left, right }: PageEdges): number => left + (right - left) * PART[pin],
  y: (pin: Pin, { bottom }: PageEdges): number => bottom * PART[pin],
}

/** The edges of a page as they are stored with a pinned element. */
export const edgesToStore = (
  { left, right, bottom }: PageEdges,
  scale: number,
): Readonly<{ left: number; right: number; bottom: number }> => ({
  left: left / scale,
  right: right / scale,
  bottom: bottom / scale,
})

/**
 * How far an element is shown from where the page as a whole is scaled to: so far that its distance to what it is pinned
 * to is the stored one, at scale. px of the page.
 */
export function pinOffset({ pinX, pinY, pinPage }: Pinned, page: PageEdges, scale: number): Point {
  if (pinPage === undefined) return { x: 0, y: 0 }
  const then = edgesToStore(pinPage, 1 / scale)
  return {
    x: pinX === undefined ? 0 : pinnedTo.x(pinX, page) - pinnedTo.x(pinX, then),
    y: pinY === undefined ? 0 : pinnedTo.y(pinY, page) - pinnedTo.y(pinY, then),
  }
}

/** The pins of an item that is placed on a page now. */
export const pinnedOn = ({ pinX, pinY }: Pinned, page: PageEdges, scale: number): Pick<Pinned, 'pinPage'> =>
  pinX === undefined && pinY === undefined ? {} : { pinPage: edgesToStore(page, scale) }

export const isPinned = ({ pinX, pinY }: Pinned): boolean => pinX !== undefined || pinY !== undefined
