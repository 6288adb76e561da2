import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SUGGESTIONS_LIMIT } from '../../../shared/api/suggest.ts'
import { SEARCH } from '../../../shared/constants.ts'
import { openFetch } from '../../adapters/fetch/fetch.ts'
import { type Fixture, startReplay } from '../../testing/replay.ts'
import { bodyOf, describeSource, replayFixtures, withResponse } from '../../testing/source-suite.ts'
import { openSource } from '../runner.ts'
import { type Source, SourceFailure } from '../source.ts'
import { openSuggestions, suggestionSources } from './index.ts'

const replay = replayFixtures(join(import.meta.dirname, 'fixtures'), ['suggest'])
const { get, use, hits, ports } = replay

const QUERY = '玄关'
const query = (source: Source<string, readonly string[]>) => openSource(source, ports())(QUERY)
const failure = (source: Source<string, readonly string[]>) =>
  query(source).then(
    ({ value }) => value,
    (error: unknown) => (error instanceof SourceFailure ? error.kind : error),
  )

/** Each source with one fixture per attempt, in order. */
const SOURCES: readonly (readonly [string, Source<string, readonly string[]>, readonly [string, ...string[]]])[] = [
  ['baidu', suggestionSources.baidu, ['baidu.happy', 'baidu.gbk']],
  ['bing', suggestionSources.bing, ['bing.happy', 'bing.second']],
  ['google', suggestionSources.google, ['google.happy']],
  ['so360', suggestionSources['360'], ['so360.happy']],
  ['sogou', suggestionSources.sogou, ['sogou.happy']],
]

const isValid = (rows: readonly string[]) =>
  rows.length <= SUGGESTIONS_LIMIT &&
  new Set(rows).size === rows.length &&
  rows.every(
    (row) => row !== '' && row.trim() === row && !/[\u202e\u200b\n]/.test(row) && [...row].length <= SEARCH.inputLength,
  )
for (const [name, source, attempts] of SOURCES)
  describeSource({ name, source, query: QUERY, attempts, isValid }, replay)

test('every source has its fixtures', () => {
  for (const [name, source, attempts] of SOURCES) {
    expect([name, attempts.length]).toEqual([name, source.attempts.length])
    for (const kind of ['happy', 'many', 'drift', 'none']) get(`${name}.${kind}`)
  }
})

describe.each(SOURCES)('%s', (name, source, attempts) => {
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

  test('a redirect to a robot check is blocked', async () => {
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
