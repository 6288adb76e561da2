import { Hono } from 'hono'
import { CODE } from '../../../shared/api/endpoint.ts'
import { health } from '../../../shared/api/health.ts'
import type { Database } from '../../adapters/database/open.ts'
import type { Env } from '../../core/context.ts'
import { refuse } from '../../core/errors.ts'
import { type Log, problemOf } from '../../core/log.ts'
import { mount } from '../../core/route.ts'
import { readEpoch } from './repository.ts'

export interface HealthPorts {
  readonly database: Database
  readonly log: Log
  readonly version: string
  /** How many policy violations browsers have reported. */
  readonly countReports: () => number
}

/** Says whether the server can work. The database is asked each time, not remembered. */
export function healthModule({ database, log, version, countReports }: HealthPorts): Hono<Env> {
  const app = new Hono<Env>()
  mount(app, health, async () => {
    try {
      await readEpoch(database)
    } catch (error) {
      log.error(problemOf(error), 'the database does not answer')
      refuse(CODE.unavailable, 'unavailable')
    }
    return { status: 'ok' as const, version, cspReports: countReports() }
  })
  return app
}
