import type { Clock } from '../core/clock.ts'
import type { Log } from '../core/log.ts'
import { createLruCache } from '../core/lru-cache.ts'
import { type Http, HttpFailure, type HttpRequest, type HttpResponse } from '../core/ports/http.ts'
import type { PersistedResults } from '../core/ports/persisted-results.ts'
import { createSingleFlight } from '../core/single-flight.ts'
import type { Fresh } from '../core/upstream/live-data.ts'
import type { SourceHealthLog } from '../core/upstream/source-health.ts'
import { createBreaker } from './breaker.ts'
import { type Source, SourceFailure } from './source.ts'
import { checkStatus } from './status.ts'

/** Queries a source on behalf of a caller. @throws SourceFailure when there is no result, not even a stale one. */
export type QuerySource<Query, Result> = (query: Query, caller?: string) => Promise<Fresh<Result>>

/** Age up to which a stale result replaces a failed query. */
const STALE_SECONDS = 24 * 3600
/** Share of the time left that an attempt may take, unless it is the last one: a fallback needs time, too. */
const ATTEMPT_SHARE = 2 / 3
/** Cache size of one source. */
const CACHE_BYTES = 4 * 1024 * 1024

export interface SourcePorts {
  readonly http: Http
  readonly clock: Clock
  readonly log: Log
  /** Ids of the sources that the operator has disabled. */
  readonly off: ReadonlySet<string>
  /** Where the results of persisted sources outlive the process. */
  readonly persisted?: PersistedResults
  readonly health?: SourceHealthLog
}

/**
 * Wraps a source: concurrent equal queries share one request, fresh results come from the cache, a result up to 24 h
 * old replaces a failed query, and a source that keeps failing is paused for five minutes.
 */
export function openSource<Query, Result>(
  source: Source<Query, Result>,
  { http, clock, log, off, persisted, health }: SourcePorts,
): QuerySource<Query, Result> {
  const cache = createLruCache<Result>(CACHE_BYTES)
  const singleFlight = createSingleFlight<Result>()
  const breaker = createBreaker(clock)
  let lastFault = new SourceFailure('network', 'has not been asked')

  const recordFailure = (failure: SourceFailure): void => {
    const { faults, isPaused } = breaker.record(failure.isFault ? 'fault' : 'answered')
    health?.failed(source.id, failure.kind)
    const fields = { source: source.id, failure: failure.kind, reason: failure.message, faults }
    if (failure.isFault) lastFault = failure
    if (failure.isFault && isPaused) log.warn(fields, 'a source keeps failing and is left alone for five minutes')
    else log.debug(fields, 'a source did not respond')
  }

  const warn = (error: unknown) => log.warn({ source: source.id, error }, 'the last results of a source are not kept')

  const persist = async (key: string, value: Result): Promise<void> => {
    if (source.isPersisted) await persisted?.write(source.id, key, { value, at: clock.now() }).catch(warn)
  }

  /** The cached result; after a start the one that an earlier process has persisted. */
  const recall = async (key: string) => {
    const cached = cache.get(key)
    if (cached !== undefined || !source.isPersisted) return cached
    const result = await persisted?.read(source.id, key).catch(warn)
    // written by this version of the program, from this source
    if (result) cache.put(key, result.value as Result, result.at)
    return cache.get(key)
  }

  const queryUpstream = async (query: Query, key: string, caller: string | undefined): Promise<Result> => {
    if (!breaker.allows()) throw lastFault
    const begun = clock.now()
    try {
      const value = await tryAttempts({ http, clock }, source, query, caller)
      breaker.record('answered')
      health?.succeeded(source.id, clock.now() - begun)
      cache.put(key, value, clock.now())
      void persist(key, value)
      return value
    } catch (error) {
      // `busy` is our own limit: nothing is known of the source.
      if (error instanceof HttpFailure) {
        breaker.record('unsent')
        throw new SourceFailure('network', error.message)
      }
      const failure = error instanceof SourceFailure ? error : new SourceFailure('shape', 'cannot be read')
      recordFailure(failure)
      throw failure
    }
  }

  return async (query, caller) => {
    if (off.has(source.id)) throw new SourceFailure('off', `${source.id} is switched off`)
    const key = source.key(query)
    const cached = await recall(key)
    const age = cached ? Math.max(0, Math.floor((clock.now() - cached.at) / 1000)) : 0
    if (cached && age < freshSeconds(source, query, cached.at)) return { from: 'cache', age, value: cached.value }
    try {
      return { from: 'live', age: 0, value: await singleFlight(key, () => queryUpstream(query, key, caller)) }
    } catch (error) {
      if (cached && age < STALE_SECONDS) return { from: 'stale', age, value: cached.value }
      throw error
    }
  }
}

const freshSeconds = <Query>(source: Source<Query, unknown>, query: Query, readAt: number): number =>
  typeof source.freshSeconds === 'number' ? source.freshSeconds : source.freshSeconds(query, readAt)

/**
 * Tries the attempts in order, within the time of the source. When all fail, throws the failure of the first one: the
 * others are fallbacks. It is a fault of the source only if all are.
 */
async function tryAttempts<Query, Result>(
  ports: Pick<SourcePorts, 'http' | 'clock'>,
  source: Source<Query, Result>,
  query: Query,
  caller: string | undefined,
): Promise<Result> {
  const end = ports.clock.now() + source.timeoutMs
  const failures: SourceFailure[] = []
  for (const attempt of source.attempts) {
    const left = end - ports.clock.now()
    const timeoutMs = attempt === source.attempts.at(-1) ? left : Math.ceil(left * ATTEMPT_SHARE)
    if (timeoutMs <= 0) break
    const { id, maxBytes } = source
    const limits = { source: id, timeoutMs, maxBytes, isTrusted: true }
    const request = { ...attempt.request(query), ...limits, ...(caller ? { caller } : {}) }
    try {
      return attempt.read(checkStatus(await sendRequest(ports, request)))
    } catch (error) {
      failures.push(toSourceFailure(error))
    }
  }
  const [first = new SourceFailure('network', 'no time', { isFault: true })] = failures
  throw new SourceFailure(first.kind, first.message, { isFault: failures.every(({ isFault }) => isFault) })
}

/** Sends one request; it is retried once, within the same time, and only after a network failure. */
async function sendRequest(
  { http, clock }: Pick<SourcePorts, 'http' | 'clock'>,
  request: HttpRequest & { readonly timeoutMs: number },
): Promise<HttpResponse> {
  const end = clock.now() + request.timeoutMs
  try {
    return await http(request)
  } catch (error) {
    const timeoutMs = end - clock.now()
    if (!(error instanceof HttpFailure) || error.kind !== 'network' || timeoutMs <= 0) throw error
    return await http({ ...request, timeoutMs })
  }
}

/** @throws HttpFailure `busy` and errors that are none of the source. */
function toSourceFailure(error: unknown): SourceFailure {
  if (!(error instanceof HttpFailure)) {
    return error instanceof SourceFailure ? error : new SourceFailure('shape', 'cannot be read')
  }
  if (error.kind === 'busy') throw error
  const isFault = error.kind === 'network' || error.kind === 'timeout'
  return new SourceFailure(error.kind === 'blocked' ? 'blocked' : 'network', error.message, { isFault })
}
