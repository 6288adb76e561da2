import type { Hono } from 'hono'
import { CODE } from '../../../../shared/api/endpoint.ts'
import { adminNotice, adminNoticeEnd, adminNotices, NOTICE_LIMITS, notices } from '../../../../shared/api/notices.ts'
import type { Database } from '../../../adapters/database/open.ts'
import { readTime } from '../../../adapters/database/time.ts'
import type { NoteAct } from '../../../core/ports/admin-acts.ts'
import type { Limits } from '../../../core/ports/limits.ts'
import type { Env } from '../../../core/route/context.ts'
import { refuse } from '../../../core/route/errors.ts'
import { createLimit, type UserLimit } from '../../../core/route/limits.ts'
import { mount, mountForAdmin } from '../../../core/route/route.ts'
import { addNotice, endNotice, listNotices } from './notice-repository.ts'
import { noticeIn } from './notice-text.ts'

const DAY_MS = 24 * 3_600_000

export interface NoticePorts {
  readonly database: Database
  readonly limits: Limits
  readonly noteAct: NoteAct
}

/** Routes of what the administrator tells all users. */
export function mountNotices(app: Hono<Env>, { database, limits, noteAct }: NoticePorts, limit: UserLimit): void {
  mount(
    app,
    notices,
    async ({ locale }, { language }) => {
      const open = (await listNotices(database)).filter(({ isOpen }) => isOpen)
      return { list: open.map(({ text, ...notice }) => ({ ...notice, text: noticeIn(text, locale ?? language) })) }
    },
    createLimit(limits, 'notices', 60, 60),
  )
  mountForAdmin(app, adminNotices, async () => ({ list: [...(await listNotices(database))] }), limit)
  mountForAdmin(
    app,
    adminNotice,
    async ({ text, endsAt }, { userId: by }, { language }) => {
      const now = await readTime(database)
      if (endsAt <= now || endsAt > now + NOTICE_LIMITS.days * DAY_MS)
        refuse(CODE.invalid, 'invalid', { field: 'endsAt' })
      const added = await addNotice(database, { text, endsAt })
      if (added === 'full') return refuse(CODE.conflict, 'tooManyNotices', { count: NOTICE_LIMITS.open })
      await noteAct({ by, act: 'addNotice', subject: added.id, detail: noticeIn(text, language) })
      return added
    },
    limit,
  )
  mountForAdmin(
    app,
    adminNoticeEnd,
    async ({ id }, { userId: by }, { language }) => {
      const text = (await endNotice(database, id)) ?? refuse(CODE.notFound, 'noNotice')
      await noteAct({ by, act: 'endNotice', subject: id, detail: noticeIn(text, language) })
      return {}
    },
    limit,
  )
}
