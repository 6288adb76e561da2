import { Hono } from 'hono'
import {
  accountRules,
  changePassword,
  deleteAccount,
  exportAccount,
  login,
  logout,
  register,
  revokeSessions,
  sessions,
  setUpAdmin,
  updateInfo,
  userInfo,
} from '../../../shared/api/account.ts'
import { CODE } from '../../../shared/api/endpoint.ts'
import type { Env } from '../../core/context.ts'
import { refuse } from '../../core/errors.ts'
import type { FindSession } from '../../core/identify-session.ts'
import { createLimit } from '../../core/limits.ts'
import { mount, mountForUser } from '../../core/route.ts'
import type { Session } from '../../core/session.ts'
import { type AccountPorts, createAccounts } from './accounts.ts'
import { listFavorites } from './favorite-repository.ts'
import { mountFavorites } from './favorite-routes.ts'
import { answerLogin, dropSession, readLogin, readSessionCookie } from './login-reply.ts'
import { mountMail } from './mail-routes.ts'
import { mountScans, type ScanPorts } from './scan-routes.ts'
import { endSessions, findSession, listSessions } from './session-repository.ts'
import { listUploads } from './upload-repository.ts'
import { mountUploads, readPicture, type UploadPorts } from './upload-routes.ts'
import { changeUser, infoOf, readUser } from './user-repository.ts'

/** How requests prove a login. */
export const sessionFinder =
  ({ database, clock }: Pick<AccountPorts, 'database' | 'clock'>): FindSession =>
  (token, caller) =>
    findSession(database, { token, cookie: readSessionCookie(caller) }, clock.now())

/** Routes of accounts. From one address ten logins or registrations in a minute. */
export function accountModule(ports: Omit<ScanPorts, 'accounts'> & UploadPorts): Hono<Env> {
  const { database, clock, rules } = ports
  const accounts = createAccounts(ports)
  const hasMail = ports.codes !== undefined
  const app = new Hono<Env>()
  const limit = createLimit(10, 60)

  const infoFor = async ({ userId }: Session) => {
    const user = await readUser(database, userId)
    return user === undefined ? refuse(CODE.loginExpired, 'loginExpired') : infoOf(user)
  }

  mount(app, accountRules, () => ({ ...rules, hasMail }))
  mount(
    app,
    register,
    async ({ bind, ...input }, caller, reply) =>
      answerLogin(await accounts.register(input, readLogin(caller, reply, bind, hasMail)), reply),
    limit,
  )
  mount(
    app,
    login,
    async ({ bind, ...input }, caller, reply) =>
      answerLogin(await accounts.login(input, readLogin(caller, reply, bind, hasMail)), reply),
    limit,
  )
  mount(
    app,
    setUpAdmin,
    async ({ bind, token, password }, caller, reply) =>
      answerLogin(await accounts.setUpAdmin(token, password, readLogin(caller, reply, bind, hasMail)), reply),
    limit,
  )
  mountForUser(app, logout, async (_input, { id, userId }, _caller, reply) => {
    await endSessions(database, userId, { only: id })
    dropSession(reply)
    return {}
  })
  mountForUser(app, userInfo, (_input, session) => infoFor(session))
  mountForUser(app, updateInfo, async (changes, session) => {
    await changeUser(database, session.userId, changes)
    return infoFor(session)
  })
  mountForUser(app, changePassword, async ({ bind, ...input }, session, caller, reply) =>
    answerLogin(await accounts.changePassword(session, input, readLogin(caller, reply, bind, hasMail)), reply),
  )
  mountForUser(app, sessions, async (_input, session) => ({ list: await listSessions(database, session, clock.now()) }))
  mountForUser(app, revokeSessions, async ({ password, id }, session) => {
    await accounts.checkPassword(session, password)
    await endSessions(database, session.userId, id === undefined ? { except: session.id } : { only: id })
    return { list: await listSessions(database, session, clock.now()) }
  })
  mountForUser(app, exportAccount, async (_input, session) => ({
    info: await infoFor(session),
    picture: await readPicture(ports, session.userId),
    sessions: await listSessions(database, session, clock.now()),
    favoriteWallpapers: await listFavorites(database, session.userId),
    madeAt: clock.now(),
  }))
  mountForUser(app, deleteAccount, async ({ password }, session, _caller, reply) => {
    const files = await listUploads(database, session.userId)
    await accounts.remove(session, password)
    for (const name of files) await ports.blobs.remove(name)
    dropSession(reply)
    return {}
  })
  mountMail(app, { ...ports, accounts, limit })
  mountScans(app, { ...ports, accounts })
  mountUploads(app, ports)
  mountFavorites(app, ports)
  return app
}
