import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parseConfig } from '../src/server/config.ts'
import { type Http, HttpFailure } from '../src/server/core/ports/http.ts'
import { SOURCE_IDS } from '../src/server/sources/index.ts'
import { question } from '../src/server/sources/question.ts'
import { defineSource } from '../src/server/sources/source.ts'
import { readJson } from '../src/server/sources/text.ts'
import { fixtureSchema } from '../src/server/testing/replay.ts'
import { fixtureOf, probe, secretsOf } from './lib/probe.ts'

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

test('the command lists every third party, and whether it has what it needs', () => {
  const env = { PATH: process.env.PATH, PEXELS_KEY: 'a-key-of-mine' }
  const said = execFileSync(process.execPath, [join(import.meta.dirname, 'sources.ts')], { env, encoding: 'utf8' })
  expect(SOURCE_IDS.filter((id) => !said.includes(`'${id}'`))).toEqual([])
  expect(said).toMatch(/'wallpaper\.pexels' +│ true +│ 'key or server set'/)
  expect(said).toMatch(/'wallpaper\.pixabay' +│ false +│ 'needs a key or a server'/)
  expect(said).not.toContain('a-key-of-mine')
})
