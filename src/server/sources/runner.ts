import type { Clock } from '../core/clock.ts'
import type { Log } from '../core/log.ts'
import { createLruCache } from '../core/lru-cache.ts'
import { type Claims, ownClaims } from '../core/ports/claims.ts'
import { type Http, HttpFailure, type HttpRequest, type HttpResponse } from '../core/ports/http.ts'
import { type LabelsOf, METRICS } from '../core/ports/metric-catalog.ts'
import { type Metrics, NO_METRICS } from '../core/ports/metrics.ts'
import type { PersistedResults } from '../core/ports/persisted-results.ts'
import { createSingleFlight } from '../core/single-flight.ts'
import type { Fresh } from '../core/upstream/live-data.ts'
import type { SourceHealthLog } from '../core/upstream/source-health.ts'
import type { BreakerOf } from './breaker.ts'
import { type Source, SourceFailure, SourceRefusal, type SourceRequest } from './source.ts'
import { checkStatus } from './status.ts'
import { sendAttempt } from './visit.ts'

/** Queries a source on behalf of a caller. @throws SourceFailure when there is no result, not even a stale one. */
export type QuerySource<Query, Result> = (query: Query, caller?: string) => Promise<Fresh<Result>>

/** Age up to which a stale result replaces a failed query. */
const STALE_SECONDS = 24 * 3600
/** Share of the time left that an attempt may take, unless it is the last one: a fallback needs time, too. */
const ATTEMPT_SHARE = 2 / 3
/** For so long the question is not sent again that a third party has refused: that would prolong the refusal. */
const REFUSAL_MS = 2 * 60_000
/** How often is looked for what another node is about to get, in ms. */
const LOOK_MS = 100
/** Cache sizes of one source, for its results and its refusals. */
const CACHE_BYTES = 4 * 1024 * 1024
const REFUSALS_BYTES = 64 * 1024

export interface SourcePorts {
  readonly http: Http
  readonly clock: Clock
  readonly log: Log
  /** Ids of the sources that the operator has disabled. */
  readonly off: ReadonlySet<string>
  readonly breakerOf: BreakerOf
  /** Where the results of persisted sources outlive the process, for all nodes. */
  readonly persisted?: PersistedResults
  /** By what one node alone asks for those. */
  readonly claims?: Claims
  readonly health?: SourceHealthLog
  readonly metrics?: Metrics
}

/**
 * Wraps a source: concurrent equal queries share one request, fresh results come from the cache, a result up to 24 h
 * old replaces a failed query, a refused query is not sent again for two minutes, and a source that keeps failing is
 * paused for five.
 */
export function openSource<Query, Result>(
  source: Source<Query, Result>,
  { http, clock, log, off, breakerOf, persisted, claims = ownClaims, health, metrics = NO_METRICS }: SourcePorts,
): QuerySource<Query, Result> {
  const cache = createLruCache<Result>(CACHE_BYTES)
  const refusals = createLruCache<string>(REFUSALS_BYTES)
  const singleFlight = createSingleFlight<Fresh<Result>>()
  const breaker = breakerOf(source.question === undefined ? source.id : `${source.id} ${source.question}`)
  const measure = measureSource(source.id, metrics)
  let lastFault = new SourceFailure('network', 'has not been asked')

  const recordFailure = (failure: SourceFailure): void => {
    const { faults, isPaused } = breaker.record(
      failure instanceof SourceRefusal ? 'refused' : failure.isFault ? 'fault' : 'answered',
    )
    health?.failed(source.id, failure.kind)
    const fields = { source: source.id, failure: failure.kind, reason: failure.message, faults }
    if (failure.isFault) lastFault = failure
    if (failure.isFault && isPaused) log.warn(fields, 'a source keeps failing and is left alone for five minutes')
    else log.debug(fields, 'a source did not respond')
  }

  const warn = (error: unknown) => log.warn({ source: source.id, error }, 'the last results of a source are not kept')

  const persist = async (key: string, value: Result): Promise<void> =>
    persisted?.write(source.id, key, { value, at: clock.now() }).catch(warn)

  /** Takes over the result that an earlier process or another node has persisted since. */
  const recall = async (key: string): Promise<void> => {
    const result = await persisted?.read(source.id, key).catch(warn)
    // written by this version of the program, from this source
    if (result && result.at > (cache.get(key)?.at ?? 0)) cache.put(key, result.value as Result, result.at)
  }

  const kept = (key: string) => {
    const cached = cache.get(key)
    return cached && { ...cached, age: Math.max(0, Math.floor((clock.now() - cached.at) / 1000)) }
  }
  const freshOf = (query: Query, key: string): Fresh<Result> | undefined => {
    const cached = kept(key)
    if (cached === undefined || cached.age >= freshSeconds(source, query, cached.at)) return undefined
    return { from: 'cache', age: cached.age, value: cached.value }
  }

  const queryUpstream = async (query: Query, key: string, caller: string | undefined): Promise<Fresh<Result>> => {
    const refused = refusals.get(key)
    if (refused && clock.now() - refused.at < REFUSAL_MS) throw new SourceRefusal(refused.value)
    if (!breaker.allows()) throw lastFault
    const begun = clock.now()
    try {
      const value = await tryAttempts({ http, clock }, source, query, caller)
      breaker.record('answered')
      health?.succeeded(source.id, clock.now() - begun)
      measure('answered', clock.now() - begun)
      cache.put(key, value, clock.now())
      return { from: 'live', age: 0, value }
    } catch (error) {
      // `busy` is our own limit: nothing is known of the source.
      if (error instanceof HttpFailure) {
        breaker.record('unsent')
        measure('busy', clock.now() - begun)
        throw new SourceFailure('network', error.message)
      }
      const failure = error instanceof SourceFailure ? error : new SourceFailure('shape', 'cannot be read')
      if (failure instanceof SourceRefusal) refusals.put(key, failure.message, clock.now())
      recordFailure(failure)
      if (failure.kind !== 'off') measure(failure.kind, clock.now() - begun)
      throw failure
    }
  }

  /** Queries for all nodes: one that another node has, or is about to get, is taken over. */
  const queryForAll = async (query: Query, key: string, caller: string | undefined): Promise<Fresh<Result>> => {
    for (const end = clock.now() + source.timeoutMs; ; await wait(LOOK_MS)) {
      const release = await claims.take(`${source.id} ${key}`, source.timeoutMs)
      let persisting: Promise<void> | undefined
      try {
        await recall(key)
        const fresh = freshOf(query, key)
        if (fresh !== undefined) return fresh
        if (release === undefined && clock.now() < end) continue
        const answer = await queryUpstream(query, key, caller)
        persisting = persist(key, answer.value)
        return answer
      } finally {
        void Promise.resolve(persisting).then(release)
      }
    }
  }
  const ask = source.isPersisted ? queryForAll : queryUpstream

  const answer = async (query: Query, caller: string | undefined): Promise<Fresh<Result>> => {
    if (off.has(source.id)) throw new SourceFailure('off', `${source.id} is switched off`)
    const key = source.key(query)
    const fresh = freshOf(query, key)
    if (fresh !== undefined) return fresh
    try {
      return await singleFlight(key, () => ask(query, key, caller))
    } catch (error) {
      const cached = kept(key)
      if (cached && cached.age < STALE_SECONDS) return { from: 'stale', age: cached.age, value: cached.value }
      throw error
    }
  }

  return async (query, caller) => {
    const result = await answer(query, caller)
    metrics.count('genkan_source_results_total', { source: source.id, from: result.from })
    return result
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

type Outcome = LabelsOf<'genkan_source_questions_total'>['outcome']

/** Lets the counts of a source begin at 0. @returns what measures a question that was sent, and how many ms it took */
function measureSource(source: string, metrics: Metrics): (outcome: Outcome, milliseconds: number) => void {
  for (const outcome of METRICS.genkan_source_questions_total.labels.outcome)
    metrics.count('genkan_source_questions_total', { source, outcome }, 0)
  for (const from of METRICS.genkan_source_results_total.labels.from)
    metrics.count('genkan_source_results_total', { source, from }, 0)
  return (outcome, milliseconds) => {
    metrics.count('genkan_source_questions_total', { source, outcome })
    metrics.observe('genkan_source_question_duration_seconds', { source }, milliseconds / 1000)
  }
}

const freshSeconds = <Query>(source: Source<Query, unknown>, query: Query, readAt: number): number =>
  typeof source.freshSeconds === 'number' ? source.freshSeconds : source.freshSeconds(query, readAt)

/**
 * Tries the attempts in order, within the time of the source. When all fail, throws the refusal among their failures,
 * else the first one: the others are fallbacks. It is a fault of the source only if all are.
 */
async function tryAttempts<Query, Result>(
  ports: Pick<SourcePorts, 'http' | 'clock'>,
  source: Source<Query, Result>,
  query: Query,
  caller: string | undefined,
): Promise<Result> {
  const end = ports.clock.now() + source.timeoutMs
  const failures: SourceFailure[] = []
  for (const { visit, request, read } of source.attempts) {
    const left = end - ports.clock.now()
    const isLast = failures.length === source.attempts.length - 1
    const attemptEnd = ports.clock.now() + (isLast ? left : Math.ceil(left * ATTEMPT_SHARE))
    if (attemptEnd <= ports.clock.now()) break
    const { id, maxBytes } = source
    const limits = { source: id, maxBytes, isTrusted: true, ...(caller ? { caller } : {}) }
    const send = (sent: SourceRequest) => sendRequest(ports, { ...sent, ...limits }, attemptEnd)
    try {
      return read(checkStatus(await sendAttempt({ visit, request: request(query) }, send)), query)
    } catch (error) {
      failures.push(toSourceFailure(error))
    }
  }
  throw failureOf(failures)
}

function failureOf(failures: readonly SourceFailure[]): SourceFailure {
  const [first = new SourceFailure('network', 'no time', { isFault: true })] = failures
  const refusal = failures.find((failure) => failure instanceof SourceRefusal)
  if (refusal !== undefined) return refusal
  return new SourceFailure(first.kind, first.message, { isFault: failures.every(({ isFault }) => isFault) })
}

/** Sends one request; it is retried once, before the same end, and only after a network failure. */
async function sendRequest(
  { http, clock }: Pick<SourcePorts, 'http' | 'clock'>,
  request: HttpRequest,
  end: number,
): Promise<HttpResponse> {
  const timeoutMs = end - clock.now()
  if (timeoutMs <= 0) throw new HttpFailure('timeout', 'no time is left')
  try {
    return await http({ ...request, timeoutMs })
  } catch (error) {
    const left = end - clock.now()
    if (!(error instanceof HttpFailure) || error.kind !== 'network' || left <= 0) throw error
    return await http({ ...request, timeoutMs: left })
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
