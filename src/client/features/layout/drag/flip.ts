import { GRID } from '../../../../shared/constants.ts'
import type { Point } from '../../../lib/geometry/vector.ts'
import { EASE_OUT, prefersReducedMotion } from '../../../ui/motion/motion.ts'
import { isFarMove } from './model.ts'

/** The timing of tiles that move to new positions. */
export const FLIP_TIMING = { duration: GRID.sortAnimationMs, easing: EASE_OUT } as const

/** A tile that goes far fades out where it was, and in at its place, in ms. */
const FADE_OUT_MS = 80
const FADE_IN_MS = 120

/**
 * Animates an element, already at its final position, from an offset in px. Callers check for reduced motion.
 * @param pitch of the grid's cells, in px: what goes further than two of them fades instead of flying over others
 */
export function flipFrom(element: Element, dx: number, dy: number, pitch: Point): void {
  if (dx === 0 && dy === 0) return
  if (isFarMove(dx / pitch.x, dy / pitch.y)) {
    fadeFrom(element, dx, dy)
    return
  }
  // added to animations still running, so that nothing jumps
  element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'translate(0, 0)' }], {
    ...FLIP_TIMING,
    composite: 'add',
  })
}

function fadeFrom(element: Element, dx: number, dy: number): void {
  const duration = FADE_OUT_MS + FADE_IN_MS
  const offset = FADE_OUT_MS / duration
  const away = `translate(${dx}px, ${dy}px)`
  element.animate(
    [
      { transform: away, easing: 'steps(1)' },
      { transform: 'translate(0, 0)', offset },
      { transform: 'translate(0, 0)' },
    ],
    { duration, composite: 'add' },
  )
  element.animate([{ opacity: 1 }, { opacity: 0, offset }, { opacity: 1 }], { duration })
}

/**
 * Applies a change to a page and animates its tiles from their old to their new positions.
 * @param pitch of the page's cells, in px
 */
export function flip(page: HTMLElement | null, pitch: Point, change: () => void): void {
  const before = [...(page?.children ?? [])].map((element) => ({ element, box: element.getBoundingClientRect() }))
  change()
  if (prefersReducedMotion()) return
  for (const { element, box } of before) {
    const { x, y } = element.getBoundingClientRect()
    if (element.isConnected) flipFrom(element, box.x - x, box.y - y, pitch)
  }
}
