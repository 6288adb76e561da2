import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Http, HttpFailure } from '../../core/ports/http.ts'
import { makeServer, type TestServer } from '../../testing/project.ts'

const DAY_MS = 24 * 3600 * 1000
let now = 0
let requested: string[] = []
let server: TestServer

/** A site whose start page refuses frames and whose other pages do not; `/down` does not answer. */
const http: Http = async ({ url }) => {
  const { pathname } = new URL(url)
  requested.push(pathname)
  if (pathname === '/down') throw new HttpFailure('timeout', 'too slow')
  const headers: Record<string, string> = pathname === '/' ? { 'x-frame-options': 'DENY' } : {}
  return { status: 200, url, headers, body: new Uint8Array() }
}
const check = async (path: string): Promise<string> => {
  const url = encodeURIComponent(`https://site.example${path}`)
  return (await (await server.app.request(`/api/frame_check?url=${url}`)).json()).data.framable
}

beforeEach(async () => {
  now = 0
  requested = []
  server = await makeServer({ http, clock: { now: () => now } })
})
afterEach(() => server.close())

test('the pages of a site are asked for one by one, whichever came first', async () => {
  expect([await check('/'), await check('/embed/1'), await check('/')]).toEqual(['no', 'yes', 'no'])
})

test('a page is asked for once a day, whatever its query', async () => {
  expect([await check('/embed/1?a'), await check('/embed/1?b#c')]).toEqual(['yes', 'yes'])
  expect(requested).toEqual(['/embed/1'])
  now += DAY_MS
  await check('/embed/1')
  expect(requested).toHaveLength(2)
})

test('a page that does not answer is unknown, and asked for again', async () => {
  expect([await check('/down'), await check('/down')]).toEqual(['unknown', 'unknown'])
  expect(requested).toHaveLength(2)
})
