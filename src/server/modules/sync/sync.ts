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
import type { Env } from '../../core/route/context.ts'
import { createUserLimit } from '../../core/route/limits.ts'
import { mountForUser } from '../../core/route/route.ts'
import { mountFiles } from './files/file-routes.ts'
import { createPushing } from './push/pushing.ts'
import { createPulling } from './versions/pulling.ts'

export interface SyncPorts {
  readonly database: Database
  readonly blobs: Blobs
  readonly clock: Clock
  readonly log: Log
  readonly messages: Messages
}

/** Requests of a user in a minute: checks whether there is something new, what carries sections each way, files. */
const LIMITS = { check: 120, pull: 60, push: 60, files: 240 } as const

/** Routes of a user's sections in the cloud (security.md 3.3). */
export function syncModule(ports: SyncPorts): Hono<Env> {
  const pulling = createPulling(ports)
  const pushing = createPushing(ports)
  const [pull, push] = [createUserLimit(LIMITS.pull, 60), createUserLimit(LIMITS.push, 60)]
  const app = new Hono<Env>()
  for (const { path } of [navInfo, backupHistory, backupVersion]) app.use(path, compress({ encoding: 'gzip' }))

  mountForUser(app, asyncTime, (_input, session) => pulling.readTimes(session), createUserLimit(LIMITS.check, 60))
  mountForUser(app, navInfo, ({ key }, session) => pulling.readSections(session, key), pull)
  mountForUser(app, backupHistory, ({ section }, session) => pulling.listVersions(session, section), pull)
  mountForUser(app, backupVersion, ({ section, time }, session) => pulling.readVersion(session, section, time), pull)
  mountForUser(app, updateBackup, (input, session, caller) => pushing.push(input, session, caller.language), push)
  mountForUser(app, backupRestore, (input, session) => pushing.restore(input, session), push)
  mountFiles(app, ports, createUserLimit(LIMITS.files, 60))
  return app
}
