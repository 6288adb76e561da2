/** A value that is drawn to its target, and swings over it. */
export interface Spring {
  readonly value: number
  readonly velocity: number
}

export interface SpringKind {
  /** How often it swings in a second. */
  readonly hertz: number
  /** 1 comes to rest without swinging over, 0 never does. */
  readonly damping: number
}

/** Seconds of one step: longer ones would make stiff springs explode. */
const STEP = 1 / 120

export const AT_REST: Spring = { value: 0, velocity: 0 }

/** A spring some seconds later, by semi-implicit Euler. */
export function swing(
  { value, velocity }: Spring,
  target: number,
  { hertz, damping }: SpringKind,
  seconds: number,
): Spring {
  const omega = 2 * Math.PI * hertz
  let [at, speed] = [value, velocity]
  for (let left = seconds; left > 0; left -= STEP) {
    const step = Math.min(STEP, left)
    speed += (omega * omega * (target - at) - 2 * damping * omega * speed) * step
    at += speed * step
  }
  return { value: at, velocity: speed }
}

/** Whether a spring moves no more than one can see, in the unit of its value. */
export const isAtRest = ({ value, velocity }: Spring, target: number, visible: number): boolean =>
  Math.abs(value - target) < visible && Math.abs(velocity) < visible * 4
