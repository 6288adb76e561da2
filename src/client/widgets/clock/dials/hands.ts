import { isAnimationOff, mayEase, prefersReducedMotion } from '../../../kit/components.ts'
import { startTicking } from '../../../kit/time.ts'
import { type Place, type WallClock, wallClock } from '../kernel/wall-clock.ts'
import { handsAt, tickAngles } from '../model.ts'

/** The elements that move; one that is not there is not moved. */
export interface HandElements {
  readonly hours: SVGElement | null
  readonly minutes: SVGElement | null
  readonly seconds: SVGElement | null
}

const MINUTE_MS = 60_000
/** Between two steps of a tick. */
const STEP_MS = 40
const SWEEP = 'sweep'

/**
 * Moves the hands to the time of a place now, and on: each tick rotates them without rendering.
 * @param onMinute told the time now and each minute
 * @returns ends it
 */
export function moveHands(elements: HandElements, place: Place, onMinute: (clock: WallClock) => void): () => void {
  const stopSeconds =
    elements.seconds === null ? undefined : startTicking((moment) => tick(elements.seconds, moment), true)
  const stopMinutes = startTicking((moment) => {
    const clock = wallClock(moment, place)
    const { hour, minute } = handsAt(clock)
    elements.hours?.style.setProperty('rotate', `${hour}turn`)
    elements.minutes?.style.setProperty('rotate', `${minute}turn`)
    onMinute(clock)
  }, false)
  return () => {
    stopSeconds?.()
    stopMinutes()
  }
}

/** Turns the second hand on: in one frame at rest, else in a few, which cost less than an animation of 120 ms. */
function tick(hand: SVGElement | null, moment: Date): void {
  if (hand === null) return
  tickAngles(moment.getSeconds(), mayEase(hand) && !isAnimationOff()).forEach((degrees, at) => {
    const turn = () => hand.style.setProperty('rotate', `${degrees}deg`)
    if (at === 0) turn()
    else setTimeout(turn, at * STEP_MS)
  })
}

/** Lets the second hand turn evenly, from where it points now. */
export function sweep(hand: Element | null): void {
  if (prefersReducedMotion()) return
  const { second } = handsAt(wallClock(new Date(), ''))
  hand?.animate([{ rotate: `${second}turn` }, { rotate: `${second + 1}turn` }], {
    id: SWEEP,
    duration: MINUTE_MS,
    iterations: Number.POSITIVE_INFINITY,
  })
}

export function stopSweep(hand: Element | null): void {
  for (const animation of hand?.getAnimations() ?? []) if (animation.id === SWEEP) animation.cancel()
}
