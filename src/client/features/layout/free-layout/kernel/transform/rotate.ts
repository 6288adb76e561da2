import { FREE_LAYOUT } from '../../../../../../shared/constants.ts'
import type { Point } from '../../../../../lib/geometry/vector.ts'
import { minus } from '../../../../../lib/geometry/vector.ts'
import { type Frame, frameAbout, isNearlyEqual, middleOf, movedBy, normalizeDegrees } from '../frame.ts'
import { boundsOfAll, type Edges, offsetIntoPage, rotatedAbout } from '../geometry.ts'
import { frameOfAll } from './resize.ts'

/** The clockwise angle between two points about a middle, above -180 and up to 180 degrees. */
export function angleBetween(from: Point, to: Point, middle: Point): number {
  const [before, after] = [minus(from, middle), minus(to, middle)]
  return normalizeDegrees(((Math.atan2(after.y, after.x) - Math.atan2(before.y, before.x)) * 180) / Math.PI)
}

/** An angle within 5 degrees of a multiple of 45 snaps to it (spec section 4). */
export function snapAngle(degrees: number): number {
  const step = FREE_LAYOUT.rotationStepDegrees
  const nearest = Math.round(degrees / step) * step
  return normalizeDegrees(Math.abs(degrees - nearest) <= FREE_LAYOUT.snapDegrees ? nearest : degrees)
}

/** The rounding error of a rotation by 180 degrees. */
const ROUNDING_PX = 1e-6

/**
 * Rotates elements as one about their common middle, as far as they fit the width of the page, and moves them into the
 * page. A single element snaps by its resulting angle, several by the angle of this rotation.
 */
export function rotateAll<T extends Frame>(elements: readonly T[], degrees: number, edges: Edges): readonly T[] {
  const [first, second] = elements
  const bounds = boundsOfAll(elements)
  if (first === undefined || bounds === undefined) return elements
  const end = snapAngle(second === undefined ? first.r + degrees : degrees)
  const angle = second === undefined ? normalizeDegrees(end - first.r) : end
  if (isNearlyEqual(angle, 0)) return elements
  const center = { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 }
  const rotatedFrameBy = (element: Frame, by: number): Frame => {
    const middle = second === undefined ? middleOf(element) : rotatedAbout(middleOf(element), center, by)
    const r = second === undefined && by === angle ? end : normalizeDegrees(element.r + by)
    return frameAbout(middle, element.w, element.h, r)
  }
  const maxWidth = Math.max(edges.right - edges.left, bounds.right - bounds.left)
  for (let by = angle; Math.abs(by) >= 1 || by === angle; by -= Math.sign(angle)) {
    const after = boundsOfAll(elements.map((element) => rotatedFrameBy(element, by)))
    if (after === undefined || after.right - after.left > maxWidth + ROUNDING_PX) continue
    const offset = offsetIntoPage(after, edges)
    return elements.map((element) => ({ ...element, ...movedBy(rotatedFrameBy(element, by), offset) }))
  }
  return elements
}

/**
 * The frame of a selection during a rotation: the frame around several rotates with them until the release.
 * @param after the same elements, rotated as one
 */
export function rotatedFrame(before: readonly Frame[], after: readonly Frame[]): Frame | undefined {
  const [frame, [first, second], [now]] = [frameOfAll(before), before, after]
  if (frame === undefined || first === undefined || second === undefined || now === undefined) return frameOfAll(after)
  const angle = normalizeDegrees(now.r - first.r)
  const offset = minus(middleOf(now), rotatedAbout(middleOf(first), middleOf(frame), angle))
  const stays = isNearlyEqual(offset.x, 0) && isNearlyEqual(offset.y, 0)
  return { ...(stays ? frame : movedBy(frame, offset)), r: angle }
}
