import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { SEARCH } from '../../../shared/constants.ts'
import { openFetch } from '../../adapters/fetch/fetch.ts'
import { silentLog } from '../../testing/project.ts'
import { type Fixture, fixtureSchema, type Replay, startReplay } from '../../testing/replay.ts'
import { openSource } from '../runner.ts'
import { type Source, SourceFailure } from '../source.ts'
import { openSuggestions, suggestionSources } from './index.ts'

const folder = join(import.meta.dirname, 'fixtures')
const fixtures = new Map(
  readdirSync(folder).map((file) => [
    file.replace(/\.json$/, ''),
    v.parse(fixtureSchema, JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  ]),
)
const get = (name: string): Fixture => {
  const fixture = fixtures.get(name)
  if (!fixture) throw new Error(`no fixture ${name}`)
  return fixture
}
const hosts = [...new Set([...fixtures.values()].map((fixture) => fixture.request.host))]

let replay: Replay
let outside: ReturnType<typeof openFetch>
beforeAll(async () => {
  replay = await startReplay(hosts)
  outside = openFetch({ mirrors: replay.mirrors })
})
afterEach(() => expect(replay.misses).toEqual([]))
afterAll(async () => {
  await outside.close()
  await replay.close()
})

const QUESTION = '玄关'
const ports = () => ({ http: outside.http, log: silentLog, clock: { now: () => 0 }, off: new Set<string>() })
const ask = (source: Source<string, readonly string[]>) => openSource(source, ports())(QUESTION)
const failure = (source: Source<string, readonly string[]>) =>
  ask(source).then(
    ({ value }) => value,
    (error: unknown) => (error instanceof SourceFailure ? error.kind : error),
  )

/** The fixture with another answer. */
const answering = (fixture: Fixture, response: Partial<Fixture['response']>): Fixture => ({
  ...fixture,
  response: { ...fixture.response, ...response },
})

/** A body, whatever the fixture had. */
const bodyOf = (text: string) => ({ bodyBase64: Buffer.from(text).toString('base64') })

/** Each source with a fixture for every way to ask it, the first one first. */
const SOURCES: readonly (readonly [string, Source<string, readonly string[]>, readonly string[]])[] = [
  ['baidu', suggestionSources.baidu, ['baidu.happy', 'baidu.gbk']],
  ['bing', suggestionSources.bing, ['bing.happy', 'bing.second']],
  ['google', suggestionSources.google, ['google.happy']],
  ['so360', suggestionSources['360'], ['so360.happy']],
  ['sogou', suggestionSources.sogou, ['sogou.happy']],
]

test('every fixture says where it is from', () => {
  const kinds = [...fixtures.values()].map((fixture) => fixture.provenance.kind)
  const count = (kind: string) => kinds.filter((one) => one === kind).length
  process.stdout.write(`suggestion fixtures: ${count('reconstructed')} reconstructed, ${count('recorded')} recorded\n`)
  expect(count('reconstructed') + count('recorded')).toBe(fixtures.size)
  for (const [name, source, ways] of SOURCES) {
    expect([name, ways.length]).toEqual([name, source.ways.length])
    for (const kind of ['happy', 'many', 'drift', 'none']) get(`${name}.${kind}`)
  }
})

describe.each(SOURCES)('%s', (name, source, ways) => {
  const play = (response: Partial<Fixture['response']>) =>
    replay.play(...ways.map((way) => answering(get(way), response)))

  test('gives its suggestions', async () => {
    replay.play(get(`${name}.happy`))
    expect(await ask(source)).toEqual({
      from: 'live',
      age: 0,
      value: ['玄关柜', '玄关装修效果图', '玄关鞋柜', '玄关是什么意思'],
    })
    expect(replay.hits).toHaveLength(1)
  })

  test('gives at most ten', async () => {
    replay.play(get(`${name}.many`))
    expect((await ask(source)).value).toEqual(Array.from({ length: 10 }, (_, index) => `玄关 ${index + 1}`))
  })

  test('leaves out rows of another type', async () => {
    replay.play(get(`${name}.drift`))
    expect((await ask(source)).value).toEqual(['玄关柜'])
  })

  test('may have nothing to suggest', async () => {
    replay.play(get(`${name}.none`))
    expect((await ask(source)).value).toEqual([])
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

  test('a page for robots with status 200 is blocked', async () => {
    play({ ...bodyOf('<!DOCTYPE html><title>请输入验证码</title>'), headers: { 'content-type': 'text/html' } })
    expect(await failure(source)).toBe('blocked')
  })

  test('a redirect to such a page likewise; one to a private address is not followed', async () => {
    const away = ways.map((way) => answering(get(way), { status: 302, headers: { location: '/verify' } }))
    const pages = away.map(({ request, response, ...rest }): Fixture => {
      const page = { ...response, ...bodyOf('<html>'), status: 200, headers: {} }
      return { ...rest, request: { ...request, path: '/verify', query: {} }, response: page }
    })
    replay.play(...away, ...pages)
    expect(await failure(source)).toBe('blocked')
    expect(replay.hits.filter((hit) => hit.endsWith('/verify'))).toHaveLength(ways.length)
    play({ status: 302, headers: { location: 'http://169.254.169.254/' } })
    expect(await failure(source)).toBe('blocked')
  })

  test('half of an answer is of no known shape', async () => {
    play(bodyOf((get(`${name}.happy`).response.bodyText ?? '').slice(0, 40)))
    expect(await failure(source)).toBe('shape')
  })

  test('an empty answer, a slow one and an oversized one are failures', async () => {
    play(bodyOf(''))
    expect(await failure(source)).toBe('empty')
    play(bodyOf('['.repeat(70_000)))
    expect(await failure(source)).toBe('network')
    play({ delay: 400 })
    expect(await failure({ ...source, timeoutMs: 100 })).toBe('network')
  })

  test('whatever becomes of its answer, it gives good rows or says why not', () => {
    const [way] = source.ways
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
        check(() => way.read({ status: 200, headers, body: new TextEncoder().encode(text) }))
      }),
      { numRuns: 400 },
    )
  })
})

/** The rows are fit to show, or the failure is one of ours. */
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

describe('nodes of an answer that change their type or go away', () => {
  const withJson = SOURCES.filter(([name]) => name !== 'sogou')
  test.each(withJson)('%s gives good rows or says why not', (name, source) => {
    const { bodyText = '', headers } = get(`${name}.happy`).response
    fc.assert(
      fc.property(fc.nat(40), fc.option(fc.jsonValue()), (at, instead) => {
        let node = 0
        const text = JSON.stringify(JSON.parse(bodyText), (_key, value: unknown) => {
          node += 1
          return node === at + 1 ? (instead ?? undefined) : value
        })
        check(() => source.ways[0].read({ status: 200, headers, body: new TextEncoder().encode(text ?? '') }))
      }),
      { numRuns: 400 },
    )
  })
})

describe('second ways and older forms', () => {
  test.each([
    ['baidu.gbk', 'baidu.happy', suggestionSources.baidu, ['玄关柜', '玄关装修效果图']],
    ['baidu.gbk-unsaid', 'baidu.happy', suggestionSources.baidu, ['玄关柜']],
    ['bing.second', 'bing.happy', suggestionSources.bing, ['玄关柜', '玄关装修效果图', '玄关鞋柜', '玄关是什么意思']],
    ['bing.second-none', 'bing.happy', suggestionSources.bing, []],
  ] as const)('%s answers when %s fails', async (second, first, source, rows) => {
    replay.play(answering(get(first), { status: 500 }), get(second))
    expect((await ask(source)).value).toEqual(rows)
    expect(replay.hits).toHaveLength(2)
  })
  test('the older form of 360 and Sogou in GBK are read', async () => {
    replay.play(get('so360.old'))
    expect((await ask(suggestionSources['360'])).value).toHaveLength(4)
    replay.play(get('sogou.gbk'))
    expect((await ask(suggestionSources.sogou)).value).toEqual(['玄关柜'])
  })
})

describe('suggestions for the user', () => {
  test('say where they came from; a failure is silent', async () => {
    const suggest = openSuggestions({ ...ports(), off: new Set(['suggest.google']) })
    replay.play(get('bing.happy'))
    expect(await suggest('bing', QUESTION, 'me')).toMatchObject({
      from: 'live',
      list: expect.arrayContaining(['玄关柜']),
    })
    expect(await suggest('bing', QUESTION, 'me')).toMatchObject({ from: 'cache', age: 0 })
    replay.play(answering(get('sogou.happy'), { status: 500 }))
    expect(await suggest('sogou', QUESTION, 'me')).toEqual({ list: [], from: 'none', age: 0 })
    expect(await suggest('google', QUESTION, 'me')).toEqual({ list: [], from: 'none', age: 0 })
  })

  test('a request that no fixture knows is noticed', async () => {
    const strict = await startReplay(['api.bing.com'])
    const fetching = openFetch({ mirrors: strict.mirrors })
    strict.play(get('bing.happy'))
    const other = openSource(suggestionSources.bing, { ...ports(), http: fetching.http })
    await expect(other('something else')).rejects.toMatchObject({ kind: 'status' })
    expect(strict.misses).toHaveLength(2)
    await fetching.close()
    await strict.close()
  })
})
