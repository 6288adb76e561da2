import bowser from 'bowser'
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
  updateInfo,
  userInfo,
} from '../../../shared/api/account.ts'
import { CODE } from '../../../shared/api/endpoint.ts'
import type { Caller, Env } from '../../core/context.ts'
import { refuse } from '../../core/errors.ts'
import type { FindSession } from '../../core/identify-session.ts'
import { createLimit } from '../../core/limits.ts'
import { mount, mountForUser, type Reply } from '../../core/route.ts'
import type { Session } from '../../core/session.ts'
import { type AccountPorts, createAccounts, type LoggedIn, type Login } from './accounts.ts'
import { endSessions, findSession, listSessions } from './session-repository.ts'
import { changeUser, infoOf, readUser } from './user-repository.ts'

const DEVICE_COOKIE = { name: 'device', maxAgeSeconds: 365 * 24 * 3600 } as const
const SESSION_COOKIE = { name: 'sid', maxAgeSeconds: 180 * 24 * 3600 } as const

/** How requests prove a login. */
export const sessionFinder =
  ({ database, clock }: Pick<AccountPorts, 'database' | 'clock'>): FindSession =>
  (token, { cookie }) =>
    findSession(database, { token, cookie: cookie(SESSION_COOKIE.name) }, clock.now())

/** Routes of accounts. From one address ten logins or registrations in a minute. */
export function accountModule(ports: AccountPorts): Hono<Env> {
  const { database, clock, rules } = ports
  const accounts = createAccounts(ports)
  const app = new Hono<Env>()
  const limit = createLimit(10, 60)

  /** The answer to a login: its token, and as cookies the other half of it and the device's secret. */
  const answer = ({ session, info, knownDevice }: LoggedIn, { setCookie }: Reply) => {
    setCookie({ ...DEVICE_COOKIE, value: knownDevice })
    if (session.cookie !== undefined) setCookie({ ...SESSION_COOKIE, value: session.cookie })
    return { token: session.token, info }
  }
  const infoFor = async ({ userId }: Session) => {
    const user = await readUser(database, userId)
    return user === undefined ? refuse(CODE.loginExpired, 'loginExpired') : infoOf(user)
  }

  mount(app, accountRules, () => ({ ...rules, hasMail: false }))
  mount(
    app,
    register,
    async ({ bind, ...input }, caller, reply) => answer(await accounts.register(input, loginOf(caller, bind)), reply),
    limit,
  )
  mount(
    app,
    login,
    async ({ bind, ...input }, caller, reply) => answer(await accounts.login(input, loginOf(caller, bind)), reply),
    limit,
  )
  mountForUser(app, logout, async (_input, { id, userId }, _caller, { setCookie }) => {
    await endSessions(database, userId, { only: id })
    setCookie({ ...SESSION_COOKIE, value: '' })
    return {}
  })
  mountForUser(app, userInfo, (_input, session) => infoFor(session))
  mountForUser(app, updateInfo, async (changes, session) => {
    await changeUser(database, session.userId, changes)
    return infoFor(session)
  })
  mountForUser(app, changePassword, async ({ bind, ...input }, session, caller, reply) =>
    answer(await accounts.changePassword(session, input, loginOf(caller, bind)), reply),
  )
  mountForUser(app, sessions, async (_input, session) => ({ list: await listSessions(database, session, clock.now()) }))
  mountForUser(app, revokeSessions, async ({ password, id }, session) => {
    await accounts.checkPassword(session, password)
    await endSessions(database, session.userId, id === undefined ? { except: session.id } : { only: id })
    return { list: await listSessions(database, session, clock.now()) }
  })
  mountForUser(app, exportAccount, async (_input, session) => ({
    info: await infoFor(session),
    sessions: await listSessions(database, session, clock.now()),
    madeAt: clock.now(),
  }))
  mountForUser(app, deleteAccount, async ({ password }, session, _caller, { setCookie }) => {
    await accounts.remove(session, password)
    setCookie({ ...SESSION_COOKIE, value: '' })
    return {}
  })
  return app
}

/** Where a caller logs in. Over plain http there is no cookie that a token could be bound to. */
const loginOf = ({ address, userAgent, overHttps, cookie }: Caller, bind: boolean): Login => ({
  address,
  device: deviceName(userAgent),
  knownDevice: cookie(DEVICE_COOKIE.name),
  isBound: bind && overHttps,
})

/** A browser and its system, as its user would name them; empty if it does not say. */
function deviceName(userAgent: string): string {
  if (userAgent === '') return ''
  const { browser, os } = bowser.parse(userAgent)
  return [browser.name, os.name]
    .filter((name) => name !== undefined)
    .join(', ')
    .slice(0, 100)
}
