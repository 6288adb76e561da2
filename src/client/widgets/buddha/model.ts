/** A stick of incense, by the spec's names: how much of it was left (0–100) as it was lit, and that time in ms. */
export interface Stick {
  readonly num: number
  readonly time: number
}

/** The burner and whether lighting is heard. */
export interface Burner {
  readonly buddhaData: readonly Stick[]
  readonly sound: boolean
}

/** Spec section 9: three sticks, each burns for 15 minutes. */
export const STICKS = 3
export const BURN_MS = 15 * 60_000
const WHOLE = 100

export const UNLIT: Stick = { num: 0, time: 0 }
export const COLD: Burner = { buddhaData: Array.from({ length: STICKS }, () => UNLIT), sound: false }

/**
 * What is left of a stick, 0–100: linear by the wall clock, so that it burns on while no page is open. One that was lit
 * in the future, before the clock was set back, stays whole for at most its own 15 minutes.
 */
export function remaining({ num, time }: Stick, now: number): number {
  const passed = now - time
  if (passed < -BURN_MS || passed >= BURN_MS) return 0
  return Math.max(0, Math.min(num, WHOLE * (1 - Math.max(0, passed) / BURN_MS)))
}

/** The index of the first free stick; -1 if all are burning. */
export const firstFree = (sticks: readonly Stick[], now: number): number =>
  sticks.findIndex((stick) => remaining(stick, now) === 0)

/** Lights the first free stick; the same burner if it is full. */
export function light(burner: Burner, now: number): Burner {
  const at = firstFree(burner.buddhaData, now)
  return at < 0 ? burner : { ...burner, buddhaData: burner.buddhaData.with(at, { num: WHOLE, time: now }) }
}

/** The begun minutes for which a rest (0–100) burns. */
export const minutesLeft = (rest: number): number => Math.ceil((rest / WHOLE) * (BURN_MS / 60_000))
