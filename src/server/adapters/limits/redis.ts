import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import type { Limits } from '../../core/ports/limits.ts'
import type { Redis } from '../redis/open-redis.ts'
import { optionsOf, takeFrom } from './in-process.ts'

/**
 * The limits of several nodes, by Redis. While it is away each node counts for itself: nobody is refused because of it.
 * @param prefix of its keys: the same for all nodes of a database, and for no others
 */
export function openRedisLimits({ ask }: Pick<Redis, 'ask'>, prefix: string): Limits {
  // what the library calls of a client to take points
  const storeClient = {
    eval: (script: string, given: { keys: string[]; arguments: string[] }) =>
      ask((client) => client.eval(script, given)),
  }
  return {
    open(rule) {
      const options = optionsOf({ ...rule, name: `${prefix}${rule.name}` })
      const insuranceLimiter = new RateLimiterMemory(options)
      return takeFrom(new RateLimiterRedis({ ...options, storeClient, useRedisPackage: true, insuranceLimiter }))
    },
  }
}
