import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { parseConfig } from '../src/server/config.ts'
import { type Http, HttpFailure, type HttpResponse } from '../src/server/core/ports/http.ts'
import { SOURCE_IDS } from '../src/server/sources/index.ts'
import { question } from '../src/server/sources/question.ts'
import { defineSource } from '../src/server/sources/source.ts'
import { readJson } from '../src/server/sources/text.ts'
import { fixtureSchema } from '../src/server/testing/replay.ts'
import { fixtureNames, fixtureOf, probe, rowsOfFixture, secretsOf, warningsOf } from './lib/probe.ts'

const KEY = 'a/secret+key'
const TOKEN = '0123456789abcdef0123456789abcdef'
const sample = question(
  defineSource({
    id: 'test.one',
    freshSeconds: 60,
    timeoutMs: 1000,
    maxBytes: 1000,
    key: (word: string) => word,
    attempts: [
      {
        request: (word: string) => ({ url: `https://first.test/find?q=${word}&key=${encodeURIComponent(KEY)}` }),
        read: (response) => v.parse(v.object({ list: v.array(v.string()) }), readJson(response)),
      },
      { request: () => ({ url: `https://second.test/?t=${TOKEN}&f=json`, post: KEY }), read: readJson },
    ],
  }),
  'word',
)
const answer = (body: string, status = 200) => ({
  ...{ status, url: '', body: new TextEncoder().encode(body) },
  headers: { 'content-type': 'application/json', 'set-cookie': 'session=1' },
})

test('every endpoint is asked once, fallbacks included, and told by its rows or its failure', async () => {
  const http: Http = async ({ url }) =>
    url.includes('first') ? answer('{"list":["a","b"]}') : Promise.reject(new HttpFailure('timeout', 'too slow'))
  const results = await probe(sample, http, () => 0)
  expect(results).toMatchObject([
    { host: 'first.test', isValid: true, summary: '2 rows' },
    { host: 'second.test', isValid: false, summary: 'timeout: too slow' },
  ])
  const [drifted] = await probe(
    sample,
    async () => answer('{"list":7}'),
    () => 0,
  )
  expect(drifted).toMatchObject({ isValid: false, summary: 'shape: cannot be read' })
  const [refused] = await probe(
    sample,
    async () => answer('', 403),
    () => 0,
  )
  expect(refused).toMatchObject({ isValid: false, summary: 'blocked: status 403' })
})

const board = (attempts: number) =>
  question(
    defineSource({
      id: 'test.board',
      ...{ freshSeconds: 60, timeoutMs: 1000, maxBytes: 10_000, key: () => '' },
      attempts: [
        { request: () => ({ url: 'https://first.test/board' }), read: readRows },
        ...Array.from({ length: attempts - 1 }, (_, at) => ({
          request: () => ({ url: `https://way${at + 2}.test/board` }),
          read: readRows,
        })),
      ],
    }),
    undefined,
    20,
  )
const readRows = (response: HttpResponse) =>
  v.parse(v.array(v.object({ title: v.string() })), readJson(response)).map(({ title }) => ({ name: title }))
const rowsOf = (count: number, more: readonly object[] = []) =>
  JSON.stringify([...Array.from({ length: count }, (_, at) => ({ title: `row ${at}` })), ...more])

describe('the probe warns', () => {
  const warnings = async (ways: number, http: Http, earlier: readonly number[] = []) => {
    const asked = board(ways)
    return warningsOf(asked, await probe(asked, http, () => 0), earlier)
  }

  test('of nothing where the first way answers with the usual rows', async () => {
    expect(await warnings(2, async () => answer(rowsOf(20)))).toEqual([])
    expect(await warnings(1, async () => answer(rowsOf(10)))).toEqual([])
  })

  test('of rows that are paid for and have come through', async () => {
    const paid = [
      { title: 'bought', is_ad: 1 },
      { title: 'bought, too', info: { topic_ad: '1' } },
      { title: 'row 3', ad: 0, isAd: false, ad_type: '' },
      { title: 7, is_ad: 1 },
    ]
    const http: Http = async () => answer(rowsOf(20, paid.slice(0, 3)))
    expect(await warnings(1, http)).toEqual(['test.board, first.test: rows that look paid for: 2'])
  })

  test('of fewer rows than usual, or than there were the last time', async () => {
    expect(await warnings(1, async () => answer(rowsOf(9)))).toEqual([
      'test.board, first.test: 9 rows, where 20 are usual',
    ])
    expect(await warnings(1, async () => answer(rowsOf(20)), [50])).toEqual([
      'test.board, first.test: 20 rows, where 50 are usual',
    ])
  })

  test('of a way that is not the first', async () => {
    const later: Http = async ({ url }) => (url.includes('way3') ? answer(rowsOf(20)) : answer('', 403))
    expect(await warnings(3, later)).toEqual(['test.board: only its way 3 answers, way3.test'])
    expect(await warnings(2, async () => answer('', 403))).toEqual([])
  })
})

test('a fixture is one that the tests can replay, without secrets, cookies and addresses', () => {
  const [attempt, second] = sample.attempts
  const secrets = secretsOf(
    parseConfig({
      ...{ PEXELS_KEY: KEY, TENCENT_SECRET_ID: 'an-id-of-mine', TENCENT_SECRET_KEY: 'a-secret-of-mine' },
      HOLIDAYS_URL: 'https://list.example/days.json?form=json&token=a-token-of-mine',
    }).sources.settings,
  )
  expect(secrets).toEqual([KEY, 'an-id-of-mine', 'a-secret-of-mine', 'a-token-of-mine'])
  const cookie = '"cookie": "MUSIC_A=a-session-of-mine; Path=/"'
  const response = answer(
    `{"list":["${KEY}"],"ip":"198.51.100.7","id":"an-id-of-mine","of":"a-token-of-mine",${cookie}}`,
  )
  const fixture = attempt && fixtureOf(attempt, response, secrets, '2026-11-25')
  expect(v.parse(fixtureSchema, fixture)).toMatchObject({
    provenance: { kind: 'recorded' },
    request: { method: 'GET', host: 'first.test', path: '/find', query: { q: 'word', key: 'SECRET' } },
    response: { headers: { 'content-type': 'application/json' } },
  })
  const other = second && fixtureOf(second, response, secrets, '2026-11-25')
  expect(v.parse(fixtureSchema, other).request.query).toEqual({ t: 'SECRET', f: 'json' })
  expect(JSON.stringify(fixture)).not.toMatch(/secret.?key|secret%2Bkey|of-mine|198\.51|session/)
})

test('what was usual is read from the answers of the last time, each of which has a file of its own', () => {
  const asked = board(2)
  const [attempt] = asked.attempts
  if (attempt === undefined) throw new Error('no attempt')
  const kept = JSON.stringify(fixtureOf(attempt, answer(rowsOf(12)), [], '2026-11-25'))
  expect(rowsOfFixture(attempt, kept)).toBe(12)
  for (const text of ['', '{', JSON.stringify(fixtureOf(attempt, answer('no JSON'), [], '2026-11-25'))])
    expect(rowsOfFixture(attempt, text)).toBeUndefined()
  expect(fixtureNames([asked, sample, board(1)])).toEqual([
    ['test.board.1', 'test.board.2'],
    ['test.one.1', 'test.one.2'],
    ['test.board.3'],
  ])
})

test('the command asks, keeps the answers and prints its warnings', async () => {
  const rows = [
    { word: '甲', num: 5 },
    { word: '乙', num: 4, ad_type: '1' },
  ]
  const site = createServer((request, response) => {
    if (!request.url?.includes('hot_band')) return response.writeHead(403).end()
    return response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ data: { band_list: rows } }))
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const folder = mkdtempSync(join(tmpdir(), 'probe-'))
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const hosts = ['weibo.com', 'passport.weibo.com', 's.weibo.com']
  const env = {
    ...{ PATH: process.env.PATH, DATA_DIR: folder },
    SOURCE_REWRITE: hosts.map((host) => `https://${host}=${origin}`).join(),
  }
  const command = [join(import.meta.dirname, 'sources.ts'), 'probe', 'hot.weibo']
  const { stdout } = await promisify(execFile)(process.execPath, command, { env }).catch(
    (error: { stdout: string }) => error,
  )
  site.close()
  expect(stdout.split('\n').filter((line) => line.startsWith('warning'))).toEqual([
    'warning: hot.weibo: only its way 2 answers, weibo.com',
    'warning: hot.weibo, weibo.com: rows that look paid for: 1',
    'warning: hot.weibo, weibo.com: 2 rows, where 20 are usual',
  ])
  expect(readdirSync(join(folder, 'fixtures'))).toContain('hot.weibo.2.json')
  rmSync(folder, { recursive: true })
})

test('the command lists every third party, and whether it has what it needs', () => {
  const env = { PATH: process.env.PATH, PEXELS_KEY: 'a-key-of-mine' }
  const said = execFileSync(process.execPath, [join(import.meta.dirname, 'sources.ts')], { env, encoding: 'utf8' })
  expect(SOURCE_IDS.filter((id) => !said.includes(`'${id}'`))).toEqual([])
  expect(said).toMatch(/'wallpaper\.pexels' +│ true +│ 'key or server set'/)
  expect(said).toMatch(/'wallpaper\.pixabay' +│ false +│ 'needs a key or a server'/)
  expect(said).not.toContain('a-key-of-mine')
})
