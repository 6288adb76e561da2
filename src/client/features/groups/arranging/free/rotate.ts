import { FREE_LAYOUT } from '../../../../../shared/constants.later.ts'
import type { Point } from '../sorting/model.ts'
import { boundsOfAll, minus, turnedAbout, wayIntoPage } from './geometry.ts'
import { degreesOf, type Frame, frameAbout, isSame, middleOf, movedBy } from './model.ts'

/** How far a pointer has gone around a middle, clockwise in degrees; above -180 and up to 180. */
export function turnBetween(from: Point, to: Point, middle: Point): number {
  const [before, after] = [minus(from, middle), minus(to, middle)]
  return degreesOf(((Math.atan2(after.y, after.x) - Math.atan2(before.y, before.x)) * 180) / Math.PI)
}

/** A turn that snaps: within 5 degrees of a multiple of 45 it is that (spec section 4). */
export function snappedTurn(degrees: number): number {
  const step = FREE_LAYOUT.rotationStepDegrees
  const nearest = Math.round(degrees / step) * step
  return degreesOf(Math.abs(degrees - nearest) <= FREE_LAYOUT.snapDegrees ? nearest : degrees)
}

/**
 * Turns elements by so many degrees about their common middle, as one; then all of them are moved into the page, should they
 * reach beyond it. One element snaps to where it stands upright or aslant, several to how far they have been turned together.
 */
export function rotateAll<T extends Frame>(elements: readonly T[], wanted: number, width: number): readonly T[] {
  const [first, second] = elements
  const bounds = boundsOfAll(elements)
  if (first === undefined || bounds === undefined) return elements
  const alone = second === undefined
  const end = snappedTurn(alone ? first.r + wanted : wanted)
  const turn = alone ? end - first.r : end
  if (isSame(degreesOf(turn), 0)) return elements
  const about = { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 }
  const rotated = elements.map((element): T => {
    const middle = alone ? middleOf(element) : turnedAbout(middleOf(element), about, turn)
    const r = alone ? end : degreesOf(element.r + turn)
    return { ...element, ...frameAbout(middle, element.w, element.h, r) }
  })
  const after = boundsOfAll(rotated)
  const way = after && wayIntoPage(after, width)
  return way === undefined || (way.x === 0 && way.y === 0) ? rotated : rotated.map((element) => movedBy(element, way))
}
