import type { Point } from '../../../lib/geometry/vector.ts'
import { prefersReducedMotion } from '../../../ui/motion/motion.ts'

/** How far an arrow key scrolls, in px. */
const STEP_PX = 100

/** How far a page can still be scrolled to each side, in px. */
export interface PageRoom {
  readonly up: number
  readonly down: number
  readonly left: number
  readonly right: number
}

/**
 * The offset by which an arrow key scrolls a page, in px; undefined for other keys and where there is no room: there an
 * arrow turns the page.
 * @param tolerance how far from its end a page counts as fully scrolled, in px
 */
export function arrowScroll(key: string, { up, down, left, right }: PageRoom, tolerance: number): Point | undefined {
  switch (key) {
    case 'ArrowUp':
      return up > tolerance ? { x: 0, y: -STEP_PX } : undefined
    case 'ArrowDown':
      return down > tolerance ? { x: 0, y: STEP_PX } : undefined
    case 'ArrowLeft':
      return left > tolerance ? { x: -STEP_PX, y: 0 } : undefined
    case 'ArrowRight':
      return right > tolerance ? { x: STEP_PX, y: 0 } : undefined
    default:
      return undefined
  }
}

/** Scrolls the first of these that has room in the direction of an arrow key; false if none has. */
export function scrollByArrow(
  { key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>,
  scrollers: readonly HTMLElement[],
  tolerance: number,
): boolean {
  for (const scroller of scrollers) {
    const by = arrowScroll(key, roomOf(scroller), tolerance)
    if (by === undefined) continue
    const behavior = repeat || prefersReducedMotion() ? 'instant' : 'smooth'
    scroller.scrollBy({ left: by.x, top: by.y, behavior })
    return true
  }
  return false
}

function roomOf(scroller: HTMLElement): PageRoom {
  const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = scroller
  const { overflowX, overflowY } = getComputedStyle(scroller)
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
  const [down, right] = [scrollHeight - clientHeight - scrollTop, scrollWidth - clientWidth - scrollLeft]
  return {
    ...(scrolls(overflowY) ? { up: scrollTop, down } : { up: 0, down: 0 }),
    ...(scrolls(overflowX) ? { left: scrollLeft, right } : { left: 0, right: 0 }),
  }
}
