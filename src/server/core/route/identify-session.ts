import type { MiddlewareHandler } from 'hono'
import type { Caller, Env } from './context.ts'
import type { Session } from './session.ts'

/** The login of a token, and of the cookie that belongs to it; undefined if there is none, or it has ended. */
export type FindSession = (token: string, caller: Caller) => Promise<Session | undefined>

/** The token of an `Authorization` header, with or without `Bearer` (security.md 4.3). */
const tokenOf = (header: string | undefined): string | undefined =>
  /^(?:Bearer )?([\w-]{20,100})$/.exec(header?.trim() ?? '')?.[1]

/** Middleware that tells how to find the login of a request: it is looked up only by endpoints that want one. */
export function identifySession(findSession: FindSession): MiddlewareHandler<Env> {
  return async (c, next) => {
    const token = tokenOf(c.req.header('authorization'))
    if (token !== undefined) c.set('findSession', () => findSession(token, c.get('caller')))
    await next()
  }
}
