import type { LinkState } from '../../../shared/api/link-check.ts'
import type { Clock } from '../../core/clock.ts'
import { type Http, HttpFailure, type HttpRequest, type HttpResponse } from '../../core/ports/http.ts'

export interface CheckedLink {
  readonly state: LinkState
  /** Where a page that has moved is now. */
  readonly to?: string
}

interface CheckPorts {
  readonly http: Http
  readonly clock: Clock
}

/** Limits of one address: redirects, time in all and of one request, bytes that are read where a site refuses HEAD. */
const LIMITS = { redirects: 5, milliseconds: 10_000, requestMs: 4000, bytes: 4096 } as const

/** Codes by which an address is for good another one. */
const PERMANENT: readonly number[] = [301, 308]
/** Codes by which a page is no more. */
const GONE: readonly number[] = [404, 410]

/**
 * Looks whether the page at an address is still there, and where it has moved to for good.
 * @throws HttpFailure `busy`: nothing is known then
 */
export async function checkLink({ http, clock }: CheckPorts, url: string, caller: string): Promise<CheckedLink> {
  const until = clock.now() + LIMITS.milliseconds
  let address = url
  let permanent = url
  let isPermanent = true
  for (let redirects = 0; redirects <= LIMITS.redirects; redirects += 1) {
    const answer = await ask(http, address, caller, () => Math.min(LIMITS.requestMs, until - clock.now()))
    if (answer instanceof HttpFailure) return { state: answer.kind === 'blocked' ? 'refused' : 'unreachable' }
    const next = redirectOf(answer, address)
    if (next === undefined) return stateOf(answer.status, url, permanent)
    isPermanent &&= PERMANENT.includes(answer.status)
    if (isPermanent) permanent = next
    address = next
  }
  return { state: 'refused' }
}

/**
 * Asks for the head of a page, and for its beginning where the site does not answer that well.
 * @param left how many ms a request may still take: without any there is none, and what is known is a timeout
 */
async function ask(http: Http, url: string, caller: string, left: () => number): Promise<HttpResponse | HttpFailure> {
  const request = (how: Pick<HttpRequest, 'method' | 'maxBytes' | 'truncate'>) => {
    const timeoutMs = left()
    if (timeoutMs <= 0) return new HttpFailure('timeout', 'no time left for another request')
    return settle(() => http({ url, caller, redirect: 'manual', timeoutMs, ...how }))
  }
  const head = await request({ method: 'HEAD' })
  const isSettled = head instanceof HttpFailure ? head.kind !== 'network' : head.status < 400
  return isSettled ? head : request({ maxBytes: LIMITS.bytes, truncate: true })
}

async function settle(request: () => Promise<HttpResponse>): Promise<HttpResponse | HttpFailure> {
  try {
    return await request()
  } catch (error) {
    if (error instanceof HttpFailure && error.kind !== 'busy') return error
    throw error
  }
}

/** Where an answer sends on to; undefined if it does not. */
function redirectOf({ status, headers }: HttpResponse, url: string): string | undefined {
  if (status < 300 || status > 399 || headers.location === undefined) return undefined
  return URL.parse(headers.location, url)?.href
}

function stateOf(status: number, url: string, permanent: string): CheckedLink {
  if (GONE.includes(status)) return { state: 'gone' }
  if (status >= 500) return { state: 'unreachable' }
  if (status >= 400) return { state: 'refused' }
  return isSamePage(url, permanent) ? { state: 'ok' } : { state: 'moved', to: permanent }
}

/** Whether two addresses differ by nothing that anybody would change: scheme, `www.`, last slash. */
function isSamePage(one: string, other: string): boolean {
  const [first, second] = [one, other].map((address) => {
    const { host, pathname, search } = new URL(address)
    return host.replace(/^www\./, '') + pathname.replace(/\/$/, '') + search
  })
  return first === second
}
