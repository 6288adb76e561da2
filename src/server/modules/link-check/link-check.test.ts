import { afterEach, beforeEach, expect, test } from 'vitest'
import { LINKS_PER_CHECK } from '../../../shared/api/link-check.ts'
import { type Http, HttpFailure, type HttpFailureKind } from '../../core/ports/http.ts'
import { makeServer, type TestServer } from '../../testing/project.ts'
import { checkLink } from './check-link.ts'

interface Page {
  readonly status?: number
  readonly head?: number
  readonly location?: string
  readonly fails?: HttpFailureKind
}

const PAGES: Readonly<Record<string, Page>> = {
  '/ok': {},
  '/gone': { status: 410 },
  '/missing': { status: 404 },
  '/no-head': { head: 405 },
  '/login': { status: 403 },
  '/fault': { status: 502 },
  '/slow': { fails: 'timeout' },
  '/nobody': { fails: 'network' },
  '/private': { fails: 'blocked' },
  '/moved': { status: 301, location: '/moved-on' },
  '/moved-on': { status: 308, location: 'https://other.example/new' },
  '/new': {},
  '/for-now': { status: 302, location: '/ok' },
  '/moved-to-login': { status: 301, location: '/to-login' },
  '/to-login': { status: 302, location: '/login-page' },
  '/login-page': {},
  '/same': { status: 301, location: 'https://www.site.example/same/' },
  '/same/': {},
  '/moved-to-gone': { status: 301, location: '/missing' },
  '/moved-to-private': { status: 301, location: '/private' },
  '/loop': { status: 301, location: '/loop' },
}

let server: TestServer
let requested: string[] = []

const http: Http = async ({ url, method = 'GET', redirect, maxBytes = 0 }) => {
  const { pathname } = new URL(url)
  requested.push(`${method} ${pathname}`)
  expect(redirect).toBe('manual')
  expect(method === 'HEAD' || maxBytes <= 4096).toBe(true)
  const { status = 200, head = status, location, fails } = PAGES[pathname] ?? {}
  if (fails !== undefined) throw new HttpFailure(fails, fails)
  const headers: Record<string, string> = location === undefined ? {} : { location }
  return { status: method === 'HEAD' ? head : status, url, headers, body: new Uint8Array() }
}

const ask = async (...paths: readonly string[]) =>
  server.app.request('/api/check_links', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ urls: paths.map((path) => `http://site.example${path}`) }),
  })
const check = async (path: string) => (await (await ask(path)).json()).data.links[0]

beforeEach(async () => {
  requested = []
  server = await makeServer({ http })
})
afterEach(() => server.close())

test.each([
  ['/ok', { state: 'ok' }],
  ['/no-head', { state: 'ok' }],
  ['/for-now', { state: 'ok' }],
  ['/same', { state: 'ok' }],
  ['/gone', { state: 'gone' }],
  ['/missing', { state: 'gone' }],
  ['/moved-to-gone', { state: 'gone' }],
  ['/login', { state: 'refused' }],
  ['/private', { state: 'refused' }],
  ['/moved-to-private', { state: 'refused' }],
  ['/loop', { state: 'refused' }],
  ['/fault', { state: 'unreachable' }],
  ['/slow', { state: 'unreachable' }],
  ['/nobody', { state: 'unreachable' }],
  ['/moved', { state: 'moved', to: 'https://other.example/new' }],
  ['/moved-to-login', { state: 'moved', to: 'http://site.example/to-login' }],
])('%s is %j', async (path, link) => expect(await check(path)).toEqual(link))

test('a page is read only where its head is not answered well; what is slow or private is asked once', async () => {
  for (const path of ['/ok', '/no-head', '/slow', '/private']) await check(path)
  expect(requested).toEqual(['HEAD /ok', 'HEAD /no-head', 'GET /no-head', 'HEAD /slow', 'HEAD /private'])
})

test('several are answered in their order, and more than a question may have are refused', async () => {
  const answer = await (await ask('/ok', '/gone', '/slow', '/ok', '/moved')).json()
  expect(answer.data.links.map(({ state }: { state: string }) => state)).toEqual([
    ...['ok', 'gone', 'unreachable', 'ok', 'moved'],
  ])
  const tooMany = await (await ask(...Array.from({ length: LINKS_PER_CHECK + 1 }, () => '/ok'))).json()
  expect(tooMany.code).toBe(400)
})

test('one address asks thirty times a minute, and is counted on the trust page', async () => {
  for (let count = 0; count < 30; count += 1) await ask('/ok')
  const answer = await ask('/ok')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, expect.any(String)])
  const { data } = await (await server.app.request('/api/contacts')).json()
  expect(data.lookups).toContainEqual({ lookup: 'link', count: 30 })
})

test.each([
  ['redirects', 3900, { status: 301, headers: { location: '/again' } }],
  ['redirects to the last moment', 5000, { status: 301, headers: { location: '/again' } }],
  ['an answer to HEAD that is none', 10_001, { status: 405, headers: {} }],
])('time that is used up by %s ends the check, and no request begins without any', async (_, ms, answer) => {
  let now = 0
  const slow: Http = async ({ url, timeoutMs = 0 }) => {
    expect(timeoutMs).toBeGreaterThan(0)
    now += ms
    return { ...answer, url, body: new Uint8Array() }
  }
  const link = await checkLink({ http: slow, clock: { now: () => now } }, 'http://site.example/a', 'caller')
  expect(link).toEqual({ state: 'unreachable' })
})
