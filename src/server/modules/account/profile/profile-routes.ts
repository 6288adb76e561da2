import type { Hono } from 'hono'
import type * as v from 'valibot'
import { deleteAccount, exportAccount, updateInfo, userInfo } from '../../../../shared/api/account.ts'
import { CODE } from '../../../../shared/api/endpoint.ts'
import type { Env } from '../../../core/route/context.ts'
import { refuse } from '../../../core/route/errors.ts'
import { mountForUser } from '../../../core/route/route.ts'
import type { Session } from '../../../core/route/session.ts'
import type { Accounts } from '../account-service.ts'
import { clearSessionCookie } from '../login/login-reply.ts'
import { listSessions } from '../sessions/session-repository.ts'
import { listFavorites } from './favorite-repository.ts'
import { removeAccount } from './remove-account.ts'
import { readPicture, type UploadPorts } from './upload-routes.ts'
import { changeUser, infoOf, readUser } from './user-repository.ts'

type Exported = v.InferOutput<typeof exportAccount.output>

/** What other modules keep of a user, for the file that he takes along. */
export interface ExportPorts {
  readonly listChatMessages: (userId: string) => Promise<Exported['chatMessages']>
  readonly listChatReports: (userId: string) => Promise<Exported['chatReports']>
  readonly listShareReports: (userId: string) => Promise<Exported['shareReports']>
  readonly listShares: (userId: string) => Promise<Exported['shares']>
  readonly listFeedback: (userId: string) => Promise<Exported['feedback']>
  readonly listVisits: (userId: string) => Promise<Exported['visits']>
}

interface ProfilePorts extends UploadPorts, ExportPorts {
  readonly accounts: Accounts
}

/** Routes of what the server knows of a user: to read and change it, to take it along, to delete it. */
export function mountProfile(app: Hono<Env>, ports: ProfilePorts): void {
  const { database, clock, accounts, cloud } = ports
  const infoFor = async ({ userId }: Session) => {
    const user = await readUser(database, userId)
    if (user === undefined) return refuse(CODE.loginExpired, 'loginExpired')
    return infoOf(user, await cloud.readTimes(database, userId))
  }

  mountForUser(app, userInfo, (_input, session) => infoFor(session))
  mountForUser(app, updateInfo, async (changes, session) => {
    await changeUser(database, session.userId, changes)
    return infoFor(session)
  })
  mountForUser(app, exportAccount, async (_input, session) => ({
    info: await infoFor(session),
    picture: await readPicture(ports, session.userId),
    sessions: await listSessions(database, session, clock.now()),
    favoriteWallpapers: await listFavorites(database, session.userId),
    ...(await cloud.exportAll(session.userId)),
    chatMessages: await ports.listChatMessages(session.userId),
    chatReports: await ports.listChatReports(session.userId),
    shareReports: await ports.listShareReports(session.userId),
    visits: await ports.listVisits(session.userId),
    shares: await ports.listShares(session.userId),
    feedback: await ports.listFeedback(session.userId),
    madeAt: clock.now(),
  }))
  mountForUser(app, deleteAccount, async ({ password }, session, _caller, reply) => {
    await accounts.checkPassword(session, password)
    await removeAccount(ports, session.userId)
    clearSessionCookie(reply)
    return {}
  })
}
