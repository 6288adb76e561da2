import { TOUCH, TURNING_MODES } from '../../../../shared/constants.ts'

/** A page transition, after `auto` and `random` have been resolved. */
export type Transition = Exclude<(typeof TURNING_MODES)[number], 'random'>

interface TransitionContext {
  readonly mobile: boolean
  readonly reducedMotion: boolean
  /** A random number from 0 to 1 that resolves `random`. */
  readonly randomValue: number
}

const RANDOM_CHOICES = TURNING_MODES.filter((mode) => mode !== 'no' && mode !== 'random')

/** The transition to play: `auto` is slideX on mobile, else slideY; `random` is slideX on mobile; reduced motion fades. */
export function transitionFor(
  mode: Transition | 'auto' | 'random',
  { mobile, reducedMotion, randomValue }: TransitionContext,
): Transition {
  if (mode === 'no') return 'no'
  if (reducedMotion) return 'fade'
  if (mode === 'auto') return mobile ? 'slideX' : 'slideY'
  if (mode !== 'random') return mode
  return mobile ? 'slideX' : (RANDOM_CHOICES[Math.floor(randomValue * RANDOM_CHOICES.length)] ?? 'slideX')
}

/** From the start of a touch to its end, in px. */
interface SwipeDelta {
  readonly x: number
  readonly y: number
}

/** The page direction of a swipe: it goes over 8 px sideways, more than up or down, and under 66 px up or down. */
export function swipeDirection({ x, y }: SwipeDelta): 1 | -1 | undefined {
  const [horizontal, vertical] = [Math.abs(x), Math.abs(y)]
  if (horizontal <= TOUCH.swipeMinimumPx || horizontal <= vertical || vertical >= TOUCH.swipeVerticalLimitPx)
    return undefined
  return x < 0 ? 1 : -1
}

/** How far a finger has gone in the direction of a turn that it has begun, in px. */
export const swipedPx = (x: number, direction: 1 | -1): number => Math.max(0, -x * direction - TOUCH.swipeMinimumPx)

/** A finger that comes back by more than this takes the turn back, in px. */
const RETURN_PX = 24

/** Whether a page that follows a finger turns on release: the finger has not turned around. Both in px. */
export const isSwipeCommitted = (gone: number, farthest: number): boolean => farthest - gone <= RETURN_PX

/** The page direction of an arrow key: up and left to the previous group, down and right to the next. */
export function arrowDirection(key: string): 1 | -1 | undefined {
  if (key === 'ArrowUp' || key === 'ArrowLeft') return -1
  return key === 'ArrowDown' || key === 'ArrowRight' ? 1 : undefined
}

/** How far a page can still be scrolled up and down, in px. */
interface ScrollRoom {
  readonly before: number
  readonly after: number
}

/**
 * The page direction of a wheel event; undefined while the page itself can still be scrolled in that direction.
 * @param tolerance how far from its end a page counts as fully scrolled, in px
 */
export function wheelDirection(delta: number, { before, after }: ScrollRoom, tolerance: number): 1 | -1 | undefined {
  if (delta > 0) return after > tolerance ? undefined : 1
  if (delta < 0) return before > tolerance ? undefined : -1
  return undefined
}

/** The index of the previous or next group; at an end the same index, or wrapped around if groups loop. */
export function neighbourIndex(index: number, delta: 1 | -1, count: number, loops: boolean): number {
  const next = index + delta
  if (next >= 0 && next < count) return next
  return loops && count > 0 ? (next + count) % count : index
}
