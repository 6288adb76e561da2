import type { Hono } from 'hono'
import { type AuditedShare, adminShares } from '../../../shared/api/admin.ts'
import { CODE } from '../../../shared/api/endpoint.ts'
import { auditGroup } from '../../../shared/api/group.ts'
import type { Audit, ShareKind } from '../../../shared/api/sharing.ts'
import { auditTheme } from '../../../shared/api/theme.ts'
import type { Database } from '../../adapters/database/open.ts'
import type { AdminAct } from '../../core/ports/admin-acts.ts'
import type { Env } from '../../core/route/context.ts'
import { refuse } from '../../core/route/errors.ts'
import { mountForAdmin } from '../../core/route/route.ts'
import { refuseMissing } from './offer-share.ts'
import { presentGroup, presentTheme } from './present-share.ts'
import { type ListedShare, listUnseen, readShare } from './share-lists.ts'
import { closeShareReports } from './share-report-repository.ts'
import { changeShare, type ShareRow } from './share-repository.ts'
import type { SharingContext } from './sharing-ports.ts'
import { renamePicture } from './theme-picture.ts'

/** By kind and decision, what the administrator has done. */
const ACTS: Readonly<Record<ShareKind, Readonly<Record<Audit['decision'], AdminAct['act']>>>> = {
  theme: { approve: 'approveTheme', refuse: 'refuseTheme' },
  group: { approve: 'approveGroup', refuse: 'refuseGroup' },
}

/** Routes by which the administrator looks at what users share. */
export function mountAudits(app: Hono<Env>, context: SharingContext): void {
  const { database, moderation, noteAct } = context
  const audit = async (kind: ShareKind, given: Audit, by: string) => {
    const changed = await changeShare(database, given.id, (share, now) =>
      share.kind === kind && share.state !== 'withdrawn' ? outcomeOf(given, share, now) : refuseMissing(),
    )
    if (changed === undefined) return refuseMissing()
    const { after } = changed
    const why = given.decision === 'refuse' ? `: ${given.reason} ${given.note}`.trimEnd() : ''
    await noteAct({ by, act: ACTS[kind][given.decision], subject: given.id, detail: `${after.name}${why}` })
    if (given.decision === 'approve') return {}
    await closeShareReports(database, given.id)
    await renamePicture(context, after) // also where it was not public: it may have been, under this name
    return {}
  }
  mountForAdmin(app, auditTheme, (given, { userId }) => audit('theme', given, userId))
  mountForAdmin(app, auditGroup, (given, { userId }) => audit('group', given, userId))
  mountForAdmin(app, adminShares, async ({ page = 1 }, { userId }) => {
    const { rows, total } = await listUnseen(database, moderation, page)
    return { list: rows.flatMap((row) => present(row, userId) ?? []), total }
  })
}

/** What becomes of a share: what has changed since it was looked at is not approved. @throws Refusal */
function outcomeOf(given: Audit, { changed_at }: ShareRow, now: number): Partial<ShareRow> {
  if (given.decision === 'refuse') {
    const { reason, note } = given
    return { state: 'refused', reason, note, looked_at: now }
  }
  if (given.changedAt !== changed_at) return refuse(CODE.conflict, 'shareChanged')
  return { state: 'public', reason: '', note: '', looked_at: now }
}

/** A share as the administrator looks at it; undefined where there is none, or it cannot be read. */
export async function readAudited(database: Database, id: string, adminId: string): Promise<AuditedShare | undefined> {
  const row = await readShare(database, id)
  return row && present(row, adminId)
}

function present(row: ListedShare, adminId: string): AuditedShare | undefined {
  const audited = { username: row.username, changedAt: row.changed_at }
  if (row.kind === 'theme') {
    const theme = presentTheme(row, adminId)
    return theme && { kind: 'theme' as const, ...theme, ...audited }
  }
  const group = presentGroup(row, adminId)
  return group && { kind: 'group' as const, ...group, ...audited }
}
