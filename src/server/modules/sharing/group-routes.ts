import type { Hono } from 'hono'
import { CODE } from '../../../shared/api/endpoint.ts'
import { deleteGroup, sharedGroup, uploadGroup } from '../../../shared/api/group.ts'
import { groupIcon } from '../../../shared/api/group-icon.ts'
import { SHARED_GROUP } from '../../../shared/api/shared-group.ts'
import { GROUP_ICON_LIST } from '../../../shared/entities/group-icon.ts'
import type { Env } from '../../core/route/context.ts'
import { refuse } from '../../core/route/errors.ts'
import { refuseTooLarge } from '../../core/route/limits.ts'
import { mountForGuestsToo, mountForUser } from '../../core/route/route.ts'
import { isAdmin } from '../../core/route/session.ts'
import { mountDeletion } from './delete-share.ts'
import { queryOf, readOfficialCounts } from './list-query.ts'
import { offerShare, readChanged, refuseMissing } from './offer-share.ts'
import { presentGroup, presentListedGroup } from './present-share.ts'
import { listShares, readShare } from './share-lists.ts'
import type { SharingContext } from './sharing-ports.ts'
import { NO_PICTURE } from './theme-picture.ts'

/** Routes of groups, and of the icons that groups may have. */
export function mountGroups(app: Hono<Env>, context: SharingContext): void {
  const { database, limits } = context
  const icons = () => GROUP_ICON_LIST.map((icon) => ({ ...icon }))
  mountForGuestsToo(
    app,
    groupIcon,
    async (asked, session) => {
      const official = await readOfficialCounts(context, 'group')
      if (Object.keys(asked).length === 0) return { list: icons(), groups: [], total: 0, official }
      const query = { ...queryOf('group', asked, session), type: asked.type }
      const { rows, total } = await listShares(database, query)
      const groups = rows.flatMap((row) => presentListedGroup(row, session?.userId) ?? [])
      return { list: icons(), groups, total, official }
    },
    limits.read,
  )
  mountForGuestsToo(
    app,
    sharedGroup,
    async ({ id }, session) => {
      const row = await readShare(database, id)
      const isSeen = row?.kind === 'group' && (row.state === 'public' || row.user_id === session?.userId)
      return (isSeen ? presentGroup(row, session?.userId) : undefined) ?? refuseMissing()
    },
    limits.read,
  )
  mountForUser(
    app,
    uploadGroup,
    async ({ children, signed, ...group }, session) => {
      if (group.type === 0 && !isAdmin(session)) refuse(CODE.forbidden, 'adminOnly')
      const body = JSON.stringify(children)
      if (Buffer.byteLength(body) > SHARED_GROUP.bytes) refuseTooLarge(SHARED_GROUP.bytes)
      const share = { kind: 'group', ...group, ...NO_PICTURE, body, is_signed: signed ? 1 : 0 } as const
      const row = await readChanged(context, await offerShare(context, session, share))
      return presentGroup(row, session.userId) ?? refuseMissing()
    },
    limits.offer,
  )
  mountDeletion(app, context, { endpoint: deleteGroup, kind: 'group', act: 'deleteGroup' })
}
