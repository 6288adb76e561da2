import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { CODE } from '../../../shared/api/endpoint.ts'
import { addressKey } from '../address.ts'
import { refuse } from './errors.ts'

/** Largest request body under /api, in bytes, unless a route sets another limit. */
export const BODY_LIMIT = 64 * 1024

/** Refuses a body, or a part of it, that has more bytes. @throws Refusal */
export const refuseTooLarge = (maxBytes: number): never =>
  refuse(CODE.tooLarge, 'tooLarge', { kilobytes: Math.floor(maxBytes / 1024) })

/** Counts one request of an address. @throws Refusal 429 with `Retry-After` when the limit is exceeded. */
export type Limit = (address: string) => Promise<void>

/** Counts what a user asks for, from whatever address. */
export interface UserLimit {
  /** Counts one request. @throws as a `Limit` */
  readonly byUser: (userId: string) => Promise<void>
  /** Counts the bytes that a request moves, as so many more requests. @throws as a `Limit` */
  readonly charge: (userId: string, bytes: number) => Promise<void>
}

/** Creates a rate limit: at most `points` requests of one address (IPv6: of one /64) within `seconds`. */
export function createLimit(points: number, seconds: number): Limit {
  const count = createCounter(points, seconds)
  return (address) => count(addressKey(address))
}

/**
 * Creates a rate limit of users: of a household several devices have one address.
 * @param requestBytes what counts as one more request where bytes are charged
 */
export function createUserLimit(points: number, seconds: number, requestBytes = Number.POSITIVE_INFINITY): UserLimit {
  const count = createCounter(points, seconds)
  return {
    byUser: (userId) => count(userId),
    async charge(userId, bytes) {
      const requests = Math.floor(bytes / requestBytes)
      if (requests > 0) await count(userId, requests)
    },
  }
}

function createCounter(points: number, seconds: number): (key: string, requests?: number) => Promise<void> {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  return async (key, requests = 1) => {
    try {
      await limiter.consume(key, requests)
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection
      const wait = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000))
      refuse(CODE.tooMany, 'tooMany', { seconds: wait }, { headers: { 'Retry-After': String(wait) } })
    }
  }
}
