import type { Language } from '../../../../shared/constants.ts'
import type { Caller } from '../../../core/route/context.ts'
import type { Reply } from '../../../core/route/route.ts'
import { makeSecret } from '../secrets.ts'
import { deviceName } from './device-name.ts'

const BROWSER_COOKIE = { name: 'browser', maxAgeSeconds: 3600 } as const

/** Where a code is asked for. `browser` is the secret of its cookie, without which the code is worth nothing. */
export interface CodeCaller {
  readonly address: string
  readonly language: Language
  readonly device: string
  readonly browser: string
}

/** Where a caller asks for the code of a mail. @param reply sets the cookie by which its browser is known again */
export function readCodeCaller({ address, language, userAgent, cookie }: Caller, reply: Reply | undefined): CodeCaller {
  const browser = cookie(BROWSER_COOKIE.name) ?? makeSecret()
  reply?.setCookie({ ...BROWSER_COOKIE, value: browser })
  return { address, language, device: deviceName(userAgent), browser }
}
