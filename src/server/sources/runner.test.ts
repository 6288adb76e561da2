import { beforeEach, describe, expect, test } from 'vitest'
import { openInProcessBus } from '../adapters/bus/in-process.ts'
import type { Log } from '../core/log.ts'
import { type Claims, ownClaims } from '../core/ports/claims.ts'
import { type Http, HttpFailure } from '../core/ports/http.ts'
import type { PersistedResult, PersistedResults } from '../core/ports/persisted-results.ts'
import { recordMetrics } from '../testing/metrics.ts'
import { createBreakers } from './breaker.ts'
import { openSource } from './runner.ts'
import { defineSource, SourceFailure } from './source.ts'
import { readText } from './text.ts'

const source = defineSource({
  id: 'test',
  freshSeconds: 60,
  timeoutMs: 1000,
  maxBytes: 1000,
  key: (word: string) => word,
  attempts: [
    { request: (word: string) => ({ url: `https://first.test/${word}` }), read: readText },
    { request: (word) => ({ url: `https://second.test/${word}` }), read: readText },
  ],
})

const MINUTE = 60_000
let now = 0
let requested: string[] = []
let timeouts: number[] = []
let sources: (string | undefined)[] = []
let lasts = 0
let first: () => number | HttpFailure | string
let second: () => number | HttpFailure | string
let logged: string[] = []
const note = (fields: object, message: string) => void logged.push(JSON.stringify({ ...fields, message }))
const log: Log = { debug: note, info: note, warn: note, error: note }
const fromFirst = () => requested.filter((url) => url.includes('first')).length

const http: Http = async ({ url, timeoutMs = 0, source: of }) => {
  requested.push(url)
  timeouts.push(timeoutMs)
  sources.push(of)
  now += lasts
  await Promise.resolve()
  const answer = url.includes('first') ? first() : second()
  if (answer instanceof HttpFailure) throw answer
  const [status, body] = typeof answer === 'number' ? [answer, 'no'] : [200, answer]
  return { status, url, headers: { 'content-type': 'text/plain' }, body: new TextEncoder().encode(body) }
}
const clock = { now: () => now }
const openBreakers = () => createBreakers(clock, openInProcessBus(log))
const open = (off: readonly string[] = []) =>
  openSource(source, { http, log, clock, off: new Set(off), breakerOf: openBreakers() })
const kindOf = (pending: Promise<unknown>) =>
  pending.then(
    () => 'answered',
    (error: unknown) => (error instanceof SourceFailure ? error.kind : error),
  )

beforeEach(() => {
  now = 1_000_000
  requested = []
  timeouts = []
  sources = []
  lasts = 0
  logged = []
  first = () => 'one'
  second = () => 'two'
})

test('what comes of questions is measured: sent or not, from where the result is, and whether the source is paused', async () => {
  const { metrics, counts, observed, gauge } = recordMetrics()
  const breakerOf = createBreakers(clock, openInProcessBus(log), metrics)
  const ask = openSource(source, { http, log, clock, off: new Set(), breakerOf, metrics })
  expect(counts()).toMatchObject({
    'genkan_source_questions_total test shape': 0,
    'genkan_source_results_total test stale': 0,
  })
  lasts = 200
  for (const word of ['a', 'a', 'b']) await ask(word)
  now += MINUTE
  first = () => new HttpFailure('timeout', '')
  second = first
  for (const word of ['a', 'b', 'c']) await kindOf(ask(word))
  expect(gauge('genkan_sources_paused test')).toBe(1)
  await kindOf(ask('d')) // not sent
  first = () => new HttpFailure('busy', '')
  now += 5 * MINUTE
  expect(gauge('genkan_sources_paused test')).toBe(0)
  await kindOf(ask('e'))
  expect(counts()).toMatchObject({
    'genkan_source_questions_total test answered': 2,
    'genkan_source_questions_total test network': 3,
    'genkan_source_questions_total test busy': 1,
    'genkan_source_results_total test live': 2,
    'genkan_source_results_total test cache': 1,
    'genkan_source_results_total test stale': 2,
  })
  expect(observed()['genkan_source_question_duration_seconds test']?.slice(0, 2)).toEqual([0.2, 0.2])
})

describe('querying a source', () => {
  test('a rule may say how long a result is fresh, by its query and when it was read', async () => {
    now = 0
    const byRule = { ...source, freshSeconds: (word: string, readAt: number) => word.length * 10 + readAt / 1000 }
    const ask = openSource(byRule, { http, log, clock, off: new Set(), breakerOf: openBreakers() })
    await ask('abc')
    now = 29_000
    expect(await ask('abc')).toMatchObject({ from: 'cache' })
    now = 31_000
    expect(await ask('abc')).toMatchObject({ from: 'live' })
    now = 31_000 + 60_000
    expect(await ask('abc')).toMatchObject({ from: 'cache' })
  })

  test('equal queries share one request, and a fresh result is not requested again', async () => {
    const ask = open()
    expect(await Promise.all([ask('a'), ask('a'), ask('a')])).toEqual(
      Array(3).fill({ from: 'live', age: 0, value: 'one' }),
    )
    now += 59_000
    expect(await ask('a')).toEqual({ from: 'cache', age: 59, value: 'one' })
    expect(requested).toHaveLength(1)
    now += 1000
    expect(await ask('a')).toMatchObject({ from: 'live' })
    expect(await ask('b')).toMatchObject({ from: 'live' })
    expect(requested).toHaveLength(3)
  })

  test('the second attempt is used when the first fails', async () => {
    first = () => 500
    expect(await open()('a')).toEqual({ from: 'live', age: 0, value: 'two' })
  })

  test('when all attempts fail, the first failure is thrown', async () => {
    first = () => 403
    second = () => 500
    expect(await kindOf(open()('a'))).toBe('blocked')
  })

  test.each([
    [401, 'blocked'],
    [403, 'blocked'],
    [429, 'blocked'],
    [404, 'status'],
    [503, 'status'],
    ['', 'empty'],
    ['<html>prove that you are human</html>', 'blocked'],
    [new HttpFailure('blocked', ''), 'blocked'],
    [new HttpFailure('timeout', ''), 'network'],
    [new HttpFailure('tooLarge', ''), 'network'],
  ] as const)('%s is a failure of kind %s', async (answer, kind) => {
    first = () => answer
    second = first
    expect(await kindOf(open()('a'))).toBe(kind)
  })

  test('a broken connection is retried once, a slow one is not', async () => {
    let times = 0
    first = () => {
      times += 1
      return times === 1 ? new HttpFailure('network', '') : 'one'
    }
    expect(await open()('a')).toMatchObject({ value: 'one' })
    expect(fromFirst()).toBe(2)
    requested = []
    first = () => new HttpFailure('timeout', '')
    await open()('a')
    expect(fromFirst()).toBe(1)
  })

  test('an attempt may begin with a visit, whose cookies are sent with its request', async () => {
    const cookies: (string | undefined)[] = []
    const visited: Http = async (request) => {
      cookies.push(request.headers?.cookie)
      const set = 'SUB=_2A=; expires=Thu, 01-Jan-2026 00:00:00 GMT; path=/, SUBP=x; path=/'
      const headers = request.url.includes('visit') ? { 'set-cookie': set } : { 'content-type': 'text/plain' }
      return { status: 200, url: request.url, headers, body: new TextEncoder().encode('seen') }
    }
    const [attempt] = source.attempts
    const visiting = { ...source, attempts: [{ ...attempt, visit: { url: 'https://visit.test/' } }] as const }
    const of = (one: Http) => openSource(visiting, { http: one, log, clock, off: new Set(), breakerOf: openBreakers() })
    expect(await of(visited)('a')).toMatchObject({ value: 'seen' })
    expect(cookies).toEqual([undefined, 'SUB=_2A=; SUBP=x'])
    expect(await kindOf(of(http)('a'))).toBe('blocked')
    expect(requested).toEqual(['https://visit.test/'])
  })

  test('a stale result up to 24 hours old replaces a failure and is marked as stale', async () => {
    const ask = open()
    await ask('a')
    first = () => 500
    second = first
    now += 23 * 60 * MINUTE
    expect(await ask('a')).toEqual({ from: 'stale', age: 23 * 3600, value: 'one' })
    now += 60 * MINUTE
    expect(await kindOf(ask('a'))).toBe('status')
  })

  test('all attempts together, and the retry of a broken connection, take the time of the source', async () => {
    first = () => new HttpFailure('network', '')
    second = () => 500
    lasts = 200
    await kindOf(open()('a'))
    // Two thirds of the second for the first endpoint and its retry, the rest for the fallback.
    expect(timeouts).toEqual([667, 467, 600])
    requested = []
    lasts = 700
    expect(await kindOf(open()('b'))).toBe('network')
    expect(requested).toEqual(['https://first.test/b', 'https://second.test/b'])
    expect(new Set(sources)).toEqual(new Set(['test']))
  })

  test.each([
    ['does not know it', () => 404],
    ['may not be reached for it', () => new HttpFailure('blocked', '')],
    ['answers it at too great a length', () => new HttpFailure('tooLarge', '')],
  ])('a source is not paused for questions of one visitor when it %s', async (_how, answer) => {
    const ask = open()
    first = answer
    second = first
    for (const word of ['a', 'b', 'c', 'd']) await kindOf(ask(word))
    first = () => 'one'
    expect(await ask('e')).toMatchObject({ from: 'live', value: 'one' })
  })

  test('after the pause one question is sent, not all that wait', async () => {
    const ask = open()
    first = () => new HttpFailure('timeout', '')
    second = first
    for (const word of ['a', 'b', 'c']) await kindOf(ask(word))
    now += 5 * MINUTE
    requested = []
    const kinds = await Promise.all(Array.from({ length: 40 }, (_, word) => kindOf(ask(`${word}`))))
    expect(new Set(kinds)).toEqual(new Set(['network']))
    expect(fromFirst()).toBe(1)
  })

  test('after three consecutive faults the source is paused for five minutes', async () => {
    const ask = open()
    first = () => 500
    second = first
    for (const word of ['a', 'b', 'c']) expect(await kindOf(ask(word))).toBe('status')
    expect(fromFirst()).toBe(3)
    expect(await kindOf(ask('d'))).toBe('status')
    expect(fromFirst()).toBe(3)
    now += 5 * MINUTE
    expect(await kindOf(ask('d'))).toBe('status')
    expect(fromFirst()).toBe(4)
    expect(await kindOf(ask('d'))).toBe('status')
    expect(fromFirst()).toBe(4)
    now += 5 * MINUTE
    first = () => 'back'
    expect(await ask('d')).toMatchObject({ value: 'back' })
    first = () => 500
    expect(await kindOf(ask('e'))).toBe('status')
    expect(await kindOf(ask('f'))).toBe('status')
    expect(fromFirst()).toBe(7)
  })

  test.each([
    ['no login', () => 401],
    ['forbidden', () => 403],
    ['too many requests', () => 429],
    ['a robot check', () => '<html>prove that you are human</html>'],
  ])('a refusal is kept for two minutes, and pauses the source like a fault: %s', async (_how, refuse) => {
    const ask = open()
    first = refuse
    second = () => 404
    expect(await kindOf(ask('a'))).toBe('blocked')
    now += 2 * MINUTE - 1
    expect(await kindOf(ask('a'))).toBe('blocked')
    expect(requested).toHaveLength(2)
    second = refuse
    expect(await kindOf(ask('b'))).toBe('blocked')
    now += 1
    expect(await kindOf(ask('a'))).toBe('blocked')
    expect(requested).toHaveLength(6)
    for (const word of ['c', 'd']) expect(await kindOf(ask(word))).toBe('blocked')
    expect(requested).toHaveLength(6)
  })

  test('a refusal does not hide the last result', async () => {
    const ask = open()
    await ask('a')
    now += 2 * MINUTE
    first = () => 403
    second = first
    for (let times = 0; times < 2; times += 1) expect(await ask('a')).toMatchObject({ from: 'stale', value: 'one' })
    expect(requested).toHaveLength(3)
  })

  test('the limit on concurrent requests does not count as a failure of the source', async () => {
    const ask = open()
    first = () => new HttpFailure('busy', '')
    for (let times = 0; times < 5; times += 1) expect(await kindOf(ask('a'))).toBe('network')
    first = () => 'one'
    expect(await ask('a')).toMatchObject({ value: 'one' })
  })

  test('a disabled source is not requested', async () => {
    expect(await kindOf(open(['test'])('a'))).toBe('off')
    expect(requested).toEqual([])
  })

  test('the log names the source and the failure, never the query', async () => {
    first = () => 500
    second = first
    const ask = open()
    for (let times = 0; times < 3; times += 1) await kindOf(ask('CANARY'))
    expect(logged.join()).toContain('"source":"test","failure":"status"')
    expect(logged.join()).not.toContain('CANARY')
  })
})

describe('a persisted source', () => {
  const memory = new Map<string, PersistedResult>()
  const persisted: PersistedResults = {
    read: async (id, key) => memory.get(`${id} ${key}`),
    write: async (id, key, result) => void memory.set(`${id} ${key}`, result),
  }
  const start = (one: PersistedResults = persisted, claims: Claims = ownClaims) =>
    openSource(
      { ...source, isPersisted: true },
      { http, log, clock, off: new Set(), breakerOf: openBreakers(), persisted: one, claims },
    )

  test('has its last result after a restart: fresh from the cache, older where the source fails', async () => {
    await start()('a')
    requested = []
    expect(await start()('a')).toEqual({ from: 'cache', age: 0, value: 'one' })
    now += 5 * MINUTE
    first = () => 500
    second = () => 500
    expect(await start()('a')).toEqual({ from: 'stale', age: 300, value: 'one' })
    expect(requested).toHaveLength(2)
  })

  test('answers where nothing can be kept', async () => {
    const broken: PersistedResults = {
      read: () => Promise.reject(new Error('disk')),
      write: () => Promise.reject(new Error('disk')),
    }
    expect(await start(broken)('b')).toMatchObject({ from: 'live', value: 'one' })
    await expect.poll(() => logged.filter((line) => line.includes('not kept'))).toHaveLength(2)
  })

  test('is asked by one of several nodes at a time; the others take its result over', async () => {
    const claimed = new Set<string>()
    const claims: Claims = {
      async take(name) {
        if (claimed.has(name)) return undefined
        claimed.add(name)
        return () => void claimed.delete(name)
      },
    }
    const [one, other] = [start(persisted, claims), start(persisted, claims)]
    const answers = await Promise.all([one('c'), other('c')])
    expect(answers.map(({ from, value }) => [from, value])).toEqual([
      ['live', 'one'],
      ['cache', 'one'],
    ])
    now += 2 * MINUTE
    first = () => 'two'
    expect(await other('c')).toMatchObject({ from: 'live', value: 'two' })
    expect(await one('c')).toMatchObject({ from: 'cache', value: 'two' })
    expect(requested).toHaveLength(2)
    expect(claimed).toEqual(new Set())
  })

  test('is asked by another node where the one that asked has failed', async () => {
    let isClaimed = false
    const claims: Claims = {
      async take() {
        if (isClaimed) return undefined
        isClaimed = true
        return () => {
          isClaimed = false
        }
      },
    }
    const answers = ['no', 'yes']
    first = () => {
      const next = answers.shift()
      return next === 'yes' ? 'one' : 500
    }
    second = () => 500
    const results = await Promise.all([kindOf(start(persisted, claims)('d')), kindOf(start(persisted, claims)('d'))])
    expect(results).toEqual(['status', 'answered'])
  })
})
