import type { Hono } from 'hono'
import type { AuditedShare } from '../../../../shared/api/admin.ts'
import { adminReportDone, adminReports } from '../../../../shared/api/admin-reports.ts'
import { CODE } from '../../../../shared/api/endpoint.ts'
import type { ShareKind } from '../../../../shared/api/sharing.ts'
import type { Database } from '../../../adapters/database/open.ts'
import type { AdminAct, NoteAct } from '../../../core/ports/admin-acts.ts'
import type { Env } from '../../../core/route/context.ts'
import { refuse } from '../../../core/route/errors.ts'
import type { UserLimit } from '../../../core/route/limits.ts'
import { mountForAdmin } from '../../../core/route/route.ts'
import { listReported } from './report-list.ts'

/** What is done with reports where they are kept. */
export interface ReportPorts {
  readonly database: Database
  readonly hasChat: boolean
  /** A share as an administrator looks at it; undefined where it cannot be read. */
  readonly readAudited: (id: string, adminId: string) => Promise<AuditedShare | undefined>
  /** Is done with the open reports of a message. @returns whether there was one */
  readonly closeMessageReports: (chatId: number) => Promise<boolean>
  /** The same of a share as it was changed last. @returns what it is; undefined where there was none */
  readonly keepShare: (
    id: string,
    changedAt: number,
  ) => Promise<{ readonly kind: ShareKind; readonly name: string } | 'changed' | undefined>
  readonly noteAct: NoteAct
}

const KEEPS: Readonly<Record<ShareKind, AdminAct['act']>> = { theme: 'keepTheme', group: 'keepGroup' }

/** Routes of what users report, messages and shares in one list. */
export function mountReports(app: Hono<Env>, ports: ReportPorts, limit: UserLimit): void {
  const { database, hasChat, noteAct } = ports
  mountForAdmin(
    app,
    adminReports,
    ({ page = 1 }, { userId }) =>
      listReported({ database, hasChat, readAudited: (id) => ports.readAudited(id, userId) }, page),
    limit,
  )
  mountForAdmin(
    app,
    adminReportDone,
    async (done, { userId: by }) => {
      if (done.kind === 'message') {
        if (!(await ports.closeMessageReports(done.chatId))) refuse(CODE.notFound, 'noReport')
        await noteAct({ by, act: 'keepMessage', subject: String(done.chatId) })
        return {}
      }
      const share = (await ports.keepShare(done.id, done.changedAt)) ?? refuse(CODE.notFound, 'noReport')
      if (share === 'changed') return refuse(CODE.conflict, 'shareChanged')
      await noteAct({ by, act: KEEPS[share.kind], subject: done.id, detail: share.name })
      return {}
    },
    limit,
  )
}
