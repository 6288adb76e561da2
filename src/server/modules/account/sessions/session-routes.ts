import type { Hono } from 'hono'
import { logout, revokeSessions, sessions } from '../../../../shared/api/account.ts'
import type { Env } from '../../../core/route/context.ts'
import type { FindSession } from '../../../core/route/identify-session.ts'
import { mountForUser } from '../../../core/route/route.ts'
import type { AccountPorts, Accounts } from '../account-service.ts'
import { clearSessionCookie, readSessionCookie } from '../login/login-reply.ts'
import { endSessions, findSession, listSessions } from './session-repository.ts'

/** How requests prove a login. */
export const sessionFinder =
  ({ database, clock }: Pick<AccountPorts, 'database' | 'clock'>): FindSession =>
  (token, caller) =>
    findSession(database, { token, cookie: readSessionCookie(caller) }, clock.now())

interface SessionRoutePorts extends AccountPorts {
  readonly accounts: Accounts
}

/** Routes of a user's logins: what there is of them, and their end. */
export function mountSessions(app: Hono<Env>, { database, clock, accounts, bus }: SessionRoutePorts): void {
  mountForUser(app, logout, async (_input, { id, userId }, _caller, reply) => {
    await endSessions(database, userId, { only: id })
    bus.publish('loginsEnded', { userId, only: id })
    clearSessionCookie(reply)
    return {}
  })
  mountForUser(app, sessions, async (_input, session) => ({ list: await listSessions(database, session, clock.now()) }))
  mountForUser(app, revokeSessions, async ({ password, id }, session) => {
    await accounts.checkPassword(session, password)
    const which = id === undefined ? { except: session.id } : { only: id }
    await endSessions(database, session.userId, which)
    bus.publish('loginsEnded', { userId: session.userId, ...which })
    return { list: await listSessions(database, session, clock.now()) }
  })
}
