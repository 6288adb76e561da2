import { networkInterfaces } from 'node:os'
import { Agent, type Dispatcher, errors, ProxyAgent, request } from 'undici'
import type { Range } from '../../core/address.ts'
import { type Http, type HttpAnswer, HttpFailure, type HttpRequest } from '../../core/http.ts'
import { ACCEPTED_ENCODINGS, readBody } from './body.ts'
import { type GuardOptions, guardedLookup, guardUrl, resolveBySystem } from './guard.ts'
import { type Acquire, createSemaphore } from './semaphore.ts'

/** Bounds of one question (security.md 5.3). */
const TIMEOUT_MS = 5000
const MAX_BYTES = 2 * 1024 * 1024
const REDIRECTS = 3
/** Questions under way: of all together, and on behalf of one asker. */
const ALL_AT_ONCE = 32
const EACH_AT_ONCE = 4

/** Sites answer programs that say nothing with pages for robots; this says what a browser would. */
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

export interface FetchOptions {
  /** Private networks that may be asked after all. */
  readonly allowed?: readonly Range[]
  /** The name under which this server is known. */
  readonly ownHost?: string | undefined
  /** A proxy that everything goes through; it resolves the names then, and must guard them itself (Smokescreen). */
  readonly proxy?: string | undefined
  /** Mirrors that the operator trusts, by the origin whose place they take. They are asked without the guard. */
  readonly mirrors?: ReadonlyMap<string, string>
  /** For tests: other ports than 80 and 443, another resolver. */
  readonly ports?: readonly number[]
  readonly resolve?: GuardOptions['resolve']
  readonly ownAddresses?: GuardOptions['ownAddresses']
}

/** Where one hop goes: the address to dial, the door to use, and what to say beside the caller's headers. */
interface Hop {
  readonly url: URL
  readonly dispatcher: Dispatcher
  readonly headers: Readonly<Record<string, string>>
}

/** Opens the door to the outside. `close` ends the connections that are kept open. */
export function openFetch(options: FetchOptions = {}): { readonly http: Http; readonly close: () => Promise<void> } {
  const guard: GuardOptions = {
    allowed: options.allowed ?? [],
    ownAddresses: options.ownAddresses ?? addressesOfThisMachine,
    ownHost: options.ownHost,
    ports: new Set(options.ports ?? [80, 443]),
    resolve: options.resolve ?? resolveBySystem,
  }
  const bounds = { connections: 8, pipelining: 1, maxHeaderSize: 16 * 1024, maxResponseSize: MAX_BYTES } as const
  const guarded = options.proxy
    ? new ProxyAgent({ ...bounds, uri: options.proxy, proxyTunnel: true })
    : new Agent({ ...bounds, connect: { lookup: guardedLookup(guard), timeout: TIMEOUT_MS } })
  const trusted = new Agent(bounds)
  const mirrors = options.mirrors ?? new Map<string, string>()
  const takeTurn = createSemaphore(ALL_AT_ONCE, EACH_AT_ONCE)

  const hopTo = (address: string): Hop => {
    const wanted = URL.parse(address)
    const mirror = wanted ? mirrors.get(wanted.origin) : undefined
    if (!wanted || mirror === undefined) return { url: guardUrl(address, guard), dispatcher: guarded, headers: {} }
    const url = new URL(wanted.pathname + wanted.search, mirror)
    const headers = { 'x-forwarded-host': wanted.host, 'x-forwarded-proto': wanted.protocol.slice(0, -1) }
    return { url, dispatcher: trusted, headers }
  }

  return {
    http: (question) => ask(question, hopTo, takeTurn),
    close: async () => {
      await Promise.all([guarded.destroy(), trusted.destroy()])
    },
  }
}

async function ask(question: HttpRequest, hopTo: (address: string) => Hop, takeTurn: Acquire): Promise<HttpAnswer> {
  const milliseconds = Math.min(question.timeoutMs ?? TIMEOUT_MS, TIMEOUT_MS)
  const signal = AbortSignal.timeout(milliseconds)
  const first = hopTo(question.url)
  const endTurn = await takeTurn(question.asker, signal)
  try {
    return await follow(question, first, hopTo, signal)
  } catch (error) {
    throw failureOf(error, signal, first.headers['x-forwarded-host'] ?? first.url.hostname)
  } finally {
    endTurn()
  }
}

/** Follows redirects by hand: every step is checked like the first. Nothing of the caller's goes to another origin. */
async function follow(
  question: HttpRequest,
  first: Hop,
  hopTo: (address: string) => Hop,
  signal: AbortSignal,
): Promise<HttpAnswer> {
  const maxBytes = Math.min(question.maxBytes ?? MAX_BYTES, MAX_BYTES)
  const origin = new URL(question.url).origin
  let address = question.url
  let hop = first
  for (let redirects = 0; ; redirects += 1) {
    const own = new URL(address).origin === origin ? question.headers : undefined
    const { statusCode, headers, body } = await request(hop.url, {
      dispatcher: hop.dispatcher,
      signal,
      headers: {
        accept: '*/*',
        'user-agent': USER_AGENT,
        ...own,
        ...hop.headers,
        'accept-encoding': ACCEPTED_ENCODINGS,
      },
    })
    // A body that is given up emits an error; without a listener that would end the process.
    body.on('error', () => {})
    const flat = flatten(headers)
    const location = flat['location']
    if (statusCode < 300 || statusCode > 399 || location === undefined) {
      return { status: statusCode, headers: flat, body: await readBody(body, flat['content-encoding'] ?? '', maxBytes) }
    }
    body.destroy()
    if (redirects === REDIRECTS) throw new HttpFailure('redirects', 'sent on too often')
    const next = URL.parse(location, address)
    if (!next) throw new HttpFailure('blocked', 'sent on to no address')
    address = next.href
    hop = hopTo(address)
  }
}

function flatten(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value ?? ''].flat().join(', ')])
  return Object.fromEntries(entries)
}

/** Every way in which a question can fail, as one of ours; what undici wraps (`cause`) is looked through. */
function failureOf(error: unknown, signal: AbortSignal, host: string): HttpFailure {
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

/** The addresses of this machine's own network cards. */
function addressesOfThisMachine(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap((addresses) => (addresses ?? []).map(({ address }) => address))
}
