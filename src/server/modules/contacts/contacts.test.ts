import { afterEach, expect, test } from 'vitest'
import { HttpFailure, type HttpRequest } from '../../core/ports/http.ts'
import { makeServer, type TestServer } from '../../testing/project.ts'

let server: TestServer
afterEach(() => server.close())

const answer = (url: string) => ({ status: 200, url, headers: {}, body: new TextEncoder().encode('{"g":[]}') })

async function contactsAfter(http: (request: HttpRequest) => ReturnType<typeof answer>, ...paths: readonly string[]) {
  server = await makeServer({ http: async (request) => http(request), clock: { now: () => 1000 } })
  for (const path of paths) await server.app.request(path)
  const response = await server.app.request('/api/contacts')
  const text = await response.text()
  return { text, data: JSON.parse(text).data }
}

test('tells which hosts were asked for which source, and nothing of what was asked', async () => {
  const { text, data } = await contactsAfter(
    ({ url }) => answer(url),
    '/api/suggest?source=baidu&wd=secret',
    '/api/frame_check?url=https://private.example/',
  )
  expect(data.since).toBe(1000)
  expect(data.sources).toContainEqual({
    ...{ id: 'suggest.baidu', need: 'none', isOff: false },
    hosts: [
      { host: 'www.baidu.com', count: 1 },
      { host: 'suggestion.baidu.com', count: 0 },
    ],
    health: { succeededAt: 1000, latencyMs: 0 },
  })
  expect(data.sources).toContainEqual({
    ...{ id: 'wallpaper.pexels', need: 'unset', isOff: true, hosts: [], health: {} },
  })
  expect(data.lookups).toContainEqual({ lookup: 'frame', count: 1 })
  expect(text).not.toMatch(/secret|private/)
})

test('counts what failed on the way, but not what was never sent', async () => {
  const fail = (kind: 'blocked' | 'timeout') => () => {
    throw new HttpFailure(kind, kind)
  }
  const ask = '/api/frame_check?url=https://site.example/'
  const blocked = await contactsAfter(fail('blocked'), ask)
  expect(blocked.data.lookups).toContainEqual({ lookup: 'frame', count: 0 })
  await server.close()
  const slow = await contactsAfter(fail('timeout'), ask)
  expect(slow.data.lookups).toContainEqual({ lookup: 'frame', count: 1 })
})

test('tells how a source has failed last, and when it has answered', async () => {
  const { data } = await contactsAfter(({ url }) => ({ ...answer(url), status: 500 }), '/api/hot_srarch?type=toutiao')
  expect(data.sources).toContainEqual({
    ...{ id: 'hot.toutiao', need: 'none', isOff: false },
    hosts: [{ host: 'www.toutiao.com', count: 1 }],
    health: { failedAt: 1000, failure: 'status' },
  })
})
