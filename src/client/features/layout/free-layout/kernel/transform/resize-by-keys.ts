import type { Point } from '../../../../../lib/geometry/vector.ts'
import { rotated } from '../geometry.ts'
import { HANDLES, type Handle } from './resize.ts'

/** A step of an arrow key as one of the same length along the nearest axis of a frame rotated by `r` degrees. */
export function stepAlongOwnAxis(step: Point, r: number): Point {
  const length = Math.hypot(step.x, step.y)
  const own = rotated(step, -r)
  return Math.abs(own.x) >= Math.abs(own.y)
    ? { x: Math.sign(own.x) * length, y: 0 }
    : { x: 0, y: Math.sign(own.y) * length }
}

/**
 * The handle that a step along an axis drags: the first step along it chooses the side to which it goes, so that one
 * back makes the element smaller again.
 * @param chosen by the steps before
 */
export function handleOfStep({ x, y }: Point, chosen: Handle | undefined): Handle {
  const vertical = /[ns]/.exec(chosen ?? '')?.[0] ?? (y < 0 ? 'n' : y > 0 ? 's' : '')
  const horizontal = /[we]/.exec(chosen ?? '')?.[0] ?? (x < 0 ? 'w' : x > 0 ? 'e' : '')
  return HANDLES.find((one) => one === vertical + horizontal) ?? 'se'
}
