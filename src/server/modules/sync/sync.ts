import { Hono } from 'hono'
import { compress } from 'hono/compress'
import {
  asyncTime,
  backupHistory,
  backupRestore,
  backupVersion,
  navInfo,
  updateBackup,
} from '../../../shared/api/sync.ts'
import type { Database } from '../../adapters/database/open.ts'
import type { Clock } from '../../core/clock.ts'
import type { Log } from '../../core/log.ts'
import type { Messages } from '../../core/messages.ts'
import type { Blobs } from '../../core/ports/blobs.ts'
import type { Bus } from '../../core/ports/bus.ts'
import type { Limits } from '../../core/ports/limits.ts'
import type { Metrics } from '../../core/ports/metrics.ts'
import type { Env } from '../../core/route/context.ts'
import { createUserLimit, type UserLimit } from '../../core/route/limits.ts'
import { mountForUser } from '../../core/route/route.ts'
import type { Session } from '../../core/route/session.ts'
import { mountFiles } from './files/file-routes.ts'
import { createPushing } from './push/pushing.ts'
import { createPulling } from './versions/pulling.ts'

export interface SyncPorts {
  readonly metrics: Metrics
  readonly limits: Limits
  readonly database: Database
  readonly blobs: Blobs
  /** Is told of what has been written. */
  readonly bus: Bus
  readonly clock: Clock
  readonly log: Log
  readonly messages: Messages
}

/**
 * Requests of a user in a minute: checks whether there is something new, what carries sections each way, files. Fifty
 * devices that are used at once need half of it; many bytes count as many requests, so that no one user moves much.
 */
const LIMITS = { check: 600, pull: 600, push: 300, files: 240 } as const
const REQUEST_BYTES = 128 * 1024

/** Routes of a user's sections in the cloud (security.md 3.3). */
export function syncModule(ports: SyncPorts): Hono<Env> {
  const { limits } = ports
  const pulling = createPulling(ports)
  const pushing = createPushing(ports)
  const pull = createUserLimit(limits, 'sync.pull', [LIMITS.pull, 60], REQUEST_BYTES)
  const push = createUserLimit(limits, 'sync.push', [LIMITS.push, 60], REQUEST_BYTES)
  const app = new Hono<Env>()
  for (const { path } of [navInfo, backupHistory, backupVersion]) app.use(path, compress({ encoding: 'gzip' }))

  mountForUser(
    app,
    asyncTime,
    (_input, session) => pulling.readTimes(session),
    createUserLimit(limits, 'sync.check', [LIMITS.check, 60]),
  )
  mountForUser(app, navInfo, ({ key }, session) => charged(pull, session, pulling.readSections(session, key)), pull)
  mountForUser(app, backupHistory, ({ section }, session) => pulling.listVersions(session, section), pull)
  mountForUser(
    app,
    backupVersion,
    ({ section, time }, session) => charged(pull, session, pulling.readVersion(session, section, time)),
    pull,
  )
  mountForUser(
    app,
    updateBackup,
    async (input, session, caller) => {
      await push.charge(session.userId, textIn(input))
      return pushing.push(input, session, caller.language)
    },
    push,
  )
  mountForUser(app, backupRestore, (input, session) => pushing.restore(input, session), push)
  mountFiles(app, ports, createUserLimit(limits, 'sync.files', [LIMITS.files, 60]))
  return app
}

/** The characters of all texts of an object. */
const textIn = (sent: object): number =>
  Object.values(sent).reduce((sum, one) => sum + (typeof one === 'string' ? one.length : 0), 0)

/** An answer whose texts are charged to its user. */
async function charged<T extends object>(limit: UserLimit, { userId }: Session, answer: Promise<T>): Promise<T> {
  const given = await answer
  await limit.charge(userId, textIn(given))
  return given
}
