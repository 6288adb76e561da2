import { GRID } from '../../../../shared/constants.ts'
import { EASE_OUT, prefersReducedMotion } from '../../../ui/motion/motion.ts'

/** The timing of tiles that move to new positions. */
export const FLIP_TIMING = { duration: GRID.sortAnimationMs, easing: EASE_OUT } as const

/** Animates an element, already at its final position, from an offset in px. Callers check for reduced motion. */
export function flipFrom(element: Element, dx: number, dy: number): void {
  if (dx === 0 && dy === 0) return
  // added to animations still running, so that nothing jumps
  element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'translate(0, 0)' }], {
    ...FLIP_TIMING,
    composite: 'add',
  })
}

/** Applies a change to a page and animates its tiles from their old to their new positions. */
export function flip(page: HTMLElement | null, change: () => void): void {
  const before = [...(page?.children ?? [])].map((element) => ({ element, box: element.getBoundingClientRect() }))
  change()
  if (prefersReducedMotion()) return
  for (const { element, box } of before) {
    const { x, y } = element.getBoundingClientRect()
    if (element.isConnected) flipFrom(element, box.x - x, box.y - y)
  }
}
