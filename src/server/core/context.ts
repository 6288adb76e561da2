import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import type { Language } from '../../shared/constants.ts'
import { clientAddress, isWithin, parseAddress, type Range } from './address.ts'
import { chooseLanguage } from './language.ts'

/** Who asks, and how: worked out once per request. */
export interface Caller {
  readonly address: string
  readonly language: Language
  /** Whether the browser came by https, to us or to the proxy before us. */
  readonly overHttps: boolean
  /** Host and port that the browser asked for; empty when it did not say a proper one. */
  readonly host: string
}

/** What every route finds in Hono's context. Without a socket (in tests) there are no bindings. */
export interface Env {
  Bindings: Partial<HttpBindings>
  Variables: { asker: Caller }
}

/** Where we stand, as far as it says who asks. */
export interface Surroundings {
  readonly publicUrl: URL | undefined
  readonly proxies: readonly Range[]
}

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

function describeAsker(c: Context<Env>, { publicUrl, proxies }: Surroundings): Caller {
  const socket = c.env?.incoming?.socket.remoteAddress ?? ''
  const behind = parseAddress(socket)
  const trusted = behind !== undefined && isWithin(behind, proxies)
  const host = (trusted ? c.req.header('x-forwarded-host') : undefined) ?? c.req.header('host') ?? ''
  return {
    address: clientAddress(socket, c.req.header('x-forwarded-for'), proxies),
    language: chooseLanguage(c.req.query('locale'), c.req.header('accept-language')),
    overHttps: publicUrl?.protocol === 'https:' || (trusted && c.req.header('x-forwarded-proto') === 'https'),
    host: publicUrl?.host ?? (HOST.test(host) ? host.toLowerCase() : ''),
  }
}

/** Puts the asker into the context. */
export function identifyCaller(surroundings: Surroundings): MiddlewareHandler<Env> {
  return async (c, next) => {
    c.set('asker', describeAsker(c, surroundings))
    await next()
  }
}
