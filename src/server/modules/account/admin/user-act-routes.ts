import type { Hono } from 'hono'
import { adminDeleteUser, adminEndLogins, adminLimitUser, adminResetLink } from '../../../../shared/api/admin-users.ts'
import { CODE } from '../../../../shared/api/endpoint.ts'
import { ADMIN } from '../../../../shared/entities/account.ts'
import type { NoteAct } from '../../../core/ports/admin-acts.ts'
import type { Env } from '../../../core/route/context.ts'
import { refuse } from '../../../core/route/errors.ts'
import { createUserLimit, type UserLimit } from '../../../core/route/limits.ts'
import { pageAddress } from '../../../core/route/page-address.ts'
import { mountForAdmin } from '../../../core/route/route.ts'
import type { Accounts } from '../account-service.ts'
import { setBan } from '../ban.ts'
import { adminLinkLetter } from '../codes/letters.ts'
import { addResetLink } from '../codes/reset-link-repository.ts'
import { removeAccount } from '../profile/remove-account.ts'
import type { UploadPorts } from '../profile/upload-routes.ts'
import { readUser, type UserRow } from '../profile/user-repository.ts'
import { endSessions } from '../sessions/session-repository.ts'

export interface AdminPorts extends UploadPorts {
  readonly accounts: Accounts
  readonly publicUrl: URL | undefined
  readonly noteAct: NoteAct
}

/** Routes by which the administrator acts on an account that is not his own. */
export function mountUserActs(app: Hono<Env>, ports: AdminPorts & { readonly limit: UserLimit }): void {
  const { database, clock, bus, accounts, codes, publicUrl, limits, noteAct, limit } = ports
  const targetOf = async (id: string): Promise<UserRow> => {
    const user = (await readUser(database, id)) ?? refuse(CODE.notFound, 'noUser')
    return user.username_key === ADMIN ? refuse(CODE.invalid, 'adminExempt') : user
  }

  mountForAdmin(
    app,
    adminResetLink,
    async ({ id }, { userId: by }, caller) => {
      const user = await targetOf(id)
      const { secret, endsAt } = (await addResetLink(database, id)) ?? refuse(CODE.notFound, 'noUser')
      const link = `${pageAddress(caller, publicUrl)}#verify=${secret}`
      await noteAct({ by, act: 'makeResetLink', subject: id, detail: user.username })
      const shown = { to: user.email, name: user.username, link, host: caller.host }
      const isMailed =
        codes !== undefined &&
        user.email !== '' &&
        (await codes.notify(adminLinkLetter(codes.localizeIn(caller.language), shown)))
      return { link, endsAt, isMailed }
    },
    createUserLimit(limits, 'admin.resetLink', [30, 3600]),
  )
  mountForAdmin(
    app,
    adminEndLogins,
    async ({ id }, { userId: by }) => {
      const { username: detail } = await targetOf(id)
      await endSessions(database, id)
      bus.publish('loginsEnded', { userId: id })
      await noteAct({ by, act: 'endLogins', subject: id, detail })
      return {}
    },
    limit,
  )
  mountForAdmin(
    app,
    adminLimitUser,
    async ({ id, isBanned }, { userId: by }) => {
      const { username: detail } = await targetOf(id)
      await setBan(database, id, isBanned ? clock.now() : 0)
      if (isBanned) bus.publish('loginsEnded', { userId: id })
      await noteAct({ by, act: isBanned ? 'banUser' : 'unbanUser', subject: id, detail })
      return {}
    },
    limit,
  )
  mountForAdmin(
    app,
    adminDeleteUser,
    async ({ id, password }, session) => {
      await accounts.checkPassword(session, password)
      const { username: detail } = await targetOf(id)
      await removeAccount(ports, id)
      await noteAct({ by: session.userId, act: 'deleteUser', subject: id, detail })
      return {}
    },
    limit,
  )
}
