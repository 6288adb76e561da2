import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { CODE } from '../../../shared/api/endpoint.ts'
import { addressKey } from '../address.ts'
import { refuse } from './errors.ts'

/** Largest request body under /api, in bytes, unless a route sets another limit. */
export const BODY_LIMIT = 64 * 1024

/** Counts one request of an address. @throws Refusal 429 with `Retry-After` when the limit is exceeded. */
export type Limit = (address: string) => Promise<void>

/** Creates a rate limit: at most `points` requests of one address (IPv6: of one /64) within `seconds`. */
export function createLimit(points: number, seconds: number): Limit {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  return async (address) => {
    try {
      await limiter.consume(addressKey(address))
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection
      const wait = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000))
      refuse(CODE.tooMany, 'tooMany', { seconds: wait }, { 'Retry-After': String(wait) })
    }
  }
}
