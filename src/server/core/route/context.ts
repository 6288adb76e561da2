import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import type { Language } from '../../../shared/constants.ts'
import { clientAddress, isWithin, parseAddress, type Range } from '../address.ts'
import { readCookie } from './cookies.ts'
import { chooseLanguage } from './language.ts'
import type { Session } from './session.ts'

/** The client of a request, determined once per request. */
export interface Caller {
  /** IP address, see `clientAddress`. */
  readonly address: string
  readonly language: Language
  /** Whether the browser uses https, to this server or to the proxy in front of it. */
  readonly overHttps: boolean
  /** Host and port that the browser requested, in lower case; empty when the header is missing or malformed. */
  readonly host: string
  /** The browser as it names itself. */
  readonly userAgent: string
  /** A cookie of this server. */
  readonly cookie: (name: string) => string | undefined
}

/** Hono's environment for all routes. Without a socket (in tests) there are no bindings. */
export interface Env {
  Bindings: Partial<HttpBindings>
  Variables: {
    caller: Caller
    /** Finds the login of the request; absent where it names none. */
    findSession?: () => Promise<Session | undefined>
  }
}

/** The parts of the configuration that identify a caller. */
export interface ProxySettings {
  readonly publicUrl: URL | undefined
  readonly proxies: readonly Range[]
}

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

function describeCaller(c: Context<Env>, { publicUrl, proxies }: ProxySettings): Caller {
  const socket = c.env?.incoming?.socket.remoteAddress ?? ''
  const peer = parseAddress(socket)
  const trusted = peer !== undefined && isWithin(peer, proxies)
  const host = (trusted ? c.req.header('x-forwarded-host') : undefined) ?? c.req.header('host') ?? ''
  const overHttps = publicUrl?.protocol === 'https:' || (trusted && c.req.header('x-forwarded-proto') === 'https')
  return {
    address: clientAddress(socket, c.req.header('x-forwarded-for'), proxies),
    language: chooseLanguage(c.req.query('locale'), c.req.header('accept-language')),
    overHttps,
    host: publicUrl?.host ?? (HOST.test(host) ? host.toLowerCase() : ''),
    userAgent: c.req.header('user-agent') ?? '',
    cookie: (name) => readCookie(c, name, overHttps),
  }
}

/** Middleware that sets `caller` in the context. */
export function identifyCaller(settings: ProxySettings): MiddlewareHandler<Env> {
  return async (c, next) => {
    c.set('caller', describeCaller(c, settings))
    await next()
  }
}
