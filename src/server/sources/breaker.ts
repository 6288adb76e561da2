import type { Clock } from '../core/clock.ts'

/** After this many upstream faults in a row a source is paused for the cooldown. */
const FAULT_THRESHOLD = 3
const COOLDOWN_MS = 5 * 60_000

/**
 * Circuit breaker of a source. Closed, it lets all questions through; open, none; after the cooldown (half-open) one,
 * whose outcome decides.
 */
export interface Breaker {
  /** Whether a question may be sent. After `true` its outcome must be recorded. */
  readonly allows: () => boolean
  /**
   * Records the outcome of an admitted question: `answered`, also by a refusal of this question alone; `fault` of the
   * source; `unsent`, when it was never asked.
   * @returns the faults in a row; the source is paused from the third on.
   */
  readonly record: (outcome: 'answered' | 'fault' | 'unsent') => { readonly faults: number; readonly isPaused: boolean }
}

/** Creates a closed breaker. */
export function createBreaker(clock: Clock): Breaker {
  let faults = 0
  let pausedUntil = 0
  let isProbing = false
  const isOpen = () => faults >= FAULT_THRESHOLD
  return {
    allows: () => {
      if (!isOpen()) return true
      if (isProbing || clock.now() < pausedUntil) return false
      isProbing = true
      return true
    },
    record: (outcome) => {
      isProbing = false
      if (outcome === 'answered') faults = 0
      if (outcome === 'fault') {
        faults += 1
        if (isOpen()) pausedUntil = clock.now() + COOLDOWN_MS
      }
      return { faults, isPaused: isOpen() }
    },
  }
}
