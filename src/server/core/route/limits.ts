import { CODE } from '../../../shared/api/endpoint.ts'
import { addressKey } from '../address.ts'
import type { Limits } from '../ports/limits.ts'
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

/**
 * Creates a rate limit: at most `points` requests of one address (IPv6: of one /64) within `seconds`.
 * @param name see `LimitRule`
 */
export function createLimit(limits: Limits, name: string, points: number, seconds: number): Limit {
  const count = createCounter(limits, name, points, seconds)
  return (address) => count(addressKey(address))
}

/**
 * Creates a rate limit of users: of a household several devices have one address.
 * @param requestBytes what counts as one more request where bytes are charged
 */
export function createUserLimit(
  limits: Limits,
  name: string,
  [points, seconds]: readonly [points: number, seconds: number],
  requestBytes = Number.POSITIVE_INFINITY,
): UserLimit {
  const count = createCounter(limits, name, points, seconds)
  return {
    byUser: (userId) => count(userId),
    async charge(userId, bytes) {
      const requests = Math.floor(bytes / requestBytes)
      if (requests > 0) await count(userId, requests)
    },
  }
}

function createCounter(limits: Limits, name: string, points: number, seconds: number) {
  const take = limits.open({ name, points, seconds })
  return async (key: string, requests = 1): Promise<void> => {
    const milliseconds = await take(key, requests)
    if (milliseconds === 0) return
    const wait = Math.max(1, Math.ceil(milliseconds / 1000))
    refuse(CODE.tooMany, 'tooMany', { seconds: wait }, { headers: { 'Retry-After': String(wait) } })
  }
}
