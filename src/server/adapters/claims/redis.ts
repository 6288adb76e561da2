import { createHash, randomUUID } from 'node:crypto'
import type { Claims } from '../../core/ports/claims.ts'
import type { Redis } from '../redis/open-redis.ts'

/** Deletes a key that still has this value: after its time it may be another node's. */
const DELETE_OWN = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`

/**
 * The claims of several nodes, by Redis. While it is away each node claims for itself.
 * @param prefix of its keys, which have a hash of the name: the same for all nodes of a database, and for no others
 */
export function openRedisClaims({ ask }: Pick<Redis, 'ask'>, prefix: string): Claims {
  return {
    async take(name, ms) {
      const key = `${prefix}${createHash('sha256').update(name).digest('base64url')}`
      const own = randomUUID()
      const options = { condition: 'NX', expiration: { type: 'PX', value: ms } } as const
      const isTaken = await ask((client) => client.set(key, own, options)).then(
        (answer) => answer === null,
        () => false,
      )
      if (isTaken) return undefined
      return () => void ask((client) => client.eval(DELETE_OWN, { keys: [key], arguments: [own] })).catch(() => {})
    },
  }
}
