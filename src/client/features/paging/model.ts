import { THROTTLE, TOUCH } from '../../../shared/constants.deferred.ts'
import { TURNING_MODES } from '../../../shared/constants.ts'

/** What a page turn looks like once `auto` and `random` have been decided. */
export type Transition = Exclude<(typeof TURNING_MODES)[number], 'random'>

interface Moment {
  readonly mobile: boolean
  readonly reducedMotion: boolean
  /** A number from 0 up to 1 that decides what `random` becomes. */
  readonly chance: number
}

const SHOWN = TURNING_MODES.filter((mode) => mode !== 'no' && mode !== 'random')

/** The turn to play: slideX on mobile and slideY otherwise by default, `random` is slideX on mobile, less motion fades. */
export function transitionFor(
  mode: Transition | 'auto' | 'random',
  { mobile, reducedMotion, chance }: Moment,
): Transition {
  if (mode === 'no') return 'no'
  if (reducedMotion) return 'fade'
  if (mode === 'auto') return mobile ? 'slideX' : 'slideY'
  if (mode !== 'random') return mode
  return mobile ? 'slideX' : (SHOWN[Math.floor(chance * SHOWN.length)] ?? 'slideX')
}

/** The finger's way from where it touched down, in px. */
interface Way {
  readonly x: number
  readonly y: number
}

/** Which way a swipe turns, or neither: more than 8 px sideways, more than up or down, and up or down under 66 px. */
export function swipeDirection({ x, y }: Way): 1 | -1 | undefined {
  const [across, along] = [Math.abs(x), Math.abs(y)]
  if (across <= TOUCH.swipeMinimumPx || across <= along || along >= TOUCH.swipeVerticalLimitPx) return undefined
  return x < 0 ? 1 : -1
}

/** Which way an arrow turns: up and left to the previous group, down and right to the next. */
export function arrowDirection(key: string): 1 | -1 | undefined {
  if (key === 'ArrowUp' || key === 'ArrowLeft') return -1
  return key === 'ArrowDown' || key === 'ArrowRight' ? 1 : undefined
}

/** One event of the wheel: when, in ms, and how far, in px or lines. */
export interface WheelState {
  readonly at: number
  readonly delta: number
}

/**
 * Whether the wheel is running out by itself, as a trackpad does after the fingers have left it: each event soon after
 * the one before it, and weaker. The notches of a mouse are all alike.
 */
export function isInertia({ at, delta }: WheelState, before: WheelState | undefined): boolean {
  if (before === undefined || at - before.at > THROTTLE.wheelMs) return false
  return Math.sign(delta) === Math.sign(before.delta) && Math.abs(delta) < Math.abs(before.delta)
}

/** How far a page can still be scrolled, in px. */
interface Scroll {
  readonly before: number
  readonly after: number
}

/**
 * Which way the wheel turns the page; nothing while the page itself can still be scrolled that way.
 * @param nearly so near to its end a page counts as scrolled, in px
 */
export function stepWheel(delta: number, { before, after }: Scroll, nearly: number): 1 | -1 | undefined {
  if (delta > 0) return after > nearly ? undefined : 1
  if (delta < 0) return before > nearly ? undefined : -1
  return undefined
}

/** The group before or after; at an end it stays, or goes around if the user wants the groups to loop. */
export function neighbour(index: number, delta: 1 | -1, count: number, loops: boolean): number {
  const next = index + delta
  if (next >= 0 && next < count) return next
  return loops && count > 0 ? (next + count) % count : index
}
