import { GRID } from '../../../shared/constants.deferred.ts'
import { EASE_OUT, prefersReducedMotion } from '../../ui/motion/motion.ts'

/** How tiles come to other places. */
export const TIMING = { duration: GRID.sortAnimationMs, easing: EASE_OUT } as const

/**
 * Lets a place that already is where it belongs come there, from so many px away. For whoever is not calm: who asks for less
 * motion finds it there.
 */
export function flipFrom(place: Element, dx: number, dy: number): void {
  if (dx === 0 && dy === 0) return
  // added to what is still under way: nothing jumps
  place.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'translate(0, 0)' }], {
    ...TIMING,
    composite: 'add',
  })
}

/** Makes a change of a page, and lets its tiles come to their new places from where they were. */
export function flip(page: HTMLElement | null, change: () => void): void {
  const before = [...(page?.children ?? [])].map((place) => ({ place, box: place.getBoundingClientRect() }))
  change()
  if (prefersReducedMotion()) return
  for (const { place, box } of before) {
    const { x, y } = place.getBoundingClientRect()
    if (place.isConnected) flipFrom(place, box.x - x, box.y - y)
  }
}
