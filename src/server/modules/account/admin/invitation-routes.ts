import type { Hono } from 'hono'
import { adminInvitations, adminInvite, adminUninvite } from '../../../../shared/api/admin-invitations.ts'
import { CODE } from '../../../../shared/api/endpoint.ts'
import type { Env } from '../../../core/route/context.ts'
import { refuse } from '../../../core/route/errors.ts'
import type { UserLimit } from '../../../core/route/limits.ts'
import { pageAddress } from '../../../core/route/page-address.ts'
import { mountForAdmin } from '../../../core/route/route.ts'
import { addInvitation, listInvitations, removeInvitation } from '../register/invitation-repository.ts'
import type { AdminPorts } from './user-act-routes.ts'

const DAY_MS = 24 * 3_600_000

/** Routes of invitations to register. */
export function mountInvitations(
  app: Hono<Env>,
  {
    database,
    clock,
    publicUrl,
    noteAct,
    limit,
  }: Pick<AdminPorts, 'database' | 'clock' | 'publicUrl' | 'noteAct'> & { readonly limit: UserLimit },
): void {
  mountForAdmin(app, adminInvitations, async () => ({ list: [...(await listInvitations(database, clock.now()))] }))
  mountForAdmin(
    app,
    adminInvite,
    async ({ uses, days }, { userId: by }, caller) => {
      const endsAt = clock.now() + days * DAY_MS
      const { id, code } = await addInvitation(database, { uses, endsAt }, clock.now())
      await noteAct({ by, act: 'invite', subject: id, detail: `${uses} × ${days} d` })
      return { id, link: `${pageAddress(caller, publicUrl)}#invite=${code}`, endsAt }
    },
    limit,
  )
  mountForAdmin(
    app,
    adminUninvite,
    async ({ id }, { userId: by }) => {
      if (!(await removeInvitation(database, id))) refuse(CODE.notFound, 'noInvitation')
      await noteAct({ by, act: 'uninvite', subject: id })
      return {}
    },
    limit,
  )
}
