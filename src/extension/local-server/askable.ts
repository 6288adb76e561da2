import type { Clock } from '../../server/core/clock.ts'
import { needState } from '../../server/sources/needs.ts'
import type { Provider } from '../../server/sources/provider.ts'
import type { SampleAttempt } from '../../server/sources/question.ts'
import type { SourceRequest } from '../../server/sources/source.ts'

/** Headers that a page cannot set (https://fetch.spec.whatwg.org/#forbidden-request-header), and what Chromium keeps to itself. */
const FORBIDDEN =
  /^(?:accept-(?:charset|encoding)|access-control-request-.*|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|referer|set-cookie|te|trailer|transfer-encoding|upgrade|user-agent|via|(?:proxy|sec)-.*)$/i

/** Whether an address is of https, and names one host: a browser would take a star for many. */
const isOneHost = (url: string): boolean => {
  const { protocol, hostname = '*' } = URL.parse(url) ?? {}
  return protocol === 'https:' && !hostname.includes('*')
}

/** Whether a page can send a request as its source wants it: over https, and with no header that browsers set alone. */
export const isAskableByBrowser = ({ url, headers = {} }: SourceRequest): boolean =>
  isOneHost(url) && !Object.keys(headers).some((name) => FORBIDDEN.test(name))

/** An attempt with a visit wants the cookies that it was answered with. */
const isAttemptAskable = ({ visit, request }: SampleAttempt): boolean =>
  visit === undefined && isAskableByBrowser(request)

/** The origins that a browser asks, by the id of the provider: all that its answers need. */
export type Origins = ReadonlyMap<string, readonly string[]>

/**
 * The origins that a browser asks for each provider: those of the attempts that a page can send, of the providers that
 * need nothing of an operator. A provider without any is not among them.
 */
export const originsOfProviders = (providers: readonly Provider<unknown>[], clock: Clock): Origins =>
  new Map(
    providers
      .filter(({ needs }) => needState(needs, {}) === 'none')
      .map(({ id, questions }) => {
        const attempts = questions({}, clock).flatMap((question) => question.attempts)
        const origins = attempts.filter(isAttemptAskable).map(({ request }) => new URL(request.url).origin)
        return [id, [...new Set(origins)]] as const
      })
      .filter(([, origins]) => origins.length > 0),
  )

/**
 * The origins that the browser has to allow for an answer; undefined where only a server can ask.
 * @param asked the id of a source, such as `hot.weibo`, whose first one stands for an area, such as `weather`; or an address
 */
export function originsToAsk(asked: string, origins: Origins): readonly string[] | undefined {
  const url = URL.parse(asked)
  if (url?.protocol === 'http:' || url?.protocol === 'https:')
    return isAskableByBrowser({ url: url.href }) ? [url.origin] : undefined
  const id = [...origins.keys()].find((one) => one === asked || one.startsWith(`${asked}.`))
  return id === undefined ? undefined : origins.get(id)
}
