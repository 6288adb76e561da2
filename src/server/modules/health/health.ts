import { Hono } from 'hono'
import { CODE } from '../../../shared/api/endpoint.ts'
import { health } from '../../../shared/api/health.ts'
import { readEpoch } from '../../adapters/database/epoch.ts'
import type { Database } from '../../adapters/database/open.ts'
import { describeError, type Log } from '../../core/log.ts'
import type { Env } from '../../core/route/context.ts'
import { refuse } from '../../core/route/errors.ts'
import { mount } from '../../core/route/route.ts'

export interface HealthPorts {
  readonly database: Database
  readonly log: Log
  readonly version: string
  /** Number of policy violations that browsers have reported. */
  readonly countReports: () => number
  /** Whether this node is about to stop. */
  readonly isDraining: () => boolean
}

/** Route for the server's health. The database is queried at every request. */
export function healthModule({ database, log, version, countReports, isDraining }: HealthPorts): Hono<Env> {
  const app = new Hono<Env>()
  mount(app, health, async ({ ready }) => {
    if (ready !== undefined && isDraining()) refuse(CODE.unavailable, 'unavailable')
    try {
      await readEpoch(database)
    } catch (error) {
      log.error(describeError(error), 'the database does not answer')
      refuse(CODE.unavailable, 'unavailable')
    }
    return { status: 'ok' as const, version, cspReports: countReports() }
  })
  return app
}
