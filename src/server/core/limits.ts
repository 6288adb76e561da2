import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { CODE } from '../../shared/api/endpoint.ts'
import { addressKey } from './address.ts'
import { refuse } from './errors.ts'

/** Body of a request to /api, in bytes, unless a route says otherwise. */
export const BODY_LIMIT = 64 * 1024

/** Counts one request of an address; refuses it with 429 when it was one too many. */
export type Limit = (address: string) => Promise<void>

/** At most `points` requests of one address (IPv6: of one /64) within `seconds`. */
export function createLimit(points: number, seconds: number): Limit {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  return async (address) => {
    try {
      await limiter.consume(addressKey(address))
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      const wait = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      refuse(CODE.tooMany, 'tooMany', { seconds: wait }, { 'Retry-After': String(wait) })
    }
  }
}
