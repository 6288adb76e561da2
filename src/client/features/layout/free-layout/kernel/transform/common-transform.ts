import type { Point } from '../../../../../lib/geometry/vector.ts'
import { type FreeElement, middleOf } from '../frame.ts'
import { rotated } from '../geometry.ts'

/** A transform of a page about its corner: scale, rotation in degrees, then a translation `x`, `y` in px. */
export interface CommonTransform extends Point {
  readonly rotation: number
  readonly scaleX: number
  readonly scaleY: number
}

/** Deviations below this are invisible. */
const INVISIBLE_PX = 0.5

/**
 * The transform that all moved elements share; undefined if there is none, if half or fewer moved, or if some stayed
 * and it is no mere translation (decision 0015). Called every frame, so it allocates next to nothing.
 */
export function commonTransform(
  before: readonly FreeElement[],
  after: readonly FreeElement[],
): CommonTransform | undefined {
  let moved = 0
  let transform: CommonTransform | undefined
  let matches: Matches | undefined
  for (const [at, to] of after.entries()) {
    const from = before[at]
    if (from === undefined || from === to) continue
    moved += 1
    transform ??= transformBetween(from, to)
    matches ??= matcherOf(transform)
    if (!matches(from, to)) return undefined
  }
  if (transform === undefined || moved * 2 <= after.length) return undefined
  const isTranslation = transform.rotation === 0 && transform.scaleX === 1 && transform.scaleY === 1
  if (!isTranslation && moved < after.length) return undefined
  return isTranslation ? { ...transform, x: Math.round(transform.x), y: Math.round(transform.y) } : transform
}

function transformBetween(from: FreeElement, to: FreeElement): CommonTransform {
  const [rotation, scaleX, scaleY] = [to.r - from.r, to.w / from.w, to.h / from.h]
  const [start, end] = [middleOf(from), middleOf(to)]
  const transformed = rotated({ x: start.x * scaleX, y: start.y * scaleY }, rotation)
  return { rotation, scaleX, scaleY, x: end.x - transformed.x, y: end.y - transformed.y }
}

type Matches = (from: FreeElement, to: FreeElement) => boolean

/** Returns a predicate: whether the transform maps one element to another. */
function matcherOf({ x, y, rotation, scaleX, scaleY }: CommonTransform): Matches {
  const { x: cosine, y: sine } = rotated({ x: 1, y: 0 }, rotation)
  return (from, to) => {
    const [across, down] = [(from.x + from.w / 2) * scaleX, (from.y + from.h / 2) * scaleY]
    // an uneven scale would shear a rotated element
    const shears = scaleX !== scaleY && from.r !== 0
    return (
      !shears &&
      isInvisible(across * cosine - down * sine + x - to.x - to.w / 2) &&
      isInvisible(across * sine + down * cosine + y - to.y - to.h / 2) &&
      isInvisible(from.w * scaleX - to.w) &&
      isInvisible(from.h * scaleY - to.h) &&
      isInvisible(((to.r - from.r - rotation + 540) % 360) - 180)
    )
  }
}

const isInvisible = (px: number) => Math.abs(px) < INVISIBLE_PX
