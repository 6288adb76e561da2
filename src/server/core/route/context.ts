import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import type { Language } from '../../../shared/constants.ts'
import { clientAddress, isWithin, parseAddress, type Range } from '../address.ts'
import { readCookie } from './cookies.ts'
import { chooseLanguage } from './language.ts'
import { isOwnPage } from './own-page.ts'
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
  /** Whether the request is from a page of this server, or of an extension, by what only browsers can say. */
  readonly isOwnPage: boolean
  /** The browser as it names itself. */
  readonly userAgent: string
  /** A cookie of this server. */
  readonly cookie: (name: string) => string | undefined
  /** How the request has arrived, before anything is concluded from it. */
  readonly arrival: () => Arrival
}

/** The connection by which a request has arrived, and what its other end says of where it is from. */
interface Arrival {
  readonly peer: { readonly address: string; readonly port: number }
  /** Whether the peer is a trusted proxy. */
  readonly isTrusted: boolean
  /** The header `X-Forwarded-For`; empty without one. */
  readonly forwardedFor: string
}

/** Hono's environment for all routes. Without a socket (in tests) there are no bindings. */
export interface Env {
  Bindings: Partial<HttpBindings>
  Variables: {
    caller: Caller
    /** The code of the envelope where it is not 0. */
    code?: number
    /** Finds the login of the request; absent where it names none. */
    findSession?: () => Promise<Session | undefined>
  }
}

/** The parts of the configuration that identify a caller. */
export interface CallerSettings {
  /** Origins of the extensions whose pages are taken as own ones; any where it is absent. */
  readonly extensionOrigins?: readonly string[] | undefined
  readonly publicUrl: URL | undefined
  readonly proxies: readonly Range[]
}

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/**
 * Where a request comes from, and what it was sent to, as the browser sees it.
 * @param socket the address of the connection @param header a header of the request, by its name in lower case
 */
export function describeOrigin(
  socket = '',
  header: (name: string) => string | undefined,
  { publicUrl, proxies, extensionOrigins }: CallerSettings,
): Pick<Caller, 'address' | 'overHttps' | 'host' | 'isOwnPage'> {
  const trusted = isTrusted(socket, proxies)
  const named = (trusted ? header('x-forwarded-host') : undefined) ?? header('host') ?? ''
  const host = publicUrl?.host ?? (HOST.test(named) ? named.toLowerCase() : '')
  return {
    address: clientAddress(socket, header('x-forwarded-for'), proxies),
    overHttps: publicUrl?.protocol === 'https:' || (trusted && header('x-forwarded-proto') === 'https'),
    host,
    isOwnPage: isOwnPage({ fetchSite: header('sec-fetch-site'), origin: header('origin'), host }, extensionOrigins),
  }
}

function isTrusted(socket: string, proxies: readonly Range[]): boolean {
  const peer = parseAddress(socket)
  return peer !== undefined && isWithin(peer, proxies)
}

function describeArrival(c: Context<Env>, { proxies }: CallerSettings): Arrival {
  const { remoteAddress: address = '', remotePort: port = 0 } = c.env?.incoming?.socket ?? {}
  return {
    peer: { address, port },
    isTrusted: isTrusted(address, proxies),
    forwardedFor: c.req.header('x-forwarded-for') ?? '',
  }
}

function describeCaller(c: Context<Env>, settings: CallerSettings): Caller {
  const origin = describeOrigin(c.env?.incoming?.socket.remoteAddress, (name) => c.req.header(name), settings)
  const { overHttps } = origin
  return {
    ...origin,
    language: chooseLanguage(c.req.query('locale'), c.req.header('accept-language')),
    userAgent: c.req.header('user-agent') ?? '',
    cookie: (name) => readCookie(c, name, overHttps),
    arrival: () => describeArrival(c, settings),
  }
}

/** Whether the client left before it had sent the whole request. */
export function isAborted(c: Context<Env>): boolean {
  const incoming = c.env?.incoming
  return incoming?.destroyed === true && !incoming.complete
}

/** Middleware that sets `caller` in the context. */
export function identifyCaller(settings: CallerSettings): MiddlewareHandler<Env> {
  return async (c, next) => {
    c.set('caller', describeCaller(c, settings))
    await next()
  }
}
