import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SEARCH } from '../../../shared/constants.ts'
import { openFetch } from '../../adapters/fetch/fetch.ts'
import { type Fixture, startReplay } from '../../testing/replay.ts'
import { bodyOf, replayFixtures, withResponse } from '../../testing/source-suite.ts'
import { openSource } from '../runner.ts'
import { type Source, SourceFailure } from '../source.ts'
import { openSuggestions, suggestionSources } from './index.ts'

const { get, use, hits, ports } = replayFixtures(join(import.meta.dirname, 'fixtures'))

const QUERY = '玄关'
const query = (source: Source<string, readonly string[]>) => openSource(source, ports())(QUERY)
const failure = (source: Source<string, readonly string[]>) =>
  query(source).then(
    ({ value }) => value,
    (error: unknown) => (error instanceof SourceFailure ? error.kind : error),
  )

/** Each source with one fixture per attempt, in order. */
const SOURCES: readonly (readonly [string, Source<string, readonly string[]>, readonly string[]])[] = [
  ['baidu', suggestionSources.baidu, ['baidu.happy', 'baidu.gbk']],
  ['bing', suggestionSources.bing, ['bing.happy', 'bing.second']],
  ['google', suggestionSources.google, ['google.happy']],
  ['so360', suggestionSources['360'], ['so360.happy']],
  ['sogou', suggestionSources.sogou, ['sogou.happy']],
]

test('every source has its fixtures', () => {
  for (const [name, source, attempts] of SOURCES) {
    expect([name, attempts.length]).toEqual([name, source.attempts.length])
    for (const kind of ['happy', 'many', 'drift', 'none']) get(`${name}.${kind}`)
  }
})

describe.each(SOURCES)('%s', (name, source, attempts) => {
  const play = (response: Partial<Fixture['response']>) =>
    use(...attempts.map((attempt) => withResponse(get(attempt), response)))

  test('returns its suggestions', async () => {
    use(get(`${name}.happy`))
    expect(await query(source)).toEqual({
      from: 'live',
      age: 0,
      value: ['玄关柜', '玄关装修效果图', '玄关鞋柜', '玄关是什么意思'],
    })
    expect(hits()).toHaveLength(1)
  })

  test('returns at most ten', async () => {
    use(get(`${name}.many`))
    expect((await query(source)).value).toEqual(Array.from({ length: 10 }, (_, index) => `玄关 ${index + 1}`))
  })

  test('drops rows of another type', async () => {
    use(get(`${name}.drift`))
    expect((await query(source)).value).toEqual(['玄关柜'])
  })

  test('may have nothing to suggest', async () => {
    use(get(`${name}.none`))
    expect((await query(source)).value).toEqual([])
  })

  test.each([
    [403, 'blocked'],
    [429, 'blocked'],
    [500, 'status'],
    [404, 'status'],
  ])('status %d is %s', async (status, kind) => {
    play({ status })
    expect(await failure(source)).toBe(kind)
  })

  test('a robot check with status 200 is blocked', async () => {
    play({ ...bodyOf('<!DOCTYPE html><title>请输入验证码</title>'), headers: { 'content-type': 'text/html' } })
    expect(await failure(source)).toBe('blocked')
  })

  test('a redirect to a robot check is blocked; one to a private address is not followed', async () => {
    const away = attempts.map((attempt) =>
      withResponse(get(attempt), { status: 302, headers: { location: '/verify' } }),
    )
    const pages = away.map(({ request, response, ...rest }): Fixture => {
      const page = { ...response, ...bodyOf('<html>'), status: 200, headers: {} }
      return { ...rest, request: { ...request, path: '/verify', query: {} }, response: page }
    })
    use(...away, ...pages)
    expect(await failure(source)).toBe('blocked')
    expect(hits().filter((hit) => hit.endsWith('/verify'))).toHaveLength(attempts.length)
    play({ status: 302, headers: { location: 'http://169.254.169.254/' } })
    expect(await failure(source)).toBe('blocked')
  })

  test('a truncated response is a shape failure', async () => {
    play(bodyOf((get(`${name}.happy`).response.bodyText ?? '').slice(0, 40)))
    expect(await failure(source)).toBe('shape')
  })

  test('an empty, a slow and an oversized response are failures', async () => {
    play(bodyOf(''))
    expect(await failure(source)).toBe('empty')
    play(bodyOf('['.repeat(70_000)))
    expect(await failure(source)).toBe('network')
    play({ delay: 1500 })
    expect(await failure({ ...source, timeoutMs: 600 })).toBe('network')
    // A request that is heard only now must not meet the fixtures of the next test.
    await expect.poll(hits).toHaveLength(attempts.length)
  })

  test('any altered response gives valid rows or a SourceFailure', () => {
    const [attempt] = source.attempts
    const { bodyText = '', headers } = get(`${name}.happy`).response
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
        check(() => attempt.read({ status: 200, url: '', headers, body: new TextEncoder().encode(text) }))
      }),
      { numRuns: 400 },
    )
  })
})

/** Expects valid rows or a `SourceFailure`. */
function check(read: () => readonly string[]): void {
  let rows: readonly string[]
  try {
    rows = read()
  } catch (error) {
    expect(error).toBeInstanceOf(SourceFailure)
    return
  }
  expect(rows.length).toBeLessThanOrEqual(10)
  for (const row of rows) {
    expect(row.trim()).toBe(row)
    expect(row).not.toBe('')
    expect(row).not.toMatch(/[\u202e\u200b\n]/)
    expect([...row].length).toBeLessThanOrEqual(SEARCH.inputLength)
  }
  expect(new Set(rows).size).toBe(rows.length)
}

describe('response nodes that change their type or are missing', () => {
  const withJson = SOURCES.filter(([name]) => name !== 'sogou')
  test.each(withJson)('%s gives valid rows or a SourceFailure', (name, source) => {
    const { bodyText = '', headers } = get(`${name}.happy`).response
    fc.assert(
      fc.property(fc.nat(40), fc.option(fc.jsonValue()), (at, instead) => {
        let node = 0
        const text = JSON.stringify(JSON.parse(bodyText), (_key, value: unknown) => {
          node += 1
          return node === at + 1 ? (instead ?? undefined) : value
        })
        check(() =>
          source.attempts[0].read({ status: 200, url: '', headers, body: new TextEncoder().encode(text ?? '') }),
        )
      }),
      { numRuns: 400 },
    )
  })
})

describe('fallbacks and older formats', () => {
  test.each([
    ['baidu.gbk', 'baidu.happy', suggestionSources.baidu, ['玄关柜', '玄关装修效果图']],
    ['baidu.gbk-unsaid', 'baidu.happy', suggestionSources.baidu, ['玄关柜']],
    ['bing.second', 'bing.happy', suggestionSources.bing, ['玄关柜', '玄关装修效果图', '玄关鞋柜', '玄关是什么意思']],
    ['bing.second-none', 'bing.happy', suggestionSources.bing, []],
  ] as const)('%s is used when %s fails', async (second, first, source, rows) => {
    use(withResponse(get(first), { status: 500 }), get(second))
    expect((await query(source)).value).toEqual(rows)
    expect(hits()).toHaveLength(2)
  })
  test('the older format of 360 and Sogou in GBK are parsed', async () => {
    use(get('so360.old'))
    expect((await query(suggestionSources['360'])).value).toHaveLength(4)
    use(get('sogou.gbk'))
    expect((await query(suggestionSources.sogou)).value).toEqual(['玄关柜'])
  })
})

describe('suggestions for the user', () => {
  test('have their origin; a failure is silent', async () => {
    const suggest = openSuggestions(ports(['suggest.google']))
    use(get('bing.happy'))
    expect(await suggest('bing', QUERY, 'me')).toMatchObject({
      from: 'live',
      list: expect.arrayContaining(['玄关柜']),
    })
    expect(await suggest('bing', QUERY, 'me')).toMatchObject({ from: 'cache', age: 0 })
    use(withResponse(get('sogou.happy'), { status: 500 }))
    expect(await suggest('sogou', QUERY, 'me')).toEqual({ list: [], from: 'none', age: 0 })
    expect(await suggest('google', QUERY, 'me')).toEqual({ list: [], from: 'none', age: 0 })
  })

  test('a request without a fixture is recorded as a miss', async () => {
    const strict = await startReplay(['api.bing.com'])
    const fetching = openFetch({ mirrors: strict.mirrors })
    strict.use(get('bing.happy'))
    const other = openSource(suggestionSources.bing, { ...ports(), http: fetching.http })
    await expect(other('something else')).rejects.toMatchObject({ kind: 'status' })
    expect(strict.misses).toHaveLength(2)
    await fetching.close()
    await strict.close()
  })
})
