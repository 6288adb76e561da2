import type { Clock } from '../../core/clock.ts'

/** What a user may ask for within a time; so much beyond it is no mistake. */
export interface RateRule {
  readonly times: number
  readonly ms: number
  readonly beyond: number
}

/** Whether something may be done now; if not, from when on, in ms since the epoch. */
export type Verdict = { readonly is: 'ok' } | { readonly is: 'slow'; readonly until: number } | { readonly is: 'flood' }

/** Counts what users, or others, ask for. */
export interface Rate<Key = string> {
  readonly count: (key: Key) => Verdict
  readonly forget: (key: Key) => void
  /** Forgets who has asked for nothing lately. */
  readonly sweep: () => void
}

/** Creates a rate: so many times within any stretch of time. What is refused counts towards `beyond` alone. */
export function createRate<Key = string>({ times, ms, beyond }: RateRule, clock: Clock): Rate<Key> {
  const counts = new Map<Key, { readonly taken: number[]; refused: number; at: number }>()
  return {
    count(key) {
      const now = clock.now()
      const count = counts.get(key) ?? { taken: [], refused: 0, at: now }
      counts.set(key, count)
      while (count.taken[0] !== undefined && count.taken[0] <= now - ms) count.taken.shift()
      if (count.at <= now - ms) count.refused = 0
      count.at = now
      const [first] = count.taken
      if (first === undefined || count.taken.length < times) {
        count.taken.push(now)
        return { is: 'ok' }
      }
      count.refused += 1
      return count.refused > beyond ? { is: 'flood' } : { is: 'slow', until: first + ms }
    },
    forget: (key) => void counts.delete(key),
    sweep() {
      const now = clock.now()
      for (const [key, { at }] of counts) if (at <= now - ms) counts.delete(key)
    },
  }
}
