import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openFetch } from '../adapters/fetch/fetch.ts'
import { openSource, type SourcePorts } from '../sources/runner.ts'
import { type Source, SourceFailure } from '../sources/source.ts'
import { silentLog } from './project.ts'
import { type Fixture, fixtureSchema, type Replay, startReplay } from './replay.ts'

/** The fixtures of a folder by name, and a server that replays them for the tests of a file. */
export interface ReplayedFixtures {
  readonly get: (name: string) => Fixture
  readonly use: Replay['use']
  readonly hits: () => readonly string[]
  readonly ports: (off?: readonly string[]) => SourcePorts
}

/** Replays the fixtures of a folder; call it at the top of a test file. A request without a fixture fails its test. */
export function replayFixtures(folder: string): ReplayedFixtures {
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

  return {
    get: (name) => {
      const fixture = fixtures.get(name)
      if (fixture === undefined) throw new Error(`no fixture ${name}`)
      return fixture
    },
    use: (...used) => replay.use(...used),
    hits: () => replay.hits,
    ports: (off = []) => ({ http: outside.http, log: silentLog, clock: { now: () => 0 }, off: new Set(off) }),
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
  /** Whether a result is one that the rest of the program may meet. */
  readonly isValid: (result: Result) => boolean
}

/** Tests what every source owes, whatever it answers: valid results or a `SourceFailure` of the right kind. */
export function describeSource<Query, Result>(
  { name, source, query, attempts, isValid }: TestedSource<Query, Result>,
  { get, use, ports, hits }: ReplayedFixtures,
): void {
  const ask = (asked = source) =>
    openSource(
      asked,
      ports(),
    )(query).then(
      ({ value }) => value,
      (error: unknown) => (error instanceof SourceFailure ? error.kind : error),
    )
  const play = (response: Partial<Fixture['response']>) =>
    use(...attempts.map((attempt) => withResponse(get(attempt), response)))

  describe(name, () => {
    test.each([
      [403, 'blocked'],
      [429, 'blocked'],
      [500, 'status'],
      [404, 'status'],
    ])('status %d is %s', async (status, kind) => {
      play({ status })
      expect(await ask()).toBe(kind)
      expect(hits()).toHaveLength(attempts.length)
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
      play(bodyOf((get(attempts[0]).response.bodyText ?? '').slice(0, -30)))
      expect(['shape', 'blocked']).toContain(await ask())
      play(bodyOf('['.repeat(3000)))
      expect(await ask({ ...source, maxBytes: 2000 })).toBe('network')
    })

    test('a slow answer is a failure within the time', async () => {
      play({ delay: 800 })
      expect(await ask({ ...source, timeoutMs: 300 })).toBe('network')
      // a request that is heard only now must not meet the fixtures of the next test
      await expect.poll(hits).toHaveLength(attempts.length)
    })

    test('any altered answer gives a valid result or a failure', () => {
      const { bodyText = '', headers } = get(attempts[0]).response
      const edit = fc.record({
        at: fc.nat(bodyText.length),
        drop: fc.nat(6),
        put: fc.oneof(fc.string({ maxLength: 4 }), fc.json({ maxDepth: 2 })),
      })
      fc.assert(
        fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
          const text = edits.reduce(
            (before, { at, drop, put }) => before.slice(0, at) + put + before.slice(at + drop),
            bodyText,
          )
          expectValid(text, headers)
        }),
        { numRuns: 100 },
      )
    })

    const isOfLines = !/[[{]/.test(get(attempts[0]).response.bodyText ?? '')
    if (isOfLines) return // it has no nodes
    test('any node of another type, or none, gives a valid result or a failure', () => {
      const { bodyText = '', headers } = get(attempts[0]).response
      const [before = '', json = '', after = ''] = bodyText.split(/(\{.*\}|\[.*\])/s)
      fc.assert(
        fc.property(fc.nat(60), fc.option(fc.jsonValue()), (at, instead) => {
          let node = 0
          const changed = JSON.stringify(JSON.parse(json), (_key, value: unknown) => {
            node += 1
            return node === at + 1 ? (instead ?? undefined) : value
          })
          expectValid(`${before}${changed ?? ''}${after}`, headers)
        }),
        { numRuns: 100 },
      )
    })
  })

  function expectValid(text: string, headers: Fixture['response']['headers']): void {
    let result: Result
    try {
      result = source.attempts[0].read({ status: 200, url: '', headers, body: new TextEncoder().encode(text) })
    } catch (error) {
      expect(error).toBeInstanceOf(SourceFailure)
      return
    }
    expect(isValid(result)).toBe(true)
  }
}
