import type { Hono } from 'hono'
import { adminUser, adminUsers } from '../../../../shared/api/admin-users.ts'
import { CODE } from '../../../../shared/api/endpoint.ts'
import type { Database } from '../../../adapters/database/open.ts'
import { readTime } from '../../../adapters/database/time.ts'
import type { Env } from '../../../core/route/context.ts'
import { refuse } from '../../../core/route/errors.ts'
import type { UserLimit } from '../../../core/route/limits.ts'
import { mountForAdmin } from '../../../core/route/route.ts'
import { readFacts } from './user-facts.ts'
import { listUsers, presentUser, readSeenUser } from './user-list.ts'

export interface UserPorts {
  readonly database: Database
  /** Counts the logins of a user that have not ended. */
  readonly countLogins: (userId: string) => Promise<number>
}

/** Routes by which the administrator finds users; what he does to them is where accounts are. */
export function mountUsers(app: Hono<Env>, { database, countLogins }: UserPorts, limit: UserLimit): void {
  mountForAdmin(
    app,
    adminUsers,
    async (asked) => {
      const now = await readTime(database)
      const { rows, total } = await listUsers(database, asked, now)
      return { list: rows.map((row) => presentUser(row, now)), total }
    },
    limit,
  )
  mountForAdmin(
    app,
    adminUser,
    async ({ id }) => {
      const user = (await readSeenUser(database, id)) ?? refuse(CODE.notFound, 'noUser')
      const now = await readTime(database)
      return { ...presentUser(user, now), logins: await countLogins(id), ...(await readFacts(database, id, now)) }
    },
    limit,
  )
}
