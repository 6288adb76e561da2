import type { Caller } from '../../../core/route/context.ts'
import type { Reply } from '../../../core/route/route.ts'
import type { LoggedIn, Login } from '../account-service.ts'
import { readCodeCaller } from './code-caller.ts'

const DEVICE_COOKIE = { name: 'device', maxAgeSeconds: 365 * 24 * 3600 } as const
const SESSION_COOKIE = { name: 'sid', maxAgeSeconds: 180 * 24 * 3600 } as const

/** The second half of a login that is bound to this browser. */
export const readSessionCookie = ({ cookie }: Caller): string | undefined => cookie(SESSION_COOKIE.name)

/** Forgets the cookie of a login that has ended. */
export const clearSessionCookie = ({ setCookie }: Reply): void => setCookie({ ...SESSION_COOKIE, value: '' })

/** The answer to a login: its token, and as cookies the other half of it and the device's secret. */
export function answerLogin({ session, info, knownDevice }: LoggedIn, { setCookie }: Reply) {
  setCookie({ ...DEVICE_COOKIE, value: knownDevice })
  if (session.cookie !== undefined) setCookie({ ...SESSION_COOKIE, value: session.cookie })
  return { token: session.token, info }
}

/**
 * Where a caller logs in. Over plain http there is no cookie that a token could be bound to.
 * @param hasMail whether codes of mails may be wanted
 */
export const readLogin = (caller: Caller, reply: Reply, bind: boolean, hasMail: boolean): Login => ({
  ...readCodeCaller(caller, hasMail ? reply : undefined),
  knownDevice: caller.cookie(DEVICE_COOKIE.name),
  isBound: bind && caller.overHttps,
})
