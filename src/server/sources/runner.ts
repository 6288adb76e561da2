import type { Clock } from '../core/clock.ts'
import { type Http, type HttpAnswer, HttpFailure } from '../core/http.ts'
import type { Log } from '../core/log.ts'
import { createLruCache } from './lru-cache.ts'
import { type Attempt, type Source, SourceFailure } from './source.ts'

/** An answer and where it came from; `age` in whole seconds. */
export interface Sourced<Result> {
  readonly from: 'live' | 'cache' | 'stale'
  readonly age: number
  readonly value: Result
}

/** Asks a source on behalf of somebody; throws `SourceFailure` when there is no answer, not even an old one. */
export type AskSource<Question, Result> = (question: Question, asker?: string) => Promise<Sourced<Result>>

/** An old answer is better than none for so long. */
const STALE_SECONDS = 24 * 3600
/** After so many failures in a row a source is left alone for so long. */
const FAILURES = 3
const REST_MS = 5 * 60_000
/** Answers kept of one source. */
const KEPT_BYTES = 4 * 1024 * 1024

export interface SourcePorts {
  readonly http: Http
  readonly clock: Clock
  readonly log: Log
  /** Ids of the sources that the operator has switched off. */
  readonly off: ReadonlySet<string>
}

/** How a source is doing: `last` is why it failed, `failures` how often since it last answered. */
interface Trouble {
  readonly failures: number
  readonly restUntil: number
  readonly last: SourceFailure
}

/**
 * Makes a source ready to be asked: the same question goes out once at a time, answers are kept while fresh, an answer
 * up to 24 h old stands in for a source that fails, and a source that keeps failing is given a rest.
 */
export function openSource<Question, Result>(
  source: Source<Question, Result>,
  { http, clock, log, off }: SourcePorts,
): AskSource<Question, Result> {
  const kept = createLruCache<Result>(KEPT_BYTES)
  const underWay = new Map<string, Promise<Result>>()
  let trouble: Trouble | undefined

  const note = (failure: SourceFailure): void => {
    const failures = (trouble?.failures ?? 0) + 1
    const rests = failures >= FAILURES
    trouble = { failures, restUntil: rests ? clock.now() + REST_MS : 0, last: failure }
    const fields = { source: source.id, failure: failure.kind, reason: failure.message, failures }
    if (rests) log.warn(fields, 'a source keeps failing and is left alone for five minutes')
    else log.debug(fields, 'a source did not answer')
  }

  const askNow = async (question: Question, key: string, asker: string | undefined): Promise<Result> => {
    if (trouble && clock.now() < trouble.restUntil) throw trouble.last
    try {
      const value = await tryWays(http, source, question, asker)
      trouble = undefined
      kept.put(key, value, clock.now())
      return value
    } catch (error) {
      // Too many questions of our own are no fault of the source's.
      if (error instanceof HttpFailure) throw new SourceFailure('network', error.message)
      const failure = error instanceof SourceFailure ? error : new SourceFailure('shape', 'cannot be read')
      note(failure)
      throw failure
    }
  }

  const askOnce = (question: Question, key: string, asker: string | undefined): Promise<Result> => {
    const already = underWay.get(key)
    if (already) return already
    const asked = askNow(question, key, asker).finally(() => underWay.delete(key))
    underWay.set(key, asked)
    return asked
  }

  return async (question, asker) => {
    if (off.has(source.id)) throw new SourceFailure('off', `${source.id} is switched off`)
    const key = source.key(question)
    const found = kept.get(key)
    const age = found ? Math.max(0, Math.floor((clock.now() - found.at) / 1000)) : 0
    if (found && age < source.keepSeconds) return { from: 'cache', age, value: found.value }
    try {
      return { from: 'live', age: 0, value: await askOnce(question, key, asker) }
    } catch (error) {
      if (found && age < STALE_SECONDS) return { from: 'stale', age, value: found.value }
      throw error
    }
  }
}

/** Tries the ways in order. When none answers, the failure is the first one's: the others are only substitutes. */
async function tryWays<Question, Result>(
  http: Http,
  source: Source<Question, Result>,
  question: Question,
  asker: string | undefined,
): Promise<Result> {
  const failures: unknown[] = []
  for (const way of source.ways) {
    try {
      return way.read(accept(await send(http, source, way, question, asker)))
    } catch (error) {
      if (error instanceof HttpFailure && error.kind === 'busy') throw error
      failures.push(error instanceof HttpFailure ? failureOf(error) : error)
    }
  }
  throw failures[0]
}

/** Sends one question; a connection that broke is tried a second time, nothing else is. */
async function send<Question, Result>(
  http: Http,
  { timeoutMs, maxBytes }: Source<Question, Result>,
  way: Attempt<Question, Result>,
  question: Question,
  asker: string | undefined,
): Promise<HttpAnswer> {
  const request = { ...way.request(question), timeoutMs, maxBytes, ...(asker === undefined ? {} : { asker }) }
  try {
    return await http(request)
  } catch (error) {
    if (error instanceof HttpFailure && error.kind === 'network') return await http(request)
    throw error
  }
}

function accept(answer: HttpAnswer): HttpAnswer {
  const { status } = answer
  if (status === 403 || status === 429) throw new SourceFailure('blocked', `status ${status}`)
  if (status < 200 || status > 299) throw new SourceFailure('status', `status ${status}`)
  return answer
}

function failureOf({ kind, message }: HttpFailure): SourceFailure {
  return new SourceFailure(kind === 'blocked' ? 'blocked' : 'network', message)
}
