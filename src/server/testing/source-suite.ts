import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openInProcessBus } from '../adapters/bus/in-process.ts'
import { openFetch } from '../adapters/fetch/fetch.ts'
import { joinHeaders } from '../adapters/fetch/headers.ts'
import { createBreakers } from '../sources/breaker.ts'
import { listQuestions } from '../sources/index.ts'
import type { SourceSettings } from '../sources/needs.ts'
import type { ProviderPorts } from '../sources/provider.ts'
import type { SampleAttempt } from '../sources/question.ts'
import { openSource } from '../sources/runner.ts'
import { type Source, SourceFailure } from '../sources/source.ts'
import { silentLog } from './project.ts'
import { type Fixture, fixtureSchema, type Replay, startReplay } from './replay.ts'

/** The fixtures of a folder by name, and a server that replays them for the tests of a file. */
export interface ReplayedFixtures {
  /** Notes that a source goes through the suite. */
  readonly recordTested: (source: TestedEndpoints) => void
  readonly get: (name: string) => Fixture
  readonly use: Replay['use']
  readonly hits: () => readonly string[]
  readonly ports: (off?: readonly string[], settings?: SourceSettings) => ProviderPorts
}

/** The id of a source, and the addresses that its attempts ask for a query. */
interface TestedEndpoints {
  readonly id: string
  readonly urls: readonly string[]
}

const urlsOf = ({ visit, request }: Pick<SampleAttempt, 'visit' | 'request'>): readonly string[] =>
  [visit, request].flatMap((sent) => sent?.url ?? [])

/** Endpoints by their source and path; numbers in a path are part of the query. */
const endpointsOf = ({ id, urls }: TestedEndpoints): readonly string[] =>
  urls.map((url) => `${id} ${new URL(url).pathname.replaceAll(/\d{3,}/g, '#')}`)

/**
 * Replays the fixtures of a folder; call it at the top of a test file. A request without a fixture fails its test, and
 * so does a source of the given areas that does not go through `describeSource`.
 */
export function replayFixtures(folder: string, areas: readonly string[]): ReplayedFixtures {
  const tested: TestedEndpoints[] = []
  const fixtures = new Map(
    readdirSync(folder).map((file) => [
      file.replace(/\.json$/, ''),
      v.parse(fixtureSchema, JSON.parse(readFileSync(join(folder, file), 'utf8'))),
    ]),
  )
  let replay: Replay
  let outside: ReturnType<typeof openFetch>
  beforeAll(async () => {
    replay = await startReplay([...new Set([...fixtures.values()].map((fixture) => fixture.request.host))])
    outside = openFetch({ mirrors: replay.mirrors })
  })
  afterEach(() => expect(replay.misses).toEqual([]))
  afterAll(async () => {
    await outside.close()
    await replay.close()
  })

  test('every fixture names its provenance', () => {
    const kinds = [...fixtures.values()].map(({ provenance }) => provenance.kind)
    const count = (kind: string) => kinds.filter((one) => one === kind).length
    process.stdout.write(`fixtures: ${count('reconstructed')} reconstructed, ${count('recorded')} recorded\n`)
    expect(count('reconstructed') + count('recorded')).toBe(fixtures.size)
  })

  test.each(areas)('every endpoint that the program asks for %s goes through the suite', (area) => {
    const asked = listQuestions({}, { now: () => 0 }).filter(({ id }) => id.startsWith(`${area}.`))
    const endpoints = asked.flatMap(({ id, attempts }) => endpointsOf({ id, urls: attempts.flatMap(urlsOf) }))
    expect(endpoints).not.toEqual([])
    expect(tested.flatMap(endpointsOf)).toEqual(expect.arrayContaining(endpoints))
  })

  return {
    recordTested: (source) => void tested.push(source),
    get: (name) => {
      const fixture = fixtures.get(name)
      if (fixture === undefined) throw new Error(`no fixture ${name}`)
      return fixture
    },
    use: (...used) => replay.use(...used),
    hits: () => replay.hits,
    ports: (off = [], settings = {}) => ({
      ...{ http: outside.http, log: silentLog, clock: { now: () => 0 } },
      breakerOf: createBreakers({ now: () => 0 }, openInProcessBus(silentLog)),
      ...{ off: new Set(off), settings },
    }),
  }
}

/** The fixture with another response. */
export const withResponse = (fixture: Fixture, response: Partial<Fixture['response']>): Fixture => ({
  ...fixture,
  response: { ...fixture.response, ...response },
})

/** A response body that replaces the fixture's. */
export const bodyOf = (text: string): Partial<Fixture['response']> => ({
  bodyBase64: Buffer.from(text).toString('base64'),
})

/** A source under test: `attempts` are its fixtures, one for each attempt, of which the first is changed by the tests. */
export interface TestedSource<Query, Result> {
  readonly name: string
  readonly source: Source<Query, Result>
  readonly query: Query
  readonly attempts: readonly [string, ...string[]]
  /** The fixtures of the visits with which attempts begin. */
  readonly visits?: readonly string[]
  /** Whether a result is one that the rest of the program may meet. */
  readonly isValid: (result: Result) => boolean
}

/** Tests what every source owes, whatever it answers: valid results or a `SourceFailure` of the right kind. */
export function describeSource<Query, Result>(
  { name, source, query, attempts, visits = [], isValid }: TestedSource<Query, Result>,
  { get, use, ports, hits, recordTested }: ReplayedFixtures,
): void {
  recordTested({
    id: source.id,
    urls: source.attempts.flatMap(({ visit, request }) => urlsOf({ visit, request: request(query) })),
  })
  const ask = (asked = source) =>
    openSource(
      asked,
      ports(),
    )(query).then(
      ({ value }) => value,
      (error: unknown) => (error instanceof SourceFailure ? error.kind : error),
    )
  const play = (response: Partial<Fixture['response']>) =>
    use(...visits.map(get), ...attempts.map((attempt) => withResponse(get(attempt), response)))

  describe(name, () => {
    test('every attempt has a fixture, which gives a valid result', () => {
      expect(attempts).toHaveLength(source.attempts.length)
      for (const [at, attempt] of attempts.entries()) expect(isValid(readAt(at, get(attempt).response))).toBe(true)
    })

    test.each([
      [403, 'blocked'],
      [429, 'blocked'],
      [500, 'status'],
      [404, 'status'],
    ])('status %d is %s', async (status, kind) => {
      play({ status })
      expect(await ask()).toBe(kind)
      expect(hits()).toHaveLength(visits.length + attempts.length)
    })

    test('a robot check with status 200 and a way to one are blocked', async () => {
      play({ ...bodyOf('<!DOCTYPE html><title>请输入验证码</title>'), headers: { 'content-type': 'text/html' } })
      expect(await ask()).toBe('blocked')
      play({ status: 302, headers: { location: 'http://169.254.169.254/' } })
      expect(await ask()).toBe('blocked')
    })

    test('a truncated, an empty and an oversized answer are failures', async () => {
      play(bodyOf(''))
      expect(await ask()).toBe('empty')
      play(bodyOf(textOf(get(attempts[0])).slice(0, -30)))
      expect(['shape', 'blocked']).toContain(await ask())
      play(bodyOf('['.repeat(3000)))
      expect(await ask({ ...source, maxBytes: 2000 })).toBe('network')
    })

    test('a slow answer is a failure within the time', async () => {
      // each attempt takes two thirds of what is left: a tenth of a second for the last one
      const timeoutMs = 100 * 3 ** Math.max(1, attempts.length - 1)
      use(...[...visits, ...attempts].map((one) => withResponse(get(one), { delay: timeoutMs + 500 })))
      expect(await ask({ ...source, timeoutMs })).toBe('network')
      // a request that is heard only now must not meet the fixtures of the next test
      await expect.poll(hits).toHaveLength(attempts.length)
    })
  })

  describe.each(attempts.map((attempt, at) => [attempt, at] as const))(`${name}, answered as %s`, (attempt, at) => {
    const bodyText = textOf(get(attempt))

    test('any altered answer gives a valid result or a failure', () => {
      const edit = fc.record({
        at: fc.nat(bodyText.length),
        drop: fc.nat(6),
        put: fc.oneof(fc.string({ maxLength: 4 }), fc.json({ maxDepth: 2 })),
      })
      fc.assert(
        fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
          const text = edits.reduce((before, one) => splice(before, one), bodyText)
          expectValid(at, attempt, text)
        }),
        { numRuns: 100 },
      )
    })

    const { before, json, after } = partsOf(bodyText)
    if (json === '') return // it has no nodes
    test('any node of another type, or none, gives a valid result or a failure', () => {
      fc.assert(
        fc.property(fc.nat(nodesOf(json).length - 1), fc.option(fc.jsonValue()), (node, instead) => {
          expectValid(at, attempt, before + withNode(json, node, () => instead ?? undefined) + after)
        }),
        { numRuns: 200 },
      )
    })

    test('an answer with a thousand times its rows stays within its limits', () => {
      const lists = nodesOf(json).flatMap((node, index) => (Array.isArray(node) && node.length > 0 ? [index] : []))
      for (const list of lists.slice(0, LISTS_REPEATED))
        expectValid(at, attempt, before + withNode(json, list, (rows) => repeated(rows as readonly unknown[])) + after)
    })
  })

  function readAt(at: number, { headers, bodyText, bodyBase64 }: Fixture['response']): Result {
    const body =
      bodyBase64 === undefined ? new TextEncoder().encode(bodyText) : new Uint8Array(Buffer.from(bodyBase64, 'base64'))
    const read = source.attempts[at]?.read
    if (read === undefined) throw new Error(`no attempt ${at}`)
    return read({ status: 200, url: '', headers: joinHeaders(headers), body }, query)
  }

  function expectValid(at: number, attempt: string, bodyText: string): void {
    const { bodyBase64: _bytes, ...response } = get(attempt).response
    let result: Result
    try {
      result = readAt(at, { ...response, headers: {}, bodyText })
    } catch (error) {
      expect(error).toBeInstanceOf(SourceFailure)
      return
    }
    expect(isValid(result)).toBe(true)
    expect(inventedIn(JSON.stringify(result) ?? '', bodyText)).toEqual([])
  }
}

interface Edit {
  readonly at: number
  readonly drop: number
  readonly put: string
}

const splice = (text: string, { at, drop, put }: Edit): string => text.slice(0, at) + put + text.slice(at + drop)

/** What a program writes where a value is missing. */
const MISSING = ['undefined', '[object Object]', 'NaN', 'Invalid Date', 'Infinity']

/** The marks of missing values in a result that its answer does not have. */
const inventedIn = (result: string, answer: string): readonly string[] =>
  MISSING.filter((mark) => result.includes(mark) && !answer.includes(mark))

/** The text of a fixture's answer; bytes are those of GBK. */
const textOf = ({ response: { bodyText, bodyBase64 = '' } }: Fixture): string =>
  bodyText ?? new TextDecoder('gbk').decode(Buffer.from(bodyBase64, 'base64'))

/** The JSON within an answer, which a call may enclose; empty where there is none. */
function partsOf(bodyText: string): { readonly before: string; readonly json: string; readonly after: string } {
  const [before = '', json = '', after = ''] = bodyText.split(/(\{.*\}|\[.*\])/s)
  try {
    JSON.parse(json)
    return { before, json, after }
  } catch {
    return { before: bodyText, json: '', after: '' }
  }
}

/** The nodes of a JSON text, each before those within it. */
function nodesOf(json: string): readonly unknown[] {
  const nodes: unknown[] = []
  JSON.stringify(JSON.parse(json === '' ? 'null' : json), (_key, value: unknown) => {
    nodes.push(value)
    return value
  })
  return nodes
}

/** A JSON text with something else in place of a node. */
function withNode(json: string, at: number, change: (node: unknown) => unknown): string {
  let node = -1
  const changed = JSON.stringify(JSON.parse(json), (_key, value: unknown) => {
    node += 1
    return node === at ? change(value) : value
  })
  return changed ?? ''
}

/** The lists of a fixture that are repeated one after the other. */
const LISTS_REPEATED = 12
const TIMES = 1000

/** A list many times over, with another number in every text, so that no row is twice. */
function repeated(rows: readonly unknown[]): readonly unknown[] {
  const numbered = (text: unknown, at: number) =>
    typeof text === 'string' ? text.replace(/\d+(?=\D*$)/, String(at + 1)) : text
  return Array.from({ length: TIMES }, (_, at) => {
    const row = rows[at % rows.length]
    if (typeof row !== 'object' || row === null || Array.isArray(row)) return numbered(row, at)
    return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, numbered(value, at)]))
  })
}
