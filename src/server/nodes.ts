import { openInProcessBus } from './adapters/bus/in-process.ts'
import { openRedisBus } from './adapters/bus/redis.ts'
import { openRedisClaims } from './adapters/claims/redis.ts'
import { readEpoch } from './adapters/database/epoch.ts'
import type { Database } from './adapters/database/open.ts'
import { countProcesses } from './adapters/database/processes.ts'
import { openInProcessLimits } from './adapters/limits/in-process.ts'
import { openRedisLimits } from './adapters/limits/redis.ts'
import { openRedis } from './adapters/redis/open-redis.ts'
import type { Config } from './config.ts'
import type { Log } from './core/log.ts'
import type { Bus } from './core/ports/bus.ts'
import { type Claims, ownClaims } from './core/ports/claims.ts'
import type { Limits } from './core/ports/limits.ts'
import type { Metrics } from './core/ports/metrics.ts'

/** What the nodes of one database share beside it. */
export interface Nodes {
  readonly bus: Bus
  readonly limits: Limits
  readonly claims: Claims
  readonly close: () => void
}

/** What is in the process alone while there is no Redis, for the operator. */
const NOT_SHARED =
  'Another process uses this database, and REDIS_URL is not set: if it is a server, too, changes of other devices and what is told in the chat room arrive late from there, and each server counts limits for itself.'

/** Opens what nodes share: by Redis where the operator has one, else in the process. */
export async function openNodes(
  { redisUrl }: Pick<Config, 'redisUrl'>,
  { database, log, metrics }: { readonly database: Database; readonly log: Log; readonly metrics: Metrics },
): Promise<Nodes> {
  if (redisUrl === undefined) {
    if ((await countProcesses(database)) > 1) log.warn({}, NOT_SHARED)
    return { bus: openInProcessBus(log), limits: openInProcessLimits(), claims: ownClaims, close: () => {} }
  }
  const redis = await openRedis(redisUrl, log, metrics)
  const prefix = `genkan:${await readEpoch(database)}:`
  return {
    bus: openRedisBus(redis, `${prefix}bus`, log),
    limits: openRedisLimits(redis, `${prefix}limit:`),
    claims: openRedisClaims(redis, `${prefix}claim:`),
    close: redis.close,
  }
}
