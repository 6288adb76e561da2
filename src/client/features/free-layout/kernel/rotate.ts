import { FREE_LAYOUT } from '../../../../shared/constants.deferred.ts'
import type { Point } from '../../../../shared/lib/geometry/vector.ts'
import { minus } from '../../../../shared/lib/geometry/vector.ts'
import { degreesOf, type Frame, frameAbout, isSame, middleOf, movedBy } from './frame.ts'
import { boundsOfAll, offsetIntoPage, rotatedAbout } from './geometry.ts'
import { frameOfAll } from './resize.ts'

/** How far a pointer has gone around a middle, clockwise in degrees; above -180 and up to 180. */
export function angleBetween(from: Point, to: Point, middle: Point): number {
  const [before, after] = [minus(from, middle), minus(to, middle)]
  return degreesOf(((Math.atan2(after.y, after.x) - Math.atan2(before.y, before.x)) * 180) / Math.PI)
}

/** A turn that snaps: within 5 degrees of a multiple of 45 it is that (spec section 4). */
export function snapAngle(degrees: number): number {
  const step = FREE_LAYOUT.rotationStepDegrees
  const nearest = Math.round(degrees / step) * step
  return degreesOf(Math.abs(degrees - nearest) <= FREE_LAYOUT.snapDegrees ? nearest : degrees)
}

/** What turning by a half leaves. */
const ROUNDING_PX = 1e-6

/**
 * Turns elements by so many degrees about their common middle, as one, as far as the page is wide enough; then all of them are
 * moved into the page, should they reach beyond it. One element snaps to where it stands upright or aslant, several to how far
 * they have been turned together.
 */
export function rotateAll<T extends Frame>(elements: readonly T[], wanted: number, width: number): readonly T[] {
  const [first, second] = elements
  const bounds = boundsOfAll(elements)
  if (first === undefined || bounds === undefined) return elements
  const end = snapAngle(second === undefined ? first.r + wanted : wanted)
  const turn = second === undefined ? degreesOf(end - first.r) : end
  if (isSame(turn, 0)) return elements
  const about = { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 }
  const frameTurned = (element: Frame, by: number): Frame => {
    const middle = second === undefined ? middleOf(element) : rotatedAbout(middleOf(element), about, by)
    const r = second === undefined && by === turn ? end : degreesOf(element.r + by)
    return frameAbout(middle, element.w, element.h, r)
  }
  const room = Math.max(width, bounds.right - bounds.left)
  for (let by = turn; Math.abs(by) >= 1 || by === turn; by -= Math.sign(turn)) {
    const after = boundsOfAll(elements.map((element) => frameTurned(element, by)))
    if (after === undefined || after.right - after.left > room + ROUNDING_PX) continue
    const way = offsetIntoPage(after, width)
    return elements.map((element) => ({ ...element, ...movedBy(frameTurned(element, by), way) }))
  }
  return elements
}

/**
 * The frame around what is being turned: that of several goes with them until they are let go.
 * @param after the same elements, turned as one
 */
export function rotatedFrame(before: readonly Frame[], after: readonly Frame[]): Frame | undefined {
  const [frame, [first, second], [now]] = [frameOfAll(before), before, after]
  if (frame === undefined || first === undefined || second === undefined || now === undefined) return frameOfAll(after)
  const turn = degreesOf(now.r - first.r)
  const way = minus(middleOf(now), rotatedAbout(middleOf(first), middleOf(frame), turn))
  const stays = isSame(way.x, 0) && isSame(way.y, 0)
  return { ...(stays ? frame : movedBy(frame, way)), r: turn }
}
