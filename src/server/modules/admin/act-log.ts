import type { Hono } from 'hono'
import { ACTS_PER_PAGE, adminLog } from '../../../shared/api/admin-log.ts'
import type { Database } from '../../adapters/database/open.ts'
import type { Env } from '../../core/route/context.ts'
import type { UserLimit } from '../../core/route/limits.ts'
import { mountForAdmin } from '../../core/route/route.ts'

/** Route that lists what administrators have done. */
export function mountActLog(app: Hono<Env>, { database }: { readonly database: Database }, limit: UserLimit): void {
  mountForAdmin(
    app,
    adminLog,
    async ({ page = 1 }) => {
      const acts = database.selectFrom('admin_act')
      const counted = acts.select(({ fn }) => fn.countAll<number>().as('total'))
      const rows = await acts
        .leftJoin('user as admin', 'admin.id', 'admin_act.by')
        .leftJoin('user as subject', 'subject.id', 'admin_act.subject')
        .select(['admin_act.id', 'at', 'admin.username as admin', 'act', 'admin_act.subject', 'detail'])
        .select('subject.username as user')
        .orderBy('at', 'desc')
        .orderBy('admin_act.id')
        .limit(ACTS_PER_PAGE)
        .offset((page - 1) * ACTS_PER_PAGE)
        .execute()
      const list = rows.map(({ admin, user, ...act }) => ({ ...act, by: admin ?? '', ...(user !== null && { user }) }))
      return { list, total: Number((await counted.executeTakeFirstOrThrow()).total) }
    },
    limit,
  )
}
