import { networkInterfaces } from 'node:os'
import { Agent, type Dispatcher, errors, ProxyAgent, request } from 'undici'
import type { Range } from '../../core/address.ts'
import { type Http, HttpFailure, type HttpRequest, type HttpResponse } from '../../core/http.ts'
import { ACCEPTED_ENCODINGS, readBody } from './body.ts'
import { type GuardOptions, guardedLookup, guardUrl, resolveHost, type Zone } from './guard.ts'
import { type Acquire, createSemaphore } from './semaphore.ts'

/** Upper limits of one request (security.md 5.3). */
const MAX_TIMEOUT_MS = 5000
const MAX_BYTES = 2 * 1024 * 1024
const MAX_REDIRECTS = 3
/** Concurrent requests: in total, and on behalf of one caller. */
const MAX_CONCURRENT = 32
const MAX_CONCURRENT_PER_CALLER = 4

/** A browser's user agent: many sites serve a robot check to requests without one. */
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

export interface FetchOptions {
  /** Private networks that may be reached nevertheless, by any port. */
  readonly allowed?: readonly Range[]
  /** Public host name of this server; requests to it are blocked. */
  readonly ownHost?: string | undefined
  /** Egress proxy for all requests. It resolves host names, so it must filter them itself (e.g. Smokescreen). */
  readonly proxy?: string | undefined
  /** Trusted mirrors by the origin that they replace. They bypass the guard. */
  readonly mirrors?: ReadonlyMap<string, string>
  /** For tests: ports other than 80 and 443, another resolver. */
  readonly ports?: readonly number[]
  readonly resolve?: GuardOptions['resolve']
  readonly ownAddresses?: GuardOptions['ownAddresses']
}

/** One hop of a request: the URL to connect to, the dispatcher to use, and headers beside the caller's. */
interface Hop {
  readonly url: URL
  readonly dispatcher: Dispatcher
  readonly headers: Readonly<Record<string, string>>
}

/** Creates the HTTP client for outgoing requests. `close` ends its persistent connections. */
export function openFetch(options: FetchOptions = {}): { readonly http: Http; readonly close: () => Promise<void> } {
  const guard: GuardOptions = {
    allowed: options.allowed ?? [],
    ownAddresses: options.ownAddresses ?? localAddresses,
    ownHost: options.ownHost,
    ports: new Set(options.ports ?? [80, 443]),
    resolve: options.resolve ?? resolveHost,
  }
  const limits = { connections: 8, pipelining: 1, maxHeaderSize: 16 * 1024, maxResponseSize: MAX_BYTES } as const
  const agentOf = (zone: Zone) =>
    new Agent({ ...limits, connect: { lookup: guardedLookup(guard, zone), timeout: MAX_TIMEOUT_MS } })
  const proxy = options.proxy ? new ProxyAgent({ ...limits, uri: options.proxy, proxyTunnel: true }) : undefined
  // one agent for each zone: a connection is never used for another zone than its address was checked for
  const guarded = { reachable: proxy ?? agentOf('reachable'), allowed: proxy ?? agentOf('allowed') }
  const trusted = new Agent(limits)
  const mirrors = options.mirrors ?? new Map<string, string>()
  const acquire = createSemaphore(MAX_CONCURRENT, MAX_CONCURRENT_PER_CALLER)

  const resolveHop = (address: string): Hop => {
    const requested = URL.parse(address)
    const mirror = requested ? mirrors.get(requested.origin) : undefined
    if (!requested || mirror === undefined) {
      const { url, zone } = guardUrl(address, guard)
      // a proxy resolves names itself, so that nobody here sees which address a port leads to
      if (zone === 'allowed' && proxy) throw new HttpFailure('blocked', `port ${url.port} by way of the proxy`)
      return { url, dispatcher: guarded[zone], headers: {} }
    }
    const url = new URL(requested.pathname + requested.search, mirror)
    const headers = { 'x-forwarded-host': requested.host, 'x-forwarded-proto': requested.protocol.slice(0, -1) }
    return { url, dispatcher: trusted, headers }
  }

  return {
    http: (outgoing) => fetchUrl(outgoing, resolveHop, acquire),
    close: async () => {
      await Promise.all([...new Set([guarded.reachable, guarded.allowed, trusted])].map((agent) => agent.destroy()))
    },
  }
}

async function fetchUrl(
  outgoing: HttpRequest,
  resolveHop: (address: string) => Hop,
  acquire: Acquire,
): Promise<HttpResponse> {
  const timeoutMs = Math.min(outgoing.timeoutMs ?? MAX_TIMEOUT_MS, MAX_TIMEOUT_MS)
  const signal = AbortSignal.timeout(timeoutMs)
  const first = resolveHop(outgoing.url)
  const release = await acquire(outgoing.caller, signal)
  try {
    return await followRedirects(outgoing, first, resolveHop, signal)
  } catch (error) {
    throw toFailure(error, signal, first.headers['x-forwarded-host'] ?? first.url.hostname)
  } finally {
    release()
  }
}

/** Follows redirects manually, with the guard's checks at every hop. Other origins do not get the caller's headers. */
async function followRedirects(
  outgoing: HttpRequest,
  first: Hop,
  resolveHop: (address: string) => Hop,
  signal: AbortSignal,
): Promise<HttpResponse> {
  const { truncate = false } = outgoing
  const maxBytes = Math.min(outgoing.maxBytes ?? MAX_BYTES, MAX_BYTES)
  const origin = new URL(outgoing.url).origin
  let address = outgoing.url
  let hop = first
  for (let redirects = 0; ; redirects += 1) {
    const callerHeaders = new URL(address).origin === origin ? outgoing.headers : undefined
    const { statusCode, headers, body } = await request(hop.url, {
      dispatcher: hop.dispatcher,
      signal,
      headers: {
        accept: '*/*',
        'user-agent': USER_AGENT,
        ...callerHeaders,
        ...hop.headers,
        'accept-encoding': ACCEPTED_ENCODINGS,
      },
    })
    // A destroyed body emits `error`; without a listener that would end the process.
    body.on('error', () => {})
    const responseHeaders = joinHeaders(headers)
    const location = responseHeaders['location']
    if (statusCode < 300 || statusCode > 399 || location === undefined) {
      return {
        status: statusCode,
        url: address,
        headers: responseHeaders,
        body: await readBody(body, responseHeaders['content-encoding'] ?? '', { maxBytes, truncate }),
      }
    }
    body.destroy()
    if (redirects === MAX_REDIRECTS) throw new HttpFailure('redirects', 'sent on too often')
    const next = URL.parse(location, address)
    if (!next) throw new HttpFailure('blocked', 'sent on to no address')
    address = next.href
    hop = resolveHop(address)
  }
}

function joinHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value ?? ''].flat().join(', ')])
  return Object.fromEntries(entries)
}

/** Converts any error of a request into an `HttpFailure`; the chain of `cause` is searched for a known error. */
function toFailure(error: unknown, signal: AbortSignal, host: string): HttpFailure {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if (inner instanceof HttpFailure) return inner
    if (inner instanceof errors.ResponseExceededMaxSizeError)
      return new HttpFailure('tooLarge', `${host} sends too much`)
    if (inner instanceof errors.HeadersOverflowError)
      return new HttpFailure('tooLarge', `${host} sends too many headers`)
    if (inner instanceof errors.ConnectTimeoutError) return new HttpFailure('timeout', `${host} is too slow`)
  }
  if (signal.aborted) return new HttpFailure('timeout', `${host} is too slow`)
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'connection failed'
  return new HttpFailure('network', `${host} does not answer (${code})`)
}

/** IP addresses of this machine's network interfaces. */
function localAddresses(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap((addresses) => (addresses ?? []).map(({ address }) => address))
}
