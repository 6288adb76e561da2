import type { Clock } from '../core/clock.ts'
import { type Http, HttpFailure, type HttpResponse } from '../core/http.ts'
import type { Log } from '../core/log.ts'
import { createLruCache } from '../core/lru-cache.ts'
import { createSingleFlight } from '../core/single-flight.ts'
import { type Attempt, type Source, SourceFailure } from './source.ts'

/** A result and its origin; `age` in whole seconds. */
export interface SourceResult<Result> {
  readonly from: 'live' | 'cache' | 'stale'
  readonly age: number
  readonly value: Result
}

/** Queries a source on behalf of a caller. @throws SourceFailure when there is no result, not even a stale one. */
export type QuerySource<Query, Result> = (query: Query, caller?: string) => Promise<SourceResult<Result>>

/** Age up to which a stale result replaces a failed query. */
const STALE_SECONDS = 24 * 3600
/** After this many consecutive failures a source is paused for the cooldown (circuit breaker). */
const FAILURE_THRESHOLD = 3
const COOLDOWN_MS = 5 * 60_000
/** Cache size of one source. */
const CACHE_BYTES = 4 * 1024 * 1024

export interface SourcePorts {
  readonly http: Http
  readonly clock: Clock
  readonly log: Log
  /** Ids of the sources that the operator has disabled. */
  readonly off: ReadonlySet<string>
}

/** `failures` counts consecutive failures; `last` is thrown again while paused (`pausedUntil` in ms, 0 if not). */
interface FailureState {
  readonly failures: number
  readonly pausedUntil: number
  readonly last: SourceFailure
}

/**
 * Wraps a source: concurrent equal queries share one request, fresh results come from the cache, a result up to 24 h
 * old replaces a failed query, and a source that keeps failing is paused for five minutes.
 */
export function openSource<Query, Result>(
  source: Source<Query, Result>,
  { http, clock, log, off }: SourcePorts,
): QuerySource<Query, Result> {
  const cache = createLruCache<Result>(CACHE_BYTES)
  const singleFlight = createSingleFlight<Result>()
  let failureState: FailureState | undefined

  const recordFailure = (failure: SourceFailure): void => {
    const failures = (failureState?.failures ?? 0) + 1
    const isPaused = failures >= FAILURE_THRESHOLD
    failureState = { failures, pausedUntil: isPaused ? clock.now() + COOLDOWN_MS : 0, last: failure }
    const fields = { source: source.id, failure: failure.kind, reason: failure.message, failures }
    if (isPaused) log.warn(fields, 'a source keeps failing and is left alone for five minutes')
    else log.debug(fields, 'a source did not response')
  }

  const queryUpstream = async (query: Query, key: string, caller: string | undefined): Promise<Result> => {
    if (failureState && clock.now() < failureState.pausedUntil) throw failureState.last
    try {
      const value = await tryAttempts(http, source, query, caller)
      failureState = undefined
      cache.put(key, value, clock.now())
      return value
    } catch (error) {
      // `busy` is our own limit and does not count as a failure of the source.
      if (error instanceof HttpFailure) throw new SourceFailure('network', error.message)
      const failure = error instanceof SourceFailure ? error : new SourceFailure('shape', 'cannot be read')
      recordFailure(failure)
      throw failure
    }
  }

  return async (query, caller) => {
    if (off.has(source.id)) throw new SourceFailure('off', `${source.id} is switched off`)
    const key = source.key(query)
    const cached = cache.get(key)
    const age = cached ? Math.max(0, Math.floor((clock.now() - cached.at) / 1000)) : 0
    if (cached && age < source.freshSeconds) return { from: 'cache', age, value: cached.value }
    try {
      return { from: 'live', age: 0, value: await singleFlight(key, () => queryUpstream(query, key, caller)) }
    } catch (error) {
      if (cached && age < STALE_SECONDS) return { from: 'stale', age, value: cached.value }
      throw error
    }
  }
}

/** Tries the attempts in order. When all fail, throws the failure of the first one: the others are fallbacks. */
async function tryAttempts<Query, Result>(
  http: Http,
  source: Source<Query, Result>,
  query: Query,
  caller: string | undefined,
): Promise<Result> {
  const failures: unknown[] = []
  for (const attempt of source.attempts) {
    try {
      return attempt.read(checkStatus(await sendRequest(http, source, attempt, query, caller)))
    } catch (error) {
      if (error instanceof HttpFailure && error.kind === 'busy') throw error
      failures.push(error instanceof HttpFailure ? toSourceFailure(error) : error)
    }
  }
  throw failures[0]
}

/** Sends one request; it is retried once, and only after a network failure. */
async function sendRequest<Query, Result>(
  http: Http,
  { timeoutMs, maxBytes }: Source<Query, Result>,
  attempt: Attempt<Query, Result>,
  query: Query,
  caller: string | undefined,
): Promise<HttpResponse> {
  const request = { ...attempt.request(query), timeoutMs, maxBytes, ...(caller === undefined ? {} : { caller }) }
  try {
    return await http(request)
  } catch (error) {
    if (error instanceof HttpFailure && error.kind === 'network') return await http(request)
    throw error
  }
}

function checkStatus(response: HttpResponse): HttpResponse {
  const { status } = response
  if (status === 403 || status === 429) throw new SourceFailure('blocked', `status ${status}`)
  if (status < 200 || status > 299) throw new SourceFailure('status', `status ${status}`)
  return response
}

function toSourceFailure({ kind, message }: HttpFailure): SourceFailure {
  return new SourceFailure(kind === 'blocked' ? 'blocked' : 'network', message)
}
