import { Hono } from 'hono'
import { CODE } from '../../../shared/api/endpoint.ts'
import { visitRecord } from '../../../shared/api/visit-record.ts'
import type { Database } from '../../adapters/database/open.ts'
import { readTime } from '../../adapters/database/time.ts'
import type { Limits } from '../../core/ports/limits.ts'
import type { Env } from '../../core/route/context.ts'
import { refuse } from '../../core/route/errors.ts'
import { createUserLimit } from '../../core/route/limits.ts'
import { mountForUser } from '../../core/route/route.ts'
import { addVisit, countVisits } from './visit-repository.ts'

const HOUR_MS = 3_600_000
/** It is today somewhere from 14 hours before UTC to 12 behind it. */
const ZONES = { east: 14 * HOUR_MS, west: 12 * HOUR_MS } as const

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Route that notes on which days a user was here. */
export function visitRecordModule({ database, limits }: { database: Database; limits: Limits }): Hono<Env> {
  const app = new Hono<Env>()
  mountForUser(
    app,
    visitRecord,
    async ({ time: day }, { userId }) => {
      const now = await readTime(database)
      if (day < dayOf(now - ZONES.west) || day > dayOf(now + ZONES.east))
        refuse(CODE.invalid, 'invalid', { field: 'time' })
      if (!(await addVisit(database, userId, day))) refuse(CODE.loginExpired, 'loginExpired')
      return { days: await countVisits(database, userId) }
    },
    createUserLimit(limits, 'visit', [30, 60]),
  )
  return app
}
