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
/** Time zones, by how far they are ahead of UTC: in one of them it is today at each of these. */
const ZONES = [-12 * HOUR_MS, 0, 14 * HOUR_MS]

/** The days that it is somewhere on earth at a time. */
const daysAt = (time: number): readonly string[] =>
  ZONES.map((ahead) => new Date(time + ahead).toISOString().slice(0, 10))

/** Route that notes on which days a user was here. */
export function visitRecordModule({ database, limits }: { database: Database; limits: Limits }): Hono<Env> {
  const app = new Hono<Env>()
  mountForUser(
    app,
    visitRecord,
    async ({ time: day }, { userId }) => {
      if (!daysAt(await readTime(database)).includes(day)) refuse(CODE.invalid, 'invalid', { field: 'time' })
      if (!(await addVisit(database, userId, day))) refuse(CODE.loginExpired, 'loginExpired')
      return { days: await countVisits(database, userId) }
    },
    createUserLimit(limits, 'visit', [30, 60]),
  )
  return app
}
