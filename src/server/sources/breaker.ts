import type { Clock } from '../core/clock.ts'
import type { Bus } from '../core/ports/bus.ts'
import { type Metrics, NO_METRICS } from '../core/ports/metrics.ts'

/** After this many upstream faults in a row a source is paused for the cooldown. */
const FAULT_THRESHOLD = 3
const COOLDOWN_MS = 5 * 60_000

type Outcome = 'answered' | 'refused' | 'fault' | 'unsent'

/**
 * Circuit breaker of a third party. Closed, it lets all questions through; open, none; after the cooldown (half-open) one,
 * whose outcome decides.
 */
export interface Breaker {
  /** Whether it lets nothing through at the moment. */
  readonly isPaused: () => boolean
  /** Whether a question may be sent. After `true` its outcome must be recorded. */
  readonly allows: () => boolean
  /**
   * Records the outcome of an admitted question: `answered`, also by a refusal of this question alone; `refused` by the
   * third party, which concerns all nodes; `fault`, of the third party or of this node's way to it; `unsent`, when it was
   * never asked.
   * @returns the faults in a row; the source is paused from the third on.
   */
  readonly record: (outcome: Outcome) => { readonly faults: number; readonly isPaused: boolean }
}

/** Finds the breaker of a third party, or of one question to it. */
export type BreakerOf = (name: string) => Breaker

/** Creates breakers, closed at first, that learn from the outcomes of all nodes. */
export function createBreakers(
  clock: Clock,
  bus: Pick<Bus, 'publish' | 'subscribe'>,
  metrics: Metrics = NO_METRICS,
): BreakerOf {
  const breakers = new Map<string, ReturnType<typeof createBreaker>>()
  const breakerOf = (name: string) => {
    const known = breakers.get(name)
    if (known !== undefined) return known
    const breaker = createBreaker(clock, (isRefused) => bus.publish('sourceOutcome', { breaker: name, isRefused }))
    breakers.set(name, breaker)
    metrics.watch('genkan_sources_paused', { source: name }, () => Number(breaker.isPaused()))
    return breaker
  }
  bus.subscribe('sourceOutcome', ({ breaker, isRefused }) => breakerOf(breaker).learn(isRefused))
  return breakerOf
}

/** @param tell the nodes, this one included, of an outcome that changes something */
function createBreaker(clock: Clock, tell: (isRefused: boolean) => void) {
  let faults = 0
  let pausedUntil = 0
  let isProbing = false
  const isOpen = () => faults >= FAULT_THRESHOLD
  const learn = (isFault: boolean): void => {
    faults = isFault ? faults + 1 : 0
    if (isOpen()) pausedUntil = clock.now() + COOLDOWN_MS
  }
  return {
    isPaused: () => isOpen() && clock.now() < pausedUntil,
    allows: () => {
      if (!isOpen()) return true
      if (isProbing || clock.now() < pausedUntil) return false
      isProbing = true
      return true
    },
    record: (outcome: Outcome) => {
      isProbing = false
      if (outcome === 'fault') learn(true)
      if (outcome === 'refused' || (outcome === 'answered' && faults > 0)) tell(outcome === 'refused')
      return { faults, isPaused: isOpen() }
    },
    learn,
  }
}
