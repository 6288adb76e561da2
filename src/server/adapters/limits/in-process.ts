import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitRule, Limits, TakePoints } from '../../core/ports/limits.ts'

/** The limits of a server that is the only node. */
export const openInProcessLimits = (): Limits => ({ open: (rule) => takeFrom(new RateLimiterMemory(optionsOf(rule))) })

export const optionsOf = ({ name, points, seconds }: LimitRule) => ({ keyPrefix: name, points, duration: seconds })

/** Takes points from a limiter of the library. */
export const takeFrom =
  (limiter: RateLimiterAbstract): TakePoints =>
  async (key, points = 1) => {
    try {
      await limiter.consume(key, points)
      return 0
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection
      return Math.max(1, rejection.msBeforeNext)
    }
  }
