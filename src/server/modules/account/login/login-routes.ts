import type { Hono } from 'hono'
import { changePassword, checkSetup, login, register, setUpAdmin } from '../../../../shared/api/account.ts'
import type { Env } from '../../../core/route/context.ts'
import type { Limit } from '../../../core/route/limits.ts'
import { mount, mountForUser } from '../../../core/route/route.ts'
import type { Accounts } from '../account-service.ts'
import { answerLogin, readLogin } from './login-reply.ts'

interface LoginPorts {
  readonly accounts: Accounts
  readonly hasMail: boolean
  readonly limit: Limit
}

/** Routes whose answer is a login: logging in, registering, the first start, a new password. */
export function mountLogins(app: Hono<Env>, { accounts, hasMail, limit }: LoginPorts): void {
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
    checkSetup,
    async ({ token }) => {
      await accounts.checkSetup(token)
      return {}
    },
    limit,
  )
  mount(
    app,
    setUpAdmin,
    async ({ bind, token, password }, caller, reply) =>
      answerLogin(await accounts.setUpAdmin(token, password, readLogin(caller, reply, bind, hasMail)), reply),
    limit,
  )
  mountForUser(app, changePassword, async ({ bind, ...input }, session, caller, reply) =>
    answerLogin(await accounts.changePassword(session, input, readLogin(caller, reply, bind, hasMail)), reply),
  )
}
