import type { Clock } from '../../core/clock.ts'

/** What a user may ask for within a time; so much beyond it is no mistake. */
export interface RateRule {
  readonly times: number
  readonly ms: number
  readonly beyond: number
}

/** Whether something may be done now; if not, from when on, in ms since the epoch. */
export type Verdict = { readonly is: 'ok' } | { readonly is: 'slow'; readonly until: number } | { readonly is: 'flood' }

/** Counts what users ask for. */
export interface Rate {
  readonly count: (userId: string) => Verdict
  /** Forgets who has asked for nothing lately. */
  readonly sweep: () => void
}

/** Creates a rate: so many times within any stretch of time. What is refused counts towards `beyond` alone. */
export function createRate({ times, ms, beyond }: RateRule, clock: Clock): Rate {
  const users = new Map<string, { readonly taken: number[]; refused: number; at: number }>()
  return {
    count(userId) {
      const now = clock.now()
      const user = users.get(userId) ?? { taken: [], refused: 0, at: now }
      users.set(userId, user)
      while (user.taken[0] !== undefined && user.taken[0] <= now - ms) user.taken.shift()
      if (user.at <= now - ms) user.refused = 0
      user.at = now
      const [first] = user.taken
      if (first === undefined || user.taken.length < times) {
        user.taken.push(now)
        return { is: 'ok' }
      }
      user.refused += 1
      return user.refused > beyond ? { is: 'flood' } : { is: 'slow', until: first + ms }
    },
    sweep() {
      const now = clock.now()
      for (const [userId, { at }] of users) if (at <= now - ms) users.delete(userId)
    },
  }
}
