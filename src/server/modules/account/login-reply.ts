import bowser from 'bowser'
import type { Caller } from '../../core/context.ts'
import type { Reply } from '../../core/route.ts'
import type { LoggedIn, Login } from './accounts.ts'
import type { CodeCaller } from './mail-codes.ts'
import { makeSecret } from './secrets.ts'

const DEVICE_COOKIE = { name: 'device', maxAgeSeconds: 365 * 24 * 3600 } as const
const BROWSER_COOKIE = { name: 'browser', maxAgeSeconds: 3600 } as const
const SESSION_COOKIE = { name: 'sid', maxAgeSeconds: 180 * 24 * 3600 } as const

/** The second half of a login that is bound to this browser. */
export const readSessionCookie = ({ cookie }: Caller): string | undefined => cookie(SESSION_COOKIE.name)

/** Forgets the cookie of a login that has ended. */
export const dropSession = ({ setCookie }: Reply): void => setCookie({ ...SESSION_COOKIE, value: '' })

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
  ...readPlace(caller, hasMail ? reply : undefined),
  knownDevice: caller.cookie(DEVICE_COOKIE.name),
  isBound: bind && caller.overHttps,
})

/** Where a caller asks for the code of a mail. @param reply sets the cookie by which its browser is known again */
export function readPlace({ address, language, userAgent, cookie }: Caller, reply: Reply | undefined): CodeCaller {
  const browser = cookie(BROWSER_COOKIE.name) ?? makeSecret()
  reply?.setCookie({ ...BROWSER_COOKIE, value: browser })
  return { address, language, device: deviceName(userAgent), browser }
}

/** A browser and its system, as its user would name them; empty if it does not say. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return ''
  const { browser, os } = bowser.parse(userAgent)
  return [browser.name, os.name]
    .filter((name) => name !== undefined)
    .join(', ')
    .slice(0, 100)
}
