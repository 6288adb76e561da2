import type { Hono } from 'hono'
import { adminIcons, auditIcon } from '../../../shared/api/admin.ts'
import { CODE } from '../../../shared/api/endpoint.ts'
import type { Database } from '../../adapters/database/open.ts'
import type { Clock } from '../../core/clock.ts'
import type { NoteAct } from '../../core/ports/admin-acts.ts'
import type { Env } from '../../core/route/context.ts'
import { refuse } from '../../core/route/errors.ts'
import { mountForAdmin } from '../../core/route/route.ts'
import { keepSharedIcon, listUnseenIcons, readSharedIcon, removeSharedIcon } from './shared-icon-repository.ts'
import { toDataUrl } from './to-data-url.ts'

interface IconAuditPorts {
  readonly database: Database
  readonly clock: Clock
  readonly noteAct: NoteAct
}

/** Routes by which the administrator looks at the icons that users share. */
export function mountIconAudits(app: Hono<Env>, { database, clock, noteAct }: IconAuditPorts): void {
  mountForAdmin(app, adminIcons, async ({ page = 1 }) => {
    const { rows, total } = await listUnseenIcons(database, page)
    const list = rows.map(({ site, name, background, webp, shared_at }) => ({
      ...{ site, name, background, src: toDataUrl(webp), sharedAt: shared_at },
    }))
    return { list, total }
  })
  mountForAdmin(app, auditIcon, async (given, { userId: by }) => {
    const { site, decision } = given
    const icon = (await readSharedIcon(database, site)) ?? refuse(CODE.notFound, 'noIcon')
    if (decision === 'keep') {
      const isKept = await keepSharedIcon(database, given, clock.now())
      if (!isKept) refuse(CODE.conflict, 'shareChanged')
    } else await removeSharedIcon(database, site)
    const act = decision === 'keep' ? 'keepIcon' : 'removeIcon'
    await noteAct({ by, act, subject: site, detail: icon.name })
    return {}
  })
}
