import type { LookupFunction } from 'node:net'
import { Agent, buildConnector, type Dispatcher, errors, Pool, ProxyAgent, request } from 'undici'
import type { Range } from '../../core/address.ts'
import { type Http, HttpFailure, type HttpRequest, type HttpResponse } from '../../core/ports/http.ts'
import { createSingleFlight } from '../../core/single-flight.ts'
import { ACCEPTED_ENCODINGS, readBody } from './body.ts'
import { type GuardOptions, guardedLookup, guardUrl, resolveHost } from './guard.ts'
import { joinHeaders } from './headers.ts'
import { createOwnAddresses } from './own-addresses.ts'
import { type Acquire, createSemaphore } from './semaphore.ts'
import { limitWire } from './wire.ts'

/** Limits of one request (security.md 5.3): those that hold unless it asks for more, and the most that it may ask for. */
const ORDINARY = { bytes: 2 * 1024 * 1024, timeoutMs: 5000 } as const
const LARGE = { bytes: 15 * 1024 * 1024, timeoutMs: 20_000 } as const
const MAX_REDIRECTS = 3
/** Bytes of an answer on the wire beside its body: its head and the framing of its chunks. */
const WIRE_OVERHEAD = 64 * 1024
/** Concurrent requests to sites of users, and of one source, which takes no turn of another one. */
const MAX_CONCURRENT = 32
const MAX_CONCURRENT_OF_SOURCE = 8
/** The same on behalf of one caller. */
const MAX_CONCURRENT_PER_CALLER = 4

/** A browser's user agent: many sites serve a robot check to requests without one. */
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

export interface FetchOptions {
  /** Private networks that may be reached nevertheless, by any port. */
  readonly allowed?: readonly Range[]
  /** Public host name of this server; requests to it, and to the addresses it leads to, are blocked. */
  readonly ownHost?: string | undefined
  /** Egress proxy for all requests. It resolves host names, so it must filter them itself (e.g. Smokescreen). */
  readonly proxy?: string | undefined
  /** Trusted mirrors by the origin that they replace. They bypass the guard. */
  readonly mirrors?: ReadonlyMap<string, string>
  /** Origins of the operator's own servers, open to trusted requests alone. They bypass the guard. */
  readonly ownServers?: ReadonlySet<string>
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

/** Decides how an address is requested. @throws HttpFailure `blocked` when it may not be. */
type ResolveHop = (address: string, maxBytes: number, isTrusted: boolean) => Promise<Hop>

/** The connections to each zone: one that was checked for an address of one zone is never used for another. */
interface Connections {
  readonly reachable: Dispatcher
  readonly allowed: Dispatcher
  readonly trusted: Dispatcher
}

/** Creates the HTTP client for outgoing requests. `close` ends its persistent connections. */
export function openFetch(options: FetchOptions = {}): { readonly http: Http; readonly close: () => Promise<void> } {
  const singleFlight = createSingleFlight<readonly string[]>()
  const { resolve: resolveName = resolveHost } = options
  // A name that nobody answers for occupies one of Node's few threads, not all.
  const resolve = (host: string) => singleFlight(host, () => resolveName(host))
  const own = createOwnAddresses(options.ownHost, resolve, options.ownAddresses)
  const guard: GuardOptions = {
    allowed: options.allowed ?? [],
    ownAddresses: own.list,
    ownHost: options.ownHost,
    ports: new Set(options.ports ?? [80, 443]),
    resolve,
  }
  const connections = { ordinary: openConnections(ORDINARY.bytes), large: openConnections(LARGE.bytes) }
  const mirrors = options.mirrors ?? new Map<string, string>()
  const turns = new Map<string | undefined, Acquire>([
    [undefined, createSemaphore(MAX_CONCURRENT, MAX_CONCURRENT_PER_CALLER)],
  ])
  const turnsOf = (source: string | undefined): Acquire => {
    const acquire = turns.get(source) ?? createSemaphore(MAX_CONCURRENT_OF_SOURCE, MAX_CONCURRENT_PER_CALLER)
    turns.set(source, acquire)
    return acquire
  }

  function openConnections(maxBytes: number): Connections {
    const limits = { connections: 8, pipelining: 1, maxHeaderSize: 16 * 1024, maxResponseSize: maxBytes } as const
    const openAgent = (lookup?: LookupFunction) => {
      const connect = buildConnector({ lookup, timeout: ORDINARY.timeoutMs, allowH2: false })
      return new Agent({ ...limits, connect: limitWire(connect, maxBytes + WIRE_OVERHEAD) })
    }
    const proxy = options.proxy ? openProxy(options.proxy, limits, maxBytes + WIRE_OVERHEAD) : undefined
    return {
      reachable: proxy ?? openAgent(guardedLookup(guard, 'reachable')),
      allowed: proxy ?? openAgent(guardedLookup(guard, 'allowed')),
      trusted: openAgent(),
    }
  }

  const resolveHop: ResolveHop = async (address, maxBytes, isTrusted) => {
    const to = maxBytes > ORDINARY.bytes ? connections.large : connections.ordinary
    const requested = URL.parse(address)
    const origin = requested?.origin ?? ''
    const mirror = mirrors.get(origin)
    if (requested && mirror === undefined && isTrusted && options.ownServers?.has(origin))
      return { url: requested, dispatcher: to.trusted, headers: {} }
    if (!requested || mirror === undefined) {
      if (!options.proxy) await own.ready()
      const { url, zone } = guardUrl(address, guard)
      // a proxy resolves names itself, so that nobody here sees which address a port leads to
      if (zone === 'allowed' && options.proxy) throw new HttpFailure('blocked', `port ${url.port} by way of the proxy`)
      return { url, dispatcher: to[zone], headers: {} }
    }
    const url = new URL(requested.pathname + requested.search, mirror)
    const headers = { 'x-forwarded-host': requested.host, 'x-forwarded-proto': requested.protocol.slice(0, -1) }
    return { url, dispatcher: to.trusted, headers }
  }

  return {
    http: (outgoing) => fetchUrl(outgoing, resolveHop, turnsOf(outgoing.source)),
    close: async () => {
      const agents = Object.values(connections).flatMap((zones): Dispatcher[] => Object.values(zones))
      await Promise.all([...new Set(agents)].map((agent) => agent.destroy()))
    },
  }
}

/** Tunnels through a proxy, which sees no more of an answer than its size. */
function openProxy(uri: string, limits: Pool.Options, maxWireBytes: number): ProxyAgent {
  return new ProxyAgent({
    ...limits,
    uri,
    proxyTunnel: true,
    allowH2: false,
    factory: (origin, { connect, ...options }: Pool.Options & { readonly connect: buildConnector.connector }) =>
      new Pool(origin, { ...options, connect: limitWire(connect, maxWireBytes) }),
  })
}

async function fetchUrl(outgoing: HttpRequest, resolveHop: ResolveHop, acquire: Acquire): Promise<HttpResponse> {
  const timeoutMs = Math.min(outgoing.timeoutMs ?? ORDINARY.timeoutMs, LARGE.timeoutMs)
  const signal = AbortSignal.timeout(timeoutMs)
  const release = await acquire(outgoing.caller, signal)
  try {
    return await beforeAbort(followRedirects(outgoing, resolveHop, signal), signal)
  } catch (error) {
    throw toFailure(error, signal, URL.parse(outgoing.url)?.host ?? 'nowhere')
  } finally {
    release()
  }
}

/** Settles as a task does, but not after the signal: undici heeds the signal only once it is connected. */
function beforeAbort<Result>(task: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
    task.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

/** Follows redirects manually, with the guard's checks at every hop. Other origins do not get the caller's headers. */
async function followRedirects(
  outgoing: HttpRequest,
  resolveHop: ResolveHop,
  signal: AbortSignal,
): Promise<HttpResponse> {
  const { truncate = false, post, method, redirect, isTrusted = false } = outgoing
  const maxBytes = Math.min(outgoing.maxBytes ?? ORDINARY.bytes, LARGE.bytes)
  const { origin } = new URL(outgoing.url)
  let address = outgoing.url
  for (let redirects = 0; ; redirects += 1) {
    const isAsked = redirects === 0
    try {
      const hop = await resolveHop(address, maxBytes, isAsked && isTrusted)
      const callerHeaders = new URL(address).origin === origin ? outgoing.headers : undefined
      const { statusCode, headers, body } = await request(hop.url, {
        dispatcher: hop.dispatcher,
        signal,
        ...(post === undefined ? method && { method } : { method: 'POST', body: post }),
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
      const location = responseHeaders.location
      if (statusCode < 300 || statusCode > 399 || location === undefined || redirect === 'manual') {
        return {
          status: statusCode,
          url: address,
          headers: responseHeaders,
          body: await readBody(body, encodingOf(responseHeaders, method), { maxBytes, truncate }),
        }
      }
      body.destroy()
      if (post !== undefined) throw new HttpFailure('blocked', 'sent on with what is posted')
      if (redirects === MAX_REDIRECTS) throw new HttpFailure('redirects', 'sent on too often')
      const next = URL.parse(location, address)
      if (!next) throw new HttpFailure('blocked', 'sent on to no address')
      address = next.href
    } catch (error) {
      if (isAsked) throw error
      // a host that an answer names may be anything, even what was asked
      throw new HttpFailure(toFailure(error, signal, 'elsewhere').kind, 'sent on to where nothing is got')
    }
  }
}

/** The encoding of a body; of a head alone there is none to decode. */
const encodingOf = (headers: Readonly<Record<string, string>>, method: HttpRequest['method']): string =>
  method === 'HEAD' ? '' : (headers['content-encoding'] ?? '')

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
