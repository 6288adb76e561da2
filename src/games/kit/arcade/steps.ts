/** Steps of a simulation per second: the same on every screen, so that a game is as fast everywhere. */
export const STEPS_PER_SECOND = 60
const STEP_MS = 1000 / STEPS_PER_SECOND
/** At most so many steps are made up for at once: after a pause of the browser the game does not jump. */
const MOST_STEPS = 6

/** How many steps are due, and the time that is left over for the next ones, in ms. */
export interface Due {
  readonly steps: number
  readonly rest: number
}

/** @param rest left over from before, in ms @param elapsed since then, in ms */
export function stepsDue(rest: number, elapsed: number): Due {
  const time = rest + Math.max(0, elapsed)
  const steps = Math.floor(time / STEP_MS + 1e-9)
  return steps > MOST_STEPS ? { steps: MOST_STEPS, rest: 0 } : { steps, rest: Math.max(0, time - steps * STEP_MS) }
}

/** How much of the next step has gone by, from 0 up to 1. @param rest time that is left over, in ms */
export const partOfStep = (rest: number): number => Math.min(1, rest / STEP_MS)
